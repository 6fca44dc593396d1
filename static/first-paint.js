/* global window */
// Runs before anything is drawn: the page begins in the theme that was chosen, not in another one for a moment.
// What it reads is the copy that src/lib/settings keeps in the page's own storage.
{
  const look = window.document.documentElement.dataset;
  let kept = {};
  try {
    kept = JSON.parse(window.localStorage.getItem('regolith.settings') ?? '{}') ?? {};
  } catch {
    // Nothing was kept that can be read; the system's wish counts.
  }
  const system = (query) => window.matchMedia(query).matches;
  const day = kept.theme === 'day' || (kept.theme !== 'night' && system('(prefers-color-scheme: light)'));
  look.theme = day ? 'day' : 'night';
}
