import type { Easel } from './easel.ts';

const wholeShape = 'x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"';

/** A filter that softens by a radius in pixels. */
export function blur(easel: Easel, radius: number): string {
  return easel.define(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}

/** A filter that makes edges uneven, as of a brush or a cut stencil. */
export function brushEdge(easel: Easel, size: { reach: number; frequency: number }): string {
  const seed = Math.floor(easel.random.between(1, 900));
  return easel.define(
    (id) =>
      `<filter id="${id}" ${wholeShape}><feTurbulence type="fractalNoise" baseFrequency="${size.frequency}" numOctaves="2" seed="${seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${size.reach}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
}

/** A filter that lays uneven darker and lighter pigment on a shape: limewash, rock, cloth, water. */
export function mottle(
  easel: Easel,
  tones: { frequency: string; dark: string; light: string; strength: number },
): string {
  const seed = Math.floor(easel.random.between(1, 900));
  const { strength } = tones;
  const veilOf = (colour: string, sign: number, result: string): string =>
    `<feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${sign * 4 * strength} 0 0 0 ${-sign * 2 * strength}" result="a${result}"/>` +
    `<feFlood flood-color="${colour}"/><feComposite in2="a${result}" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="${result}"/>`;
  return easel.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${tones.frequency}" numOctaves="4" seed="${seed}" result="n"/>` +
      `${veilOf(tones.dark, 1, 'dark')}${veilOf(tones.light, -1, 'light')}` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="light"/></feMerge></filter>`,
  );
}

/** A filter that sets colours of the day into the blue of night. */
export function nightTint(easel: Easel): string {
  return easel.define(
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values=".34 .04 0 0 .02 0 .4 .04 0 .05 0 .04 .5 0 .15 0 0 0 1 0"/></filter>`,
  );
}

/** How far the finished sheet reaches beyond the picture on every side; it is cut off after painting. */
export const sheetMargin = 10;

/** The finished sheet: hand-cut edges over all, uneven pigment, and the grain of the paper. */
export function finishSheet(easel: Easel, body: string): string {
  const { width, height } = easel;
  const hand = brushEdge(easel, { reach: 3.6, frequency: 0.028 });
  const pigment = noiseVeil(easel, { frequency: '0.006 0.011', contrast: 2.2 });
  const grain = noiseVeil(easel, { frequency: '0.42', contrast: 1.5 });
  const wide = { width: width + sheetMargin * 2, height: height + sheetMargin * 2 };
  const sheet = `x="${-sheetMargin}" y="${-sheetMargin}" width="${wide.width}" height="${wide.height}"`;
  // Enlarged about its middle, so that the uneven edge of the paint lies in the margin.
  const enlarged = `translate(${-width * 0.01} ${-height * 0.01}) scale(1.02)`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide.width}" height="${wide.height}" viewBox="${-sheetMargin} ${-sheetMargin} ${wide.width} ${wide.height}"><defs>${easel.definitions()}</defs>` +
    `<g filter="${hand}"><g transform="${enlarged}">${body}</g></g>` +
    `<rect ${sheet} filter="${pigment}" opacity=".2" style="mix-blend-mode:soft-light"/>` +
    `<rect ${sheet} filter="${grain}" opacity=".2" style="mix-blend-mode:soft-light"/></svg>`
  );
}

function noiseVeil(easel: Easel, noise: { frequency: string; contrast: number }): string {
  const seed = Math.floor(easel.random.between(1, 900));
  const shift = 0.5 - noise.contrast / 2;
  const row = `${noise.contrast} 0 0 0 ${shift}`;
  return easel.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${noise.frequency}" numOctaves="3" seed="${seed}"/>` +
      `<feColorMatrix type="matrix" values="${row} ${row} ${row} 0 0 0 0 1"/></filter>`,
  );
}
