import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, clipped, group, lens, line, px, shape, smooth, straight } from '../core/shapes.ts';
import { paintSail } from './boat.ts';

/** An upright opening on the sheet. */
export type Opening = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Paints what an opening shows: sky, cape, glittering sea and a sail; the horizon is a share of its height. */
export function paintSeaView(
  easel: Easel,
  opening: Opening,
  look: {
    horizon?: number;
    isArched?: boolean;
    sky?: readonly string[];
    water?: readonly string[];
    sailAt?: number;
  } = {},
): string {
  const { x, y, width, height } = opening;
  const {
    horizon = 0.42,
    isArched = false,
    sky = ['#69b3da', '#b9dde2', '#fbeccd'],
    water = ['#4e9dbb', '#1d6f97', '#2b9bb0', '#67cbc3'],
    sailAt = 0.66,
  } = look;
  const line0 = y + height * horizon;
  const cape = `${smooth([
    [x - 10, line0 - height * 0.12],
    [x + width * 0.18, line0 - height * 0.1],
    [x + width * 0.36, line0 - height * 0.03],
    [x + width * 0.56, line0 + 2],
  ])}L${px(x - 10)} ${px(line0 + 2)}Z`;
  const strokes: string[] = [];
  const sparks: string[] = [];
  for (let stroke = 0; stroke < 170; stroke += 1) {
    const depth = easel.random.next() ** 1.4;
    const place = y + height * (horizon + depth * (1 - horizon));
    strokes.push(
      lens(easel.random.between(x, x + width), place, {
        length: width * (0.04 + 0.3 * depth),
        thickness: 1 + height * 0.014 * depth,
      }),
    );
    sparks.push(
      lens(easel.random.around(x + width * 0.55, width * (0.1 + 0.3 * depth)), place, {
        length: width * (0.02 + 0.1 * depth),
        thickness: 1 + height * 0.01 * depth,
      }),
    );
  }
  const half = Math.ceil(strokes.length / 2);
  return clipped(
    easel,
    isArched ? archOutline(opening) : box(x, y, opening),
    shape(box(x, y, { width, height: height * horizon + 2 }), vertical(easel, ...sky)),
    shape(box(x, line0, { width, height: height * (1 - horizon) }), vertical(easel, ...water)),
    shape(cape, vertical(easel, '#7fa8bf', '#b4cbd0')),
    shape(strokes.slice(0, half).join(''), '#0f4a6e', 'opacity=".35"'),
    shape(strokes.slice(half).join(''), '#9fe0dc', 'opacity=".4"'),
    shape(sparks.join(''), '#fffbe6', 'opacity=".8"'),
    sailAt > 0
      ? paintSail(easel, { x: x + width * sailAt, y: line0 + height * 0.05, height: Math.min(width, height) * 0.15 })
      : '',
  );
}

/** The outline of an opening with a round arch. */
export function archOutline(opening: Opening): string {
  const { x, y, width, height } = opening;
  const radius = width / 2;
  return `M${px(x)} ${px(y + height)}V${px(y + radius)}A${px(radius)} ${px(radius)} 0 0 1 ${px(x + width)} ${px(y + radius)}V${px(y + height)}Z`;
}

/** Paints the thickness of the wall around an opening: sill, jambs, lintel. */
export function paintReveal(
  easel: Easel,
  opening: Opening,
  depth: number,
  tones: { lit: string; shade: string },
): string {
  const { x, y, width, height } = opening;
  const right = x + width;
  const bottom = y + height;
  return [
    shape(
      straight([
        [x - depth, y - depth * 0.7],
        [x, y],
        [x, bottom],
        [x - depth, bottom + depth * 0.7],
      ]),
      tones.shade,
    ),
    shape(
      straight([
        [right + depth, y - depth * 0.7],
        [right, y],
        [right, bottom],
        [right + depth, bottom + depth * 0.7],
      ]),
      tones.lit,
    ),
    shape(
      straight([
        [x - depth, y - depth * 0.7],
        [right + depth, y - depth * 0.7],
        [right, y],
        [x, y],
      ]),
      mix(tones.shade, '#8391bb', 0.25),
    ),
    shape(
      straight([
        [x - depth, bottom + depth * 0.7],
        [right + depth, bottom + depth * 0.7],
        [right, bottom],
        [x, bottom],
      ]),
      vertical(easel, '#ffffff', tones.lit),
    ),
  ].join('');
}

