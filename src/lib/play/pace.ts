import { settings } from '$lib/settings/settings.svelte';
import type { Pace } from './game';

/** The pace that the app's settings say, as they are now. */
export const settingsPace: Pace = {
  get confirm() {
    return settings.confirm;
  },
  get stepMs() {
    return settings.stepMs;
  },
  get reducedMotion() {
    return settings.reducedMotion;
  },
};
