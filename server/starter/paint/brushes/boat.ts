import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, group, lens, line, px, shape, smooth, straight } from '../core/shapes.ts';
import { brushEdge } from '../core/texture.ts';

/** Paints a gozzo, the wooden rowing boat of the coast; `x`, `y` is the middle of its waterline. */
export function paintGozzo(
  easel: Easel,
  boat: { x: number; y: number; length: number; hull: string; stripe: string; hasMast?: boolean; isTurned?: boolean },
): string {
  const { x, y, length, hull, stripe, hasMast = false, isTurned = false } = boat;
  const half = length / 2;
  const depth = length * 0.15;
  const body = `M${px(-half)} ${px(-depth * 1.45)}Q0 ${px(-depth * 0.62)} ${px(half)} ${px(-depth * 1.75)}Q${px(half * 0.93)} ${px(-depth * 0.3)} ${px(half * 0.66)} ${px(depth * 0.12)}Q0 ${px(depth * 0.34)} ${px(-half * 0.74)} ${px(depth * 0.1)}Q${px(-half * 0.98)} ${px(-depth * 0.4)} ${px(-half)} ${px(-depth * 1.45)}Z`;
  const rail = `M${px(-half)} ${px(-depth * 1.45)}Q0 ${px(-depth * 0.62)} ${px(half)} ${px(-depth * 1.75)}`;
  const inside = `${rail}Q0 ${px(-depth * 1.35)} ${px(-half)} ${px(-depth * 1.45)}Z`;
  const mast = hasMast
    ? line(`M${px(-half * 0.1)} ${px(-depth)}V${px(-length * 0.72)}`, palette.woodShade, length * 0.016) +
      line(
        `M${px(-half * 0.1)} ${px(-length * 0.7)}L${px(half * 0.95)} ${px(-depth * 1.8)}M${px(-half * 0.1)} ${px(-length * 0.7)}L${px(-half)} ${px(-depth * 1.5)}`,
        '#6a6460',
        1,
        'opacity=".7"',
      )
    : '';
  const parts = [
    mast,
    shape(inside, vertical(easel, '#7b4d34', '#c08a57')),
    shape(
      `M${px(-half * 0.42)} ${px(-depth * 1.3)}h${px(half * 0.2)}l${px(half * 0.02)} ${px(depth * 0.3)}h${px(-half * 0.24)}ZM${px(half * 0.2)} ${px(-depth * 1.4)}h${px(half * 0.2)}l${px(half * 0.02)} ${px(depth * 0.34)}h${px(-half * 0.24)}Z`,
      '#e0b07c',
    ),
    shape(body, vertical(easel, mix(hull, '#ffffff', 0.18), hull, mix(hull, palette.ink, 0.42))),
    line(rail, stripe, length * 0.032),
    line(
      `M${px(-half * 0.97)} ${px(-depth * 0.95)}Q0 ${px(-depth * 0.12)} ${px(half * 0.96)} ${px(-depth * 1.2)}`,
      mix(stripe, hull, 0.4),
      length * 0.01,
      'opacity=".8"',
    ),
    shape(
      `M${px(-half * 0.82)} ${px(-depth * 0.16)}Q0 ${px(depth * 0.1)} ${px(half * 0.8)} ${px(-depth * 0.2)}Q${px(half * 0.74)} ${px(0)} ${px(half * 0.66)} ${px(depth * 0.12)}Q0 ${px(depth * 0.34)} ${px(-half * 0.74)} ${px(depth * 0.1)}Z`,
      palette.terracottaShade,
      'opacity=".85"',
    ),
  ];
  const mirror = isTurned ? -1 : 1;
  return group(
    `transform="translate(${px(x)} ${px(y)}) scale(${mirror} 1)"`,
    reflection(easel, { length, depth, hull }),
    ...parts,
  );
}

/** Paints a sailing boat with white sails, lit on the left. */
export function paintSail(
  easel: Easel,
  boat: { x: number; y: number; height: number; hull?: string; sail?: string; shade?: string },
): string {
  const { x, y, height, hull = palette.whitewash, sail = '#fffaf0', shade = '#b4c3d8' } = boat;
  const main = straight([
    [x, y - height],
    [x + height * 0.34, y - height * 0.13],
    [x, y - height * 0.12],
  ]);
  const jib = `M${px(x - height * 0.03)} ${px(y - height * 0.9)}Q${px(x - height * 0.2)} ${px(y - height * 0.36)} ${px(x - height * 0.32)} ${px(y - height * 0.1)}Q${px(x - height * 0.16)} ${px(y - height * 0.14)} ${px(x - height * 0.03)} ${px(y - height * 0.12)}Z`;
  const body = `M${px(x - height * 0.36)} ${px(y - height * 0.1)}L${px(x + height * 0.36)} ${px(y - height * 0.08)}L${px(x + height * 0.28)} ${px(y)}Q${px(x)} ${px(y + height * 0.02)} ${px(x - height * 0.26)} ${px(y)}Z`;
  const mirror = Array.from({ length: 9 }, (_, index) =>
    lens(x + easel.random.around(0, height * 0.12), y + height * (0.05 + index * 0.05), {
      length: height * easel.random.between(0.16, 0.5) * (1 - index * 0.08),
      thickness: Math.max(1.5, height * 0.024),
    }),
  );
  return [
    shape(mirror.join(''), sail, 'opacity=".55"'),
    shape(main, vertical(easel, mix(sail, shade, 0.55), shade)),
    shape(jib, vertical(easel, sail, mix(sail, '#ffe3ae', 0.5))),
    line(`M${px(x)} ${px(y - height * 1.02)}V${px(y - height * 0.08)}`, palette.woodShade, Math.max(1, height * 0.012)),
    shape(body, vertical(easel, mix(hull, '#ffffff', 0.3), mix(hull, palette.deepSea, 0.35))),
  ].join('');
}

