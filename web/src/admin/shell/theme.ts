import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

type Tones = { readonly mist: string; readonly base: string; readonly deep: string };

/** Mantine's ten shades from a site colour's tokens: 1 is a tint, 6 the colour itself, 9 the text on the tint. */
function shadesOf({ mist, base, deep }: Tones): MantineColorsTuple {
  const mix = (share: number, a: string, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`;
  return [
    mix(50, mist, 'var(--whitewash)'),
    mist,
    mix(85, mist, base),
    mix(65, mist, base),
    mix(45, mist, base),
    mix(20, mist, base),
    base,
    mix(50, base, deep),
    mix(25, base, deep),
    deep,
  ];
}

const SEA = shadesOf({ mist: 'var(--sea-mist)', base: 'var(--sea)', deep: 'var(--sea-deep)' });
const LEMON = shadesOf({ mist: 'var(--lemon-mist)', base: 'var(--lemon)', deep: 'var(--ink)' });
const TERRACOTTA = shadesOf({
  mist: 'var(--terracotta-mist)',
  base: 'var(--terracotta)',
  deep: 'color-mix(in oklab, var(--terracotta) 80%, var(--ink))',
});
const OLIVE = shadesOf({ mist: 'var(--olive-mist)', base: 'var(--olive)', deep: 'var(--olive)' });

/** The site's tokens as a Mantine theme. Red and green are what components use for errors and successes. */
export const THEME = createTheme({
  colors: { sea: SEA, lemon: LEMON, red: TERRACOTTA, green: OLIVE },
  primaryColor: 'sea',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '400',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.4rem)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--title-s)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--text-l)', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'var(--radius)',
  shadows: { sm: 'var(--shadow)', xl: 'var(--shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: { overlayProps: { color: 'var(--sea-deep)', backgroundOpacity: 0.45 } },
      styles: {
        // So that a focused element is not hidden behind the buttons at the foot.
        content: { scrollPaddingBlockEnd: '5rem' },
        // A long title keeps clear of the close button.
        header: { gap: 'var(--space-3)' },
        title: { fontFamily: 'var(--font-display)', fontSize: 'var(--title-s)' },
      },
    },
  },
});

/** Replaces Mantine's own greys that are too faint beside the tokens, or do not match them. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-body': 'var(--whitewash)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--terracotta)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-gray-4': 'var(--line-strong)',
    '--mantine-color-default-hover': 'var(--lime)',
    '--mantine-color-default-color': 'var(--ink)',
  },
  dark: {},
});
