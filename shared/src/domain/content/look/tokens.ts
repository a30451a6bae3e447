/** Three tones of a hue, each `#rrggbb`: `sea` is written and drawn, `seaDeep` is dark, `seaMist` a quiet ground. */
export type Palette = { readonly seaDeep: string; readonly sea: string; readonly seaMist: string };

/** The `sea` of each accent of the home page, which web/src/ui/tokens.css says too. */
export const ACCENT_COLOURS = {
  sea: '#17587c',
  olive: '#4d6323',
  terracotta: '#96401f',
  bougainvillea: '#8e2064',
} as const;

/** The colours that no owner changes, in the light; web/src/ui/tokens.css says the same. */
export const LIGHT_COLOURS = {
  ink: '#16293a',
  'ink-soft': '#4b5d6c',
  lemon: '#f4cd45',
  'lemon-mist': '#fcf3d2',
  star: '#b07d00',
  terracotta: '#a8452a',
  'terracotta-mist': '#f9e6de',
  olive: '#4c5f2f',
  'olive-mist': '#eaf0dc',
  whitewash: '#fdfcf9',
  lime: '#f5f2ea',
  paper: '#ffffff',
  line: '#ddd8cb',
  'line-strong': '#66727c',
  'on-dark': '#ffffff',
  'day-pending': '#f4cd45',
  'day-confirmed': '#7fb6ea',
  'day-blocked': '#ee8676',
  'day-portal': '#bba6e8',
} as const;

/** The same house at night. */
export const DARK_COLOURS = {
  ink: '#e8edf1',
  'ink-soft': '#b4c0ca',
  lemon: '#f4cd45',
  'lemon-mist': '#302a12',
  star: '#e0b64a',
  terracotta: '#f2a58c',
  'terracotta-mist': '#3b2219',
  olive: '#b9cd93',
  'olive-mist': '#232d17',
  whitewash: '#10181e',
  lime: '#151f26',
  paper: '#1b262e',
  line: '#34434e',
  'line-strong': '#8d9aa5',
  'on-dark': '#ffffff',
  'day-pending': '#54430a',
  'day-confirmed': '#1d4a75',
  'day-blocked': '#7a2f26',
  'day-portal': '#4b3d7c',
} as const satisfies Readonly<Record<keyof typeof LIGHT_COLOURS, string>>;

/** The palette of the first accent in the dark, for who derives none. */
export const DARK_SEA: Palette = { seaDeep: '#00324a', sea: '#6ba9d0', seaMist: '#1c3c4f' };

/**
 * What is one token in the light and another in the dark, where `sea-deep` is no colour to write in. A stylesheet names
 * the role and its light, `var(--sea-ink, var(--sea-deep))`; only the dark sets the role.
 */
export const ROLES = {
  /** Headings, edges and rings. */
  'sea-ink': { light: 'sea-deep', dark: 'sea' },
  /** Buttons, and what is chosen among others. */
  fill: { light: 'sea-deep', dark: 'sea' },
  'fill-hover': { light: 'sea', dark: 'ink' },
  'on-fill': { light: 'on-dark', dark: 'whitewash' },
  /** Beside a film that is narrower than its place. */
  'film-ground': { light: 'ink', dark: 'paper' },
  /** Behind a face, which is drawn for a light ground. */
  'face-ground': { light: 'lemon-mist', dark: 'ink' },
} as const;
