// The focus is not lost with the button that had it.
import { tick } from 'svelte';

export interface FocusHost {
  /** Takes the focus when the place that had it is gone; none while something else is over the table. */
  home(): HTMLElement | null;
  /** Reads whatever may take a button away when it changes. */
  signs(): unknown;
}

/**
 * A button that was pressed is often gone a moment later, and the focus with it: then `home` takes it, so that nobody has
 * to find the way back from the top of the page. What still stands keeps its focus, and what never had it gets none.
 * Call it while a component is set up.
 */
export function keepFocus(host: FocusHost): void {
  let touched: EventTarget | null = null;
  const refocus = (): void => {
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const gone = touched instanceof Element && !touched.isConnected;
    if (lost && gone) host.home()?.focus({ preventScroll: true });
  };
  $effect(() => {
    host.signs();
    void tick().then(refocus);
  });
  $effect(() => {
    const remember = ({ target }: FocusEvent): void => {
      touched = target;
    };
    // A dialog goes after what it was closed by.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) setTimeout(refocus);
    };
    // Parts that were there first may have taken the focus already, as a curtain does.
    touched = document.activeElement;
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
    };
  });
}