/** Paints the ferry that serves the island, bow to the left. */
export function paintFerry(easel: Easel, ferry: { x: number; y: number; length: number }): string {
  const { x, y, length } = ferry;
  const unit = length / 100;
  const at = (dx: number, dy: number): [number, number] => [x + dx * unit, y + dy * unit];
  const deck = (dx: number, dy: number, width: number, height: number): string => {
    const [left, top] = at(dx, dy);
    return (
      shape(box(left, top, { width: width * unit, height: height * unit }), vertical(easel, '#fffdf6', '#dfe3e8')) +
      shape(box(left + width * unit * 0.93, top, { width: width * unit * 0.07, height: height * unit }), '#a9b9cf')
    );
  };
  const panes = (dx: number, dy: number, count: number): string =>
    shape(
      Array.from({ length: count }, (_, index) =>
        box(...at(dx + index * 3.1, dy), { width: unit * 2, height: unit * 1.9 }),
      ).join(''),
      '#2a5876',
    );
  const hull = `${smooth([at(-50, -14), at(-46, -7), at(-41, 0)])}L${at(46, 0).map(px).join(' ')}L${at(50, -11).map(px).join(' ')}L${at(-36, -11).map(px).join(' ')}Z`;
  const stripe = straight([at(-45.5, -5.4), at(48.3, -5.4), at(47.4, -3), at(-43.6, -3)]);
  return [
    deck(-30, -18, 74, 8),
    deck(-24, -24.5, 62, 7),
    deck(-20, -30, 34, 6),
    shape(
      straight([at(20, -25), at(22.5, -38), at(32, -38), at(34, -25)]),
      vertical(easel, palette.lemon, palette.lemon, palette.terracotta),
    ),
    shape(straight([at(22.3, -37), at(22.6, -39.5), at(32, -39.5), at(32.3, -37)]), palette.deepSea),
    panes(-27, -16, 22),
    panes(-21, -22.6, 13),
    panes(-18, -28.4, 9),
    line(
      `M${at(-14, -30).map(px).join(' ')}V${px(y - 39 * unit)}M${at(-16.5, -34).map(px).join(' ')}H${px(x - 11.5 * unit)}M${at(-16, -36.4).map(px).join(' ')}L${at(-14, -34).map(px).join(' ')}L${at(-12, -36.4).map(px).join(' ')}`,
      '#51606e',
      unit * 0.6,
    ),
    shape(hull, vertical(easel, '#ffffff', '#e9e6df', '#8fa6c0')),
    shape(stripe, palette.sea),
    shape(straight([at(-42.2, -1.6), at(46.8, -1.6), at(46, 0.6), at(-41, 0.6)]), palette.terracottaShade),
    line(
      `M${at(-30, -19.6).map(px).join(' ')}H${px(x + 44 * unit)}M${at(-24, -26).map(px).join(' ')}H${px(x + 36 * unit)}`,
      '#7d8fa3',
      unit * 0.35,
    ),
    group(
      `filter="${brushEdge(easel, { reach: 12, frequency: 0.04 })}"`,
      shape(
        `M${at(-47, 1).map(px).join(' ')}Q${at(0, -2).map(px).join(' ')} ${at(60, 0).map(px).join(' ')}Q${at(80, 3).map(px).join(' ')} ${at(96, 2).map(px).join(' ')}Q${at(20, 6).map(px).join(' ')} ${at(-47, 1).map(px).join(' ')}Z`,
        '#ffffff',
        'opacity=".85"',
      ),
    ),
  ].join('');
}

function reflection(easel: Easel, boat: { length: number; depth: number; hull: string }): string {
  const { length, depth, hull } = boat;
  const strokes: string[] = [];
  for (let stroke = 0; stroke < 16; stroke += 1) {
    const fall = stroke / 16;
    const size = {
      length: length * easel.random.between(0.35, 0.95) * (1 - fall * 0.5),
      thickness: Math.max(1.5, depth * 0.26),
    };
    strokes.push(
      shape(
        lens(easel.random.around(0, length * 0.12), depth * (0.15 + fall * 1.9), size),
        stroke % 3 === 0 ? mix(hull, '#ffffff', 0.2) : mix(hull, palette.deepSea, 0.62),
        `opacity="${(0.62 - fall * 0.42).toFixed(2)}"`,
      ),
    );
  }
  return strokes.join('');
}
