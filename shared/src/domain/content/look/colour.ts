/** A colour as people tell colours apart: lightness from 0 to 1, chroma from 0 (grey) to about 0.32, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** Light of red, green and blue, each from 0 to 1 where a screen can show it. */
type Light = readonly [red: number, green: number, blue: number];

/** The colour of `#rrggbb` in OKLCH. Matrices of Björn Ottosson, https://bottosson.github.io/posts/oklab/. */
export function readOklch(colour: string): Oklch {
  const [red, green, blue] = lightOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The colour as `#rrggbb`. What sRGB cannot show loses chroma, never lightness or hue. */
export function writeOklch(colour: Oklch): string {
  return `#${toLight({ ...colour, chroma: shownChroma(colour) })
    .map(toHex)
    .join('')}`;
}

/** The colour's chroma, or the most that sRGB has at its lightness and hue. */
function shownChroma(colour: Oklch): number {
  if (isShown(toLight(colour))) return colour.chroma;
  let [shown, refused] = [0, colour.chroma];
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    const chroma = (shown + refused) / 2;
    if (isShown(toLight({ ...colour, chroma }))) shown = chroma;
    else refused = chroma;
  }
  return shown;
}

/** Halvings of a chroma: to less than a ten-thousandth, which eight bits do not tell apart. */
const CHROMA_STEPS = 12;

function toLight({ lightness, chroma, hue }: Oklch): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The matrices have ten digits: a colour of sRGB may lie outside it by less than this. */
const ROUNDING = 1e-5;

function isShown(light: Light): boolean {
  return light.every((share) => share >= -ROUNDING && share <= 1 + ROUNDING);
}

/** The light of a channel from 0 to 255, by the transfer function of sRGB (IEC 61966-2-1), as WCAG 2.2 has it. */
function lightAt(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const LIGHT_OF_STEPS = Array.from({ length: 256 }, (_, step) => lightAt(step));

function lightOf(colour: string): Light {
  const number = Number.parseInt(colour.slice(1), 16);
  const lightOfByte = (shift: number) => LIGHT_OF_STEPS[(number >> shift) & 255] ?? Number.NaN;
  return [lightOfByte(16), lightOfByte(8), lightOfByte(0)];
}

function toHex(light: number): string {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  const step = Math.round(Math.min(Math.max(share, 0), 1) * 255);
  return step.toString(16).padStart(2, '0');
}

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
export function luminanceOf(colour: string): number {
  return luminanceOfLight(lightOf(colour));
}

/** The same of red, green and blue, each from 0 to 255. */
export function luminanceOfChannels([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return luminanceOfLight([lightAt(red), lightAt(green), lightAt(blue)]);
}

function luminanceOfLight([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  return contrastOfLuminances(luminanceOf(one), luminanceOf(other));
}

/** The same of their luminances. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
