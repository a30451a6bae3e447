import type { Accent } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import type { Corners } from '@approdo/shared/domain/content/look/look';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS, DARK_COLOURS, LIGHT_COLOURS, type Palette } from '@approdo/shared/domain/content/look/tokens';
import { darkTokens, paletteTokens, writeRule } from '../../ui/dark-tokens.ts';
import { fontRule } from '../../ui/type-pairs.ts';

/** Stronger than `:root`, which the stylesheet that islands load sets once more, after the styles of the page. */
const ROOT = ':root:root';

/** Print stays light, whatever the device. */
const AT_NIGHT = '@media screen and (prefers-color-scheme: dark)';

const RADII = { SHARP: '0', SOFT: null, ROUND: '0.75rem' } as const satisfies Readonly<Record<Corners, string | null>>;

/**
 * The rules that a look adds at the end of a page's styles; '' for a look that changes nothing. With `DEVICE` the `html`
 * of the page says `data-scheme="device"`; with a `colour` it has no `data-accent`.
 */
export function lookStyles(
  { colour, corners, scheme, type }: Pick<Look, 'colour' | 'corners' | 'scheme' | 'type'>,
  accent: Accent,
): string {
  const radius = RADII[corners];
  const rules = [fontRule(type), radius && writeRule(ROOT, { '--radius': radius })];
  if (colour || scheme === 'DEVICE') {
    const { light, dark } = derivePalette(colour ?? ACCENT_COLOURS[accent]);
    if (colour) rules.push(writeRule(ROOT, paletteTokens(light)));
    if (scheme === 'DEVICE') rules.push(writeRule(ROOT, { 'color-scheme': 'light' }), writeDark(dark));
  }
  return rules.filter(Boolean).join('');
}

/** As strong as the rules before it, which it follows. */
function writeDark(palette: Palette): string {
  const rule = writeRule(':root[data-scheme="device"]', { 'color-scheme': 'dark', ...darkTokens(palette) });
  return `${AT_NIGHT}{${rule}}`;
}

type ThemeColour = { readonly colour: string; readonly media?: string };

/** The values of `theme-color`: the ground of the page, for each scheme that it has. */
export function themeColours({ scheme }: Pick<Look, 'scheme'>): readonly ThemeColour[] {
  if (scheme === 'LIGHT') return [{ colour: LIGHT_COLOURS.whitewash }];
  return [
    { colour: LIGHT_COLOURS.whitewash, media: '(prefers-color-scheme: light)' },
    { colour: DARK_COLOURS.whitewash, media: '(prefers-color-scheme: dark)' },
  ];
}
