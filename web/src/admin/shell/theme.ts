import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { darkTokens, writeRule } from '../../ui/dark-tokens.ts';

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

const SEA = shadesOf({ mist: 'var(--sea-mist)', base: 'var(--sea)', deep: 'var(--sea-ink, var(--sea-deep))' });
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

/** What Mantine's own greys, too faint beside the tokens, are in both schemes. */
const TOKENS = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--whitewash)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--terracotta)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-gray-4': 'var(--line-strong)',
  '--mantine-color-default-hover': 'var(--lime)',
  '--mantine-color-default-color': 'var(--ink)',
};

/** Mantine's shades of the dark scheme, 0 to 9: texts, then borders, then grounds. */
const DARK_SHADES = [
  ...['ink', 'ink', 'ink-soft', 'ink-soft'],
  ...['line-strong', 'line'],
  ...['paper', 'paper', 'lime', 'whitewash'],
].map((token, shade) => [`--mantine-color-dark-${shade}`, `var(--${token})`] as const);

/** In the dark Mantine takes lighter shades of a colour, which these tokens already are. */
const DARK_TONES = ['sea', 'lemon', 'red', 'green'].flatMap((name) => {
  const shade = (place: number) => `var(--mantine-color-${name}-${place})`;
  return [
    [`--mantine-color-${name}-text`, shade(6)],
    [`--mantine-color-${name}-light`, shade(1)],
    [`--mantine-color-${name}-light-hover`, shade(0)],
    [`--mantine-color-${name}-light-color`, shade(9)],
    [`--mantine-color-${name}-outline`, shade(6)],
  ] as const;
});

/** Replaces Mantine's own colours by the tokens, which are those of the scheme. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: TOKENS,
  dark: {
    ...TOKENS,
    ...Object.fromEntries([...DARK_SHADES, ...DARK_TONES]),
    // On a fill, and in a box that is ticked.
    '--mantine-color-white': 'var(--on-fill, var(--on-dark))',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-anchor': 'var(--sea)',
    '--mantine-color-default': 'var(--paper)',
    '--menu-item-hover': 'var(--line)',
    '--sc-label-color': 'var(--ink)',
  },
});

const DARK = ':root[data-mantine-color-scheme="dark"]';

/** Texts that Mantine writes in its white, which is dark where fills are light. */
const TEXTS = [
  '.mantine-Alert-message',
  '.mantine-SegmentedControl-label:hover',
  '.mantine-SegmentedControl-label:active',
];

/** What is printed stays light: there the variables find the tokens of the light. */
export const DARK_STYLES = `@media screen{${[
  writeRule(DARK, darkTokens()),
  ...TEXTS.map((text) => writeRule(`${DARK} ${text}`, { color: 'var(--ink)' })),
].join('')}}`;
