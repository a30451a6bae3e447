import { DARK_COLOURS, DARK_SEA, type Palette, ROLES } from '@approdo/shared/domain/content/look/tokens';

/** Properties and their values; custom ones with their dashes. */
type Declarations = Readonly<Record<string, string>>;

/**
 * What tokens.css becomes in the dark: the site writes it into its pages, and the back office hands it to Mantine, with
 * `color-scheme` beside it. Sizes and typefaces stay, and what is mixed of other tokens follows them.
 */
export function darkTokens(palette: Palette = DARK_SEA): Declarations {
  const roles = Object.entries(ROLES).map(([role, { dark }]) => [role, `var(--${dark})`] as const);
  const dashed = [...Object.entries(DARK_COLOURS), ...roles].map(([name, value]) => [`--${name}`, value] as const);
  // On a dark ground nothing casts a shadow: an edge is a line.
  return { ...Object.fromEntries(dashed), ...paletteTokens(palette), '--shadow': '0 0 0 1px var(--line)' };
}

export function paletteTokens({ seaDeep, sea, seaMist }: Palette): Declarations {
  return { '--sea-deep': seaDeep, '--sea': sea, '--sea-mist': seaMist };
}

/** A rule of a stylesheet, without spaces. */
export function writeRule(selector: string, declarations: Declarations): string {
  const written = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return `${selector}{${written.join(';')}}`;
}
