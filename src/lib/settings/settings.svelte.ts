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

const NAME = 'settings';

function oneOf<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((v) => v === value) ?? otherwise;
}

/** What the person chose for this device. Every change is kept at once; reading is reactive. */
export class Settings {
  #keep: Keep;
  #language = $state<Language>('auto');
  #theme = $state<Theme>('system');
  #motion = $state<Motion>('system');
  #confirm = $state(true);
  #speed = $state<Speed>('normal');
  #systemDay = new MediaQuery('(prefers-color-scheme: light)', false);
  #systemReduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

  constructor(keep: Keep) {
    this.#keep = keep;
    const kept = readObject(keep, NAME);
    this.#language = oneOf(LANGUAGES, kept.language, 'auto');
    this.#theme = oneOf(THEMES, kept.theme, 'system');
    this.#motion = oneOf(MOTIONS, kept.motion, 'system');
    this.#confirm = kept.confirm !== false;
    this.#speed = oneOf(SPEEDS, kept.speed, 'normal');
    setLocale(this.#resolveLocale());
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    setLocale(this.#resolveLocale());
    this.#save();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#save();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    this.#save();
  }

  /** Whether an action waits for a second tap after its preview. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    this.#save();
  }

  /** How fast the turns of computer players are shown. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#save();
  }

  /** The theme in force, the system's wish resolved. */
  get shownTheme(): 'night' | 'day' {
    if (this.#theme !== 'system') return this.#theme;
    return this.#systemDay.current ? 'day' : 'night';
  }

  /** Whether motion is reduced now, by choice here or in the system. */
  get reducedMotion(): boolean {
    if (this.#motion !== 'system') return this.#motion === 'reduced';
    return this.#systemReduced.current;
  }

  /** Milliseconds that one step of a computer player stays in view. */
  get stepMs(): number {
    return STEP_MS[this.#speed];
  }

  #resolveLocale(): Locale {
    if (this.#language !== 'auto') return this.#language;
    for (const tag of navigator.languages) {
      const primary = tag.split('-', 1)[0]?.toLowerCase() ?? '';
      if (isLocale(primary)) return primary;
    }
    return 'en';
  }

  #save(): void {
    const { language, theme, motion, confirm, speed } = this;
    this.#keep.write(NAME, JSON.stringify({ language, theme, motion, confirm, speed }));
  }
}

/** The settings of this device. */
export const settings = new Settings(deviceKeep);
