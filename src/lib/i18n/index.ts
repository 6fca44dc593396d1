/** All texts. `m.key(inputs)` reads the language of the settings, so a text in markup follows a change at once. */
export { m } from './paraglide/messages.js';
export { ago } from './format';
export { currentLocale, setLocale, isLocale, LOCALES, type Locale } from './locale.svelte';