/** Paints a window frame with its bars. */
export function paintFrame(
  opening: Opening,
  frame: { colour: string; thickness: number; columns: number; rows: number },
): string {
  const { x, y, width, height } = opening;
  const { colour, thickness, columns, rows } = frame;
  const bars = [line(box(x, y, opening), colour, thickness, 'style="stroke-linejoin:miter"')];
  for (let column = 1; column < columns; column += 1)
    bars.push(
      line(
        `M${px(x + (width * column) / columns)} ${px(y)}v${px(height)}`,
        colour,
        thickness * (column * 2 === columns ? 1.2 : 0.6),
      ),
    );
  for (let row = 1; row < rows; row += 1)
    bars.push(line(`M${px(x)} ${px(y + (height * row) / rows)}h${px(width)}`, colour, thickness * 0.6));
  return bars.join('');
}

/** Paints a louvred shutter that stands as a flat panel. */
export function paintShutter(easel: Easel, panel: Opening, colour: string): string {
  const { x, y, width, height } = panel;
  const slats: string[] = [];
  const rail = Math.min(width * 0.14, height * 0.06);
  const step = Math.max(9, height / 34);
  for (let top = y + rail; top < y + height - rail - step * 0.5; top += step) {
    slats.push(
      shape(
        box(x + rail, top, { width: width - rail * 2, height: step * 0.62 }),
        mix(colour, '#ffffff', easel.random.between(0.08, 0.22)),
      ),
    );
    slats.push(
      shape(
        box(x + rail, top + step * 0.62, { width: width - rail * 2, height: step * 0.38 }),
        mix(colour, palette.ink, 0.5),
      ),
    );
  }
  return group(
    '',
    shape(box(x, y, panel), mix(colour, '#ffffff', 0.1)),
    ...slats,
    shape(box(x, y + height / 2 - rail / 2, { width, height: rail }), mix(colour, '#ffffff', 0.06)),
    line(box(x, y, panel), mix(colour, palette.ink, 0.35), 2),
  );
}

/** Paints a light curtain that the breeze moves into the room. */
export function paintCurtain(
  easel: Easel,
  curtain: { x: number; y: number; width: number; height: number; sway: number; colour?: string },
): string {
  const { x, y, width, height, sway, colour = '#fffaf0' } = curtain;
  const folds = 7;
  const outline = `${smooth([
    [x, y],
    [x + sway * 0.2, y + height * 0.4],
    [x + sway, y + height],
  ])}L${px(x + width + sway * 1.5)} ${px(y + height * 0.985)}${smooth([
    [x + width + sway * 1.5, y + height * 0.985],
    [x + width + sway * 0.5, y + height * 0.5],
    [x + width, y],
  ])
    .slice(1)
    .replace(/^[^C]*/, '')}Z`;
  const lines = Array.from({ length: folds }, (_, fold) => {
    const part = (fold + 0.5) / folds;
    return line(
      smooth([
        [x + width * part, y],
        [x + width * part + sway * (0.2 + 0.3 * part), y + height * 0.45],
        [x + width * part + sway * (1 + 0.5 * part), y + height],
      ]),
      fold % 2 === 0 ? '#b9c4dd' : '#ffffff',
      width * 0.075,
      'opacity=".55"',
    );
  });
  return group(
    'opacity=".9"',
    shape(outline, vertical(easel, colour, mix(colour, '#f6dfb4', 0.4))),
    clipped(easel, outline, ...lines),
  );
}
