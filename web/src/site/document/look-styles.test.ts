import { accents } from '@approdo/shared/contract/content/homepage';
import { contrastOf } from '@approdo/shared/domain/content/look/colour';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { describe, expect, test } from 'vitest';
import { lookStyles, themeColours } from './look-styles.ts';

const { colour, corners, scheme, type } = DEFAULT_LOOK;
const NOTHING_SET = { colour, corners, scheme, type } as const;

const NIGHT = '@media screen and (prefers-color-scheme: dark){';

/** The rules of a page's look for a light device, and for a dark one. */
function splitStyles(styles: string) {
  const [always = '', night = ''] = styles.split(NIGHT);
  return { always, night };
}

/** What a property is set to, by the last rule that does. */
const setTo = (property: string, css: string) =>
  [...css.matchAll(new RegExp(`[{;]${property}:([^;}]*)`, 'g'))].at(-1)?.[1] ?? expect.unreachable(`no ${property}`);

test.each(accents)('a look that changes nothing adds nothing to a page, whose accent is %s', (accent) => {
  expect(lookStyles(NOTHING_SET, accent)).toBe('');
});

describe('a colour', () => {
  test('is one rule of the three tones that accents have, at the end', () => {
    const styles = lookStyles({ ...NOTHING_SET, colour: '#ffe600', corners: 'ROUND' }, 'olive');
    expect(styles).toMatch(/:root\{--sea-deep:#[0-9a-f]{6};--sea:#[0-9a-f]{6};--sea-mist:#[0-9a-f]{6}\}$/);
    expect(contrastOf(setTo('--sea', styles), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('that can be read as it is stays so, whatever the accent', () => {
    const [first, ...others] = accents.map((accent) => lookStyles({ ...NOTHING_SET, colour: '#8e2064' }, accent));
    expect(setTo('--sea', first ?? '')).toBe('#8e2064');
    expect(others).toEqual(accents.slice(1).map(() => first));
  });

  test('is stronger than the stylesheet that islands load after it', () => {
    const styles = lookStyles({ ...NOTHING_SET, colour: '#8e2064', corners: 'SHARP', scheme: 'DEVICE' }, 'sea');
    const selectors = [...styles.matchAll(/([^{}]+)\{[^{}]+\}/g)].map(([, selector]) => selector);
    expect(selectors.length).toBeGreaterThan(2);
    for (const selector of selectors) expect(selector).toMatch(/^:root(?::root|\[data-scheme="device"\])$/);
  });
});

test.each([
  ['SHARP', '0'],
  ['ROUND', '0.75rem'],
] as const)('corners that are %s have a radius of %s, and nothing else changes', (shape, radius) => {
  expect(lookStyles({ ...NOTHING_SET, corners: shape }, 'sea')).toBe(`:root:root{--radius:${radius}}`);
});

describe('a page that follows its visitor’s device', () => {
  test.each(accents)('is dark at night with the accent %s, whose tones stay by day', (accent) => {
    const { always, night } = splitStyles(lookStyles({ ...NOTHING_SET, scheme: 'DEVICE' }, accent));
    expect(always).toBe(':root:root{color-scheme:light}');
    expect(night).toMatch(/^:root\[data-scheme="device"\]\{color-scheme:dark;.*\}\}$/);
    const ground = setTo('--whitewash', night);
    for (const name of ['--ink', '--ink-soft', '--sea', '--terracotta', '--olive'])
      expect(contrastOf(setTo(name, night), ground), name).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(ground, '#000000')).toBeLessThan(1.3);
  });

  test('has other tones at night for each accent', () => {
    const nights = accents.map((accent) => lookStyles({ ...NOTHING_SET, scheme: 'DEVICE' }, accent));
    expect(new Set(nights).size).toBe(accents.length);
  });

  test('writes in a colour of its own, lighter at night than by day', () => {
    const { always, night } = splitStyles(lookStyles({ ...NOTHING_SET, colour: '#17587c', scheme: 'DEVICE' }, 'olive'));
    expect(setTo('--sea', always)).toBe('#17587c');
    expect(contrastOf(setTo('--sea', night), '#000000')).toBeGreaterThan(contrastOf('#17587c', '#000000'));
    expect(setTo('--sea-ink', night)).toBe('var(--sea)');
  });

  test('tells the browser the colour of its bar for both', () => {
    const [day, night, ...more] = themeColours({ scheme: 'DEVICE' });
    expect(day).toEqual({ colour: '#fdfcf9', media: '(prefers-color-scheme: light)' });
    expect(night?.media).toBe('(prefers-color-scheme: dark)');
    const { night: styles } = splitStyles(lookStyles({ ...NOTHING_SET, scheme: 'DEVICE' }, 'sea'));
    expect(night?.colour).toBe(setTo('--whitewash', styles));
    expect(more).toEqual([]);
  });
});

test('a page that is always light tells one colour, that of today', () => {
  expect(themeColours({ scheme: 'LIGHT' })).toEqual([{ colour: '#fdfcf9' }]);
});
