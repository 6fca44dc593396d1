/** Milliseconds after which a download has surely begun. */
const BEGUN = 60_000;

/** Gives the person a file by the browser's own way. `bytes` is base64. */
export function download(name: string, bytes: string): void {
  const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([data], { type: 'application/octet-stream' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), BEGUN);
}
