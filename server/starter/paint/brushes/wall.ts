import { mix } from '../core/colour.ts';
import { type Easel, veil } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, group, line, openStraight, type Point, shape, smooth } from '../core/shapes.ts';
import { blur, mottle } from '../core/texture.ts';

/** Paints a limewashed surface: a fill with soft uneven patches. */
export function paintLime(
  easel: Easel,
  outline: string,
  wash: { fill: string; dark?: string; light?: string; strength?: number },
): string {
  const { fill, dark = '#c4a894', light = '#ffffff', strength = 0.15 } = wash;
  return shape(outline, fill, `filter="${mottle(easel, { frequency: '0.005 0.009', dark, light, strength })}"`);
}

/** Paints light that falls on a surface through an opening. */
export function paintSunPatch(
  easel: Easel,
  outline: string,
  sun: { colour?: string; opacity?: number; softness?: number } = {},
): string {
  const { colour = '#fff0bf', opacity = 0.75, softness = 3 } = sun;
  const soft = blur(easel, softness);
  return (
    shape(outline, colour, `opacity="${opacity}" filter="${soft}"`) +
    shape(
      outline,
      '#ffe7a0',
      `opacity="${opacity * 0.5}" filter="${blur(easel, softness * 9)}" style="mix-blend-mode:soft-light"`,
    )
  );
}

/** Paints the air that light makes visible on its way from an opening. */
export function paintLightShaft(easel: Easel, outline: string, opacity: number): string {
  return shape(
    outline,
    veil(easel, '#fff3c4', opacity, 0),
    `filter="${blur(easel, 16)}" style="mix-blend-mode:screen"`,
  );
}

/** Paints a soft shadow on any surface. */
export function paintShade(
  easel: Easel,
  outline: string,
  shade: { colour?: string; opacity?: number; softness?: number } = {},
): string {
  const { colour = '#5a6aa8', opacity = 0.35, softness = 6 } = shade;
  return shape(
    outline,
    colour,
    `opacity="${opacity}" filter="${blur(easel, softness)}" style="mix-blend-mode:multiply"`,
  );
}

/** Paints the moving shadow of leaves on a sunlit surface. */
export function paintDapple(
  easel: Easel,
  area: { x: number; y: number; rx: number; ry: number; count: number; size: number; opacity?: number },
): string {
  const { random } = easel;
  const spots = Array.from({ length: area.count }, () => {
    const centre: Point = [random.around(area.x, area.rx), random.around(area.y, area.ry)];
    const angle = random.between(0, 3.1);
    const reach: Point = [Math.cos(angle) * area.size * random.between(0.5, 1), Math.sin(angle) * area.size * 0.5];
    return smooth(
      [
        [centre[0] - reach[0], centre[1] - reach[1]],
        [centre[0] + reach[1] * 0.5, centre[1] - reach[0] * 0.3],
        [centre[0] + reach[0], centre[1] + reach[1]],
        [centre[0] - reach[1] * 0.5, centre[1] + reach[0] * 0.3],
      ],
      true,
    );
  });
  return group(
    `opacity="${area.opacity ?? 0.4}" filter="${blur(easel, 2.5)}" style="mix-blend-mode:multiply"`,
    shape(spots.join(''), '#7c86bd'),
  );
}

/** Paints dark wooden or cane beams seen from below, as lines between pairs of points. */
export function paintBeams(
  easel: Easel,
  beams: readonly (readonly [Point, Point])[],
  width: number,
  tone: string = palette.wood,
): string {
  return beams
    .map(
      ([from, to]) =>
        line(
          openStraight([from, to]),
          mix(tone, '#2b1d2c', 0.45),
          width * 1.1,
          'style="stroke-linecap:butt" transform="translate(2 3)"',
        ) +
        line(openStraight([from, to]), tone, width, 'style="stroke-linecap:butt"') +
        line(
          openStraight([from, to]),
          mix(tone, '#ffe6b8', easel.random.between(0.2, 0.45)),
          width * 0.28,
          `transform="translate(${-width * 0.2} ${-width * 0.22})"`,
        ),
    )
    .join('');
}

/** Darkens the corners so that the eye stays in the picture. */
export function paintVignette(easel: Easel, colour: string, opacity: number): string {
  const fill = easel.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".48" r=".78"><stop offset=".55" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/></radialGradient>`,
  );
  return shape(box(0, 0, { width: easel.width, height: easel.height }), fill, 'style="mix-blend-mode:multiply"');
}

/** Paints a wash of light that comes from above or below over the whole sheet. */
export function paintWash(easel: Easel, colour: string, from: number, to: number): string {
  return shape(
    box(0, 0, { width: easel.width, height: easel.height }),
    veil(easel, colour, from, to),
    'style="mix-blend-mode:soft-light"',
  );
}
