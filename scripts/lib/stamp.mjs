// Knows whether something was built from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HOME } from './run.mjs';

/** What the front end is made of. */
export const FRONT = [
  'src',
  'static',
  'messages',
  'project.inlang/settings.json',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
];
/** What the programs are made of, without the front end. */
export const CRATES = ['Cargo.toml', 'Cargo.lock', 'crates', 'content'];
/** What the window is made of besides. */
export const SHELL = ['src-tauri'];

/** Written by builds, so no part of what they are made of. */
const WRITTEN = ['src/lib/i18n/paraglide', 'src-tauri/gen', 'src-tauri/permissions'];

/** A fingerprint of files and folders by their contents. */
export function fingerprint(paths, ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  const add = (path) => {
    const name = relative(HOME, path).replaceAll('\\', '/');
    if (WRITTEN.includes(name)) return;
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) add(join(path, entry));
    } else {
      const bytes = readFileSync(path);
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    }
  };
  for (const path of paths) add(join(HOME, path));
  return hash.digest('hex');
}

/** Whether `result` is there and was built from what `print` is of. */
export function isFresh(stamp, print, result) {
  return existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Remembers what something was built from. */
export function remember(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
