// What each of the sixty specialists looks like: one row a number. What a row leaves open (skin, hair colour, head,
// turn, backdrop) follows from the number. None looks like a real person.
import { nth } from './base';
import type { Gear } from './gear';
import { HEADS, type Beard, type Hair, type HairHue, type Head } from './heads';
import type { Outfit } from './outfits';
import { INK, type Hue } from './palette';
import type { Tool } from './tools';

/** The fixed part of a face. */
export interface Look {
  readonly hair: Hair;
  readonly gear: Gear;
  readonly tool: Tool;
  readonly outfit: Outfit;
  readonly beard: Beard;
  readonly skin: number | undefined;
  readonly hairHue: number | undefined;
}
const look = (
  hair: Hair,
  gear: Gear,
  tool: Tool,
  outfit: Outfit,
  beard: Beard,
  skin?: number,
  hairHue?: number,
): Look => ({ hair, gear, tool, outfit, beard, skin, hairHue });

/** Row 0 is specialist 1. */
const LOOKS: readonly Look[] = [
  // Engineering: 1–12
  look('part', 'eyeshade', 'tsquare', 'vest', 'none'),
  look('bun', 'goggleson', 'flask', 'overall', 'none'),
  look('brush', 'none', 'caliper', 'boiler', 'moustache', 2, 0),
  look('curls', 'round', 'gyro', 'shirt', 'none', 3, 6),
  look('bald', 'goggles', 'ingot', 'overall', 'beard', 1, 4),
  look('flip', 'none', 'wing', 'blouse', 'none', 0, 3),
  look('wild', 'round', 'bulb', 'bow', 'goatee', 0, 2),
  look('pixie', 'cat', 'compass', 'turtleneck', 'none', 2, 0),
  look('afro', 'horn', 'sliderule', 'vest', 'none', 4, 0),
  look('quiff', 'none', 'briefcase', 'shirt', 'none', 1, 2),
  look('waves', 'none', 'plans', 'turtleneck', 'none', 3, 6),
  look('sides', 'horn', 'book', 'vest', 'beard', 0, 5),
  // Testing: 13–24
  look('bob', 'headset', 'gauge', 'overall', 'none', 5, 2),
  look('crew', 'pilot', 'stick', 'flightjacket', 'none', 2, 0),
  look('part', 'peaked', 'flag', 'uniform', 'moustache', 1, 1),
  look('scarf', 'none', 'fan', 'overall', 'none', 3, 0),
  look('crew', 'goggles', 'spring', 'boiler', 'none', 0, 3),
  look('crew', 'diver', 'hose', 'dive', 'burns', 1, 1),
  look('afro', 'band', 'wrench', 'overall', 'none', 3, 0),
  look('sides', 'flatcap', 'crate', 'vest', 'burns', 5, 4),
  look('bun', 'cat', 'magnifier', 'labcoat', 'none', 2, 0),
  look('crew', 'leather', 'chute', 'flightjacket', 'none', 0, 1),
  look('fringe', 'horn', 'clipboard', 'shirt', 'none', 2, 0),
  look('waves', 'headset', 'stopwatch', 'control', 'none', 4, 0),
  // Science: 25–36
  look('waves', 'none', 'telescope', 'turtleneck', 'none', 1, 2),
  look('wild', 'none', 'atom', 'labcoat', 'none', 2, 0),
  look('braid', 'sunhat', 'pick', 'overall', 'none', 2, 6),
  look('curls', 'round', 'sprout', 'labcoat', 'none', 0, 2),
  look('bob', 'none', 'microscope', 'labcoat', 'none', 2, 0),
  look('part', 'horn', 'lens', 'turtleneck', 'none', 3, 0),
  look('afro', 'none', 'chalk', 'bow', 'goatee', 4, 0),
  look('quiff', 'none', 'vane', 'shirt', 'none', 5, 1),
  look('beehive', 'cat', 'folder', 'blouse', 'none', 0, 1),
  look('brush', 'goggleson', 'tubes', 'labcoat', 'none', 3, 6),
  look('part', 'mirror', 'stetho', 'labcoat', 'none', 4, 0),
  look('sides', 'round', 'globe', 'bow', 'beard', 5, 5),
  // Construction: 37–48
  look('crew', 'weldmask', 'torch', 'boiler', 'none', 1, 1),
  look('braid', 'hardhat', 'hook', 'hivis', 'none', 5, 3),
  look('scarf', 'none', 'hammer', 'boiler', 'none', 4, 0),
  look('brush', 'hardhat', 'lever', 'dungarees', 'moustache', 2, 0),
  look('crew', 'flatcap', 'spanner', 'dungarees', 'none', 0, 2),
  look('bun', 'goggles', 'gear', 'overall', 'none', 2, 1),
  look('crew', 'hardhat', 'horn', 'hivis', 'beard', 3, 6),
  look('curls', 'beret', 'magnet', 'boiler', 'goatee', 1, 6),
  look('afro', 'headset', 'whistle', 'hivis', 'none', 4, 0),
  look('waves', 'hardhat', 'level', 'vest', 'none', 2, 0),
  look('pixie', 'round', 'panel', 'dungarees', 'none', 5, 3),
  look('bob', 'horn', 'model', 'turtleneck', 'none', 0, 0),
  // Space flight: 49–60
  look('part', 'none', 'chart', 'uniform', 'none', 3, 0),
  look('flip', 'headset', 'key', 'control', 'none', 1, 2),
  look('crew', 'headset', 'mic', 'shirt', 'none', 4, 0),
  look('bun', 'surgeon', 'medkit', 'labcoat', 'none', 5, 1),
  look('crew', 'commscap', 'helmet', 'sokol', 'none', 1, 1),
  look('crew', 'bubble', 'saturn', 'spacesuit', 'none', 0, 3),
  look('brush', 'horn', 'checklist', 'control', 'none', 1, 1),
  look('crew', 'leather', 'plane', 'flightjacket', 'moustache', 2, 0),
  look('beehive', 'none', 'dove', 'blouse', 'none', 3, 0),
  look('crew', 'ushanka', 'binos', 'uniform', 'none', 2, 0),
  look('pixie', 'bubble', 'baton', 'sokol', 'none', 4, 0),
  look('sides', 'round', 'phone', 'shirt', 'none', 5, 4),
];
/** A lit and a shaded skin tone; the shade begins at the nose. */
export interface Skin {
  readonly lit: string;
  readonly shade: string;
}
const SKINS: readonly Skin[] = [
  { lit: '#f4d2ab', shade: '#d79d74' },
  { lit: '#e8b384', shade: '#bd7c50' },
  { lit: '#cf9059', shade: '#995b32' },
  { lit: '#a8663a', shade: '#724023' },
  { lit: '#7f4b2d', shade: '#51301d' },
  { lit: '#f0c395', shade: '#ca885c' },
];
const HAIRS: readonly HairHue[] = [
  { base: '#17222e', hi: '#31475c' },
  { base: '#4d2c1b', hi: '#77492c' },
  { base: '#a5462a', hi: '#cf6b41' },
  { base: '#dda945', hi: '#f3d084' },
  { base: '#8d979d', hi: '#bcc5c7' },
  { base: '#e9e0cb', hi: '#fffaf0' },
  { base: '#2b1b16', hi: '#523329' },
];
const SOFT_HAIR: ReadonlySet<Hair> = new Set<Hair>([
  'bun',
  'flip',
  'pixie',
  'waves',
  'bob',
  'beehive',
  'braid',
  'scarf',
]);
const SOFT: ReadonlySet<number> = new Set([4, 9, 19, 22, 28, 37, 45, 52, 53, 59]);
const GEAR_HUES: Readonly<Record<'mustard' | 'cream' | 'signal' | 'teal', Hue>> = {
  mustard: { base: INK.mustard, deep: INK.ochre, pale: '#f7d98a' },
  cream: { base: INK.cream, deep: INK.buff, pale: INK.white },
  signal: { base: INK.signal, deep: INK.rust, pale: '#ff9472' },
  teal: { base: INK.teal, deep: INK.pine, pale: '#8fd0c5' },
};
// Gear never takes the colour of the wall behind it.
function gearHue(number: number, division: number): Hue {
  const k = number % 4;
  if ((division === 3 && k === 2) || (division === 2 && k === 0)) return GEAR_HUES.cream;
  return GEAR_HUES[nth(['mustard', 'cream', 'signal', 'teal'] as const, k)];
}

/** A face, all parts settled. */
export interface Face {
  readonly look: Look;
  readonly skin: Skin;
  readonly hairHue: HairHue;
  readonly head: Head;
  /** Lashes, lips and a cheek instead of dots and a line. */
  readonly soft: boolean;
  /** -1 to 1: which way the head is turned. */
  readonly turn: number;
  readonly gearHue: Hue;
}
const ALL_HEADS = Object.keys(HEADS) as readonly Head[]; // the keys of a literal Record<Head, …>
const SOFT_HEADS: readonly Head[] = ['oval', 'heart', 'round', 'oval'];
/** The face of a specialist, 1–60; numbers beyond begin anew. */
export function faceOf(number: number): Face {
  const row = nth(LOOKS, number - 1);
  const soft = SOFT_HAIR.has(row.hair) || SOFT.has(number);
  return {
    look: row,
    skin: nth(SKINS, row.skin ?? number * 5),
    hairHue: nth(HAIRS, row.hairHue ?? number * 3),
    head: nth(soft ? SOFT_HEADS : ALL_HEADS, number * 7),
    soft,
    turn: nth([1, 0, -1, 1, 0.5], number),
    gearHue: gearHue(number, Math.floor((number - 1) / 12)),
  };
}
