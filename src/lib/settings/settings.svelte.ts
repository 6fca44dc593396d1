import { MediaQuery } from 'svelte/reactivity';
import { isLocale, LOCALES, setLocale, type Locale } from '$lib/i18n';
import { deviceKeep, readObject, type Keep } from './keep';

export const LANGUAGES = ['auto', ...LOCALES] as const;
export const THEMES = ['system', 'night', 'day'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** A language, or the system's. */
export type Language = 'auto' | Locale;
/** Night or day, or what the system asks for. */
export type Theme = (typeof THEMES)[number];
/** Full or reduced motion, or what the system asks for. */
export type Motion = (typeof MOTIONS)[number];
/** How long a computer's step stays in view; `instant` shows only the outcome. */
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that one step of a computer player stays in view. */
export const STEP_MS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 900, fast: 400, instant: 0 };

/** Every choice, as it is kept. */
export interface Choices {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  /** Whether an action waits for a second tap after its preview. */
  readonly confirm: boolean;
  /** How fast the turns of computer players are shown. */
  readonly speed: Speed;
  /** Whether a letter, a digit or a sign alone does something at a table. */
  readonly letterKeys: boolean;
}
type Name = keyof Choices;

const FRESH: Choices = {
  language: 'auto',
  theme: 'system',
  motion: 'system',
  confirm: true,
  speed: 'normal',
  letterKeys: true,
};
const NAMES = Object.keys(FRESH) as readonly Name[];
const SLOT = 'settings';

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((v) => v === value);
}

/** The choices in an object that somebody kept; what is none of them is left out. */
function read(kept: Readonly<Record<string, unknown>>): Partial<Choices> {
  const found = {
    language: oneOf(LANGUAGES, kept.language),
    theme: oneOf(THEMES, kept.theme),
    motion: oneOf(MOTIONS, kept.motion),
    confirm: oneOf([true, false], kept.confirm),
    speed: oneOf(SPEEDS, kept.speed),
    letterKeys: oneOf([true, false], kept.letterKeys),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/**
 * What the person chose. Reading is reactive. The program keeps it beside the saves (see `home.ts`); a copy in the
 * page's own storage gives the first moment its theme and language, and holds what the program was not told yet.
 */
export class Settings {
  readonly #keep: Keep;
  #choices = $state.raw<Choices>(FRESH);
  /** Choices that the program has not kept yet. */
  #unsaved: readonly Name[];
  #onchange: (() => void) | null = null;
  #systemDay = new MediaQuery('(prefers-color-scheme: light)', false);
  #systemReduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

  constructor(keep: Keep) {
    this.#keep = keep;
    const kept = readObject(keep, SLOT);
    this.#choices = { ...FRESH, ...read(kept) };
    this.#unsaved = NAMES.filter((name) => Array.isArray(kept.unsaved) && kept.unsaved.includes(name));
    setLocale(this.#resolveLocale());
  }

  get language(): Language {
    return this.#choices.language;
  }
  set language(language: Language) {
    this.#choose('language', language);
  }

  get theme(): Theme {
    return this.#choices.theme;
  }
  set theme(theme: Theme) {
    this.#choose('theme', theme);
  }

  get motion(): Motion {
    return this.#choices.motion;
  }
  set motion(motion: Motion) {
    this.#choose('motion', motion);
  }

  /** Whether an action waits for a second tap after its preview. */
  get confirm(): boolean {
    return this.#choices.confirm;
  }
  set confirm(confirm: boolean) {
    this.#choose('confirm', confirm);
  }

  /** How fast the turns of computer players are shown. */
  get speed(): Speed {
    return this.#choices.speed;
  }
  set speed(speed: Speed) {
    this.#choose('speed', speed);
  }

  /** Whether a letter, a digit or a sign alone does something at a table (WCAG 2.1.4). See `heeds`. */
  get letterKeys(): boolean {
    return this.#choices.letterKeys;
  }
  set letterKeys(on: boolean) {
    this.#choose('letterKeys', on);
  }

  /** The theme in force, the system's wish resolved. */
  get shownTheme(): 'night' | 'day' {
    if (this.theme !== 'system') return this.theme;
    return this.#systemDay.current ? 'day' : 'night';
  }

  /** Whether motion is reduced now, by choice here or in the system. */
  get reducedMotion(): boolean {
    if (this.motion !== 'system') return this.motion === 'reduced';
    return this.#systemReduced.current;
  }

  /** Milliseconds that one step of a computer player stays in view. */
  get stepMs(): number {
    return STEP_MS[this.speed];
  }

  /**
   * Whether a table may take this key as a shortcut: keys that type a character may not while they are switched off.
   * Space is none of them, it presses what has the focus.
   */
  heeds(event: Pick<KeyboardEvent, 'key'>): boolean {
    return this.letterKeys || event.key.length !== 1 || event.key === ' ';
  }

  /** Every choice as it stands now. */
  get choices(): Choices {
    return this.#choices;
  }

  /** Whether there are choices that the program has not kept yet. */
  get unsaved(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Calls `listener` after each choice of the person; there is one listener. */
  onChange(listener: (() => void) | null): void {
    this.#onchange = listener;
  }

  /** Takes what the program has kept. Choices that it was not told yet stand. */
  take(kept: Readonly<Record<string, unknown>>): void {
    // What was chosen here and is not kept there has to be.
    const own = (name: Name): boolean =>
      this.#unsaved.includes(name) || (!(name in kept) && this.#choices[name] !== FRESH[name]);
    this.#unsaved = NAMES.filter(own);
    const stand = Object.fromEntries(this.#unsaved.map((name) => [name, this.#choices[name]]));
    this.#choices = { ...this.#choices, ...read(kept), ...stand };
    setLocale(this.#resolveLocale());
    this.#copy();
  }

  /** Notes that the program has kept these choices. */
  saved(choices: Choices): void {
    this.#unsaved = this.#unsaved.filter((name) => this.#choices[name] !== choices[name]);
    this.#copy();
  }

  #choose<N extends Name>(name: N, value: Choices[N]): void {
    if (this.#choices[name] === value) return;
    this.#choices = { ...this.#choices, [name]: value };
    this.#unsaved = NAMES.filter((one) => one === name || this.#unsaved.includes(one));
    setLocale(this.#resolveLocale());
    this.#copy();
    this.#onchange?.();
  }

  #resolveLocale(): Locale {
    const { language } = this.#choices;
    if (language !== 'auto') return language;
    for (const tag of navigator.languages) {
      const primary = tag.split('-', 1)[0]?.toLowerCase() ?? '';
      if (isLocale(primary)) return primary;
    }
    return 'en';
  }

  #copy(): void {
    const unsaved = this.#unsaved;
    this.#keep.write(SLOT, JSON.stringify({ ...this.#choices, ...(unsaved.length > 0 && { unsaved }) }));
  }
}

/** The settings of this page. */
export const settings = new Settings(deviceKeep);
