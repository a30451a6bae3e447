import { paintCushion, paintJug, paintPot, paintTable } from '../brushes/furniture.ts';
import { paintLemon, paintLemonTree } from '../brushes/lemon.ts';
import { paintBench } from '../brushes/room.ts';
import { type Mood, paintBeyond, paintPlatform, terraceHorizon } from '../brushes/terrace-platform.ts';
import { paintVignette, paintWash } from '../brushes/wall.ts';
import { type Easel, glow, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, type View } from '../core/perspective.ts';
import { group, line, openStraight, oval, type Point, shape, smooth } from '../core/shapes.ts';

const evening: Mood = {
  sky: [
    [0, '#3d4a86'],
    [0.35, '#94709f'],
    [0.65, '#ee9a82'],
    [0.88, '#fbc77a'],
    [1, '#fde3a0'],
  ],
  water: [
    [0, '#f2b184'],
    [0.2, '#a0708f'],
    [0.6, '#4d5a8c'],
    [1, '#2d4473'],
  ],
  sun: { x: 1180, y: 520, colour: '#fff0b0', reach: 560 },
  light: '#ffc795',
  dark: '#2c3a6c',
  capes: ['#6f5f92', '#c98d92'],
  lime: ['#ffdcb8', '#f4b996'],
  shade: '#9a86b4',
  tiles: ['#e9c9b4', '#dcb2a4', '#4d5f94', '#f0ab52'],
};

/** The same terrace as the sun goes down, the bench laid with cushions and the lanterns lit. */
export function paintTerraceEvening(easel: Easel): string {
  const view = createView({ vanishingPoint: [1000, terraceHorizon], focalLength: 1150, eyeHeight: 1.6 });
  return [
    paintBeyond(easel, evening),
    paintPlatform(easel, view, evening),
    paintBench(easel, view, {
      x: -2.6,
      y: 0,
      z: 3.6,
      width: 2.3,
      height: 0.5,
      depth: 0.9,
      cloth: '#5570a8',
      wall: '#f2c2a0',
    }),
    ...(
      [
        [390, 790, -8, palette.terracotta, '#ffd9b0'],
        [560, 800, 6, palette.lemon, '#fff3d0'],
        [740, 794, -4, '#e7d3e0', '#7d5f96'],
      ] as const
    ).map(([x, y, angle, colour, stripe]) =>
      paintCushion(easel, { x, y, width: 170, height: 140, colour, stripe, angle }),
    ),
    paintTable(easel, view, { x: -0.5, y: 0, z: 2.7, width: 1.1, height: 0.42, depth: 0.6, tone: '#8c5a48' }),
    paintLowTable(easel, view),
    paintLights(easel),
    paintPot(easel, { x: 1690, y: 1130, width: 220, height: 200, colour: '#b0553f' }),
    paintLemonTree(easel, { x: 1690, y: 980, height: 520, crown: 220, fruit: 34 }),
    ...(
      [
        [1310, 1170, 1.15],
        [1210, 1060, 0.8],
        [150, 1180, 1.2],
      ] as const
    ).map(([x, y, scale]) => paintLantern(easel, x, y, scale)),
    paintWash(easel, '#ffb070', 0.25, 0),
    paintWash(easel, '#1d1f5c', 0, 0.55),
    paintVignette(easel, '#2a2560', 0.5),
  ].join('');
}

function paintLowTable(easel: Easel, view: View): string {
  const [x, y] = view.project([0.05, 0.44, 2.95]);
  const glass = (dx: number): string =>
    shape(
      smooth([
        [x + dx - 20, y - 66],
        [x + dx - 14, y - 8],
        [x + dx + 14, y - 8],
        [x + dx + 20, y - 66],
      ]),
      '#ffd9a0',
      'opacity=".75"',
    ) + shape(oval(x + dx, y - 62, { rx: 20, ry: 5 }), '#fff0d0');
  return (
    paintJug(easel, { x: x - 80, y, height: 130, colour: '#f0d6c4', band: '#4d5f94' }) +
    glass(30) +
    glass(96) +
    paintLemon(easel, { x: x + 160, y: y - 14, size: 36, angle: 80 }) +
    paintLantern(easel, x - 190, y + 12, 0.7)
  );
}

function paintLights(easel: Easel): string {
  const cords: readonly (readonly Point[])[] = [
    [
      [-20, 150],
      [420, 300],
      [960, 210],
    ],
    [
      [960, 210],
      [1480, 330],
      [1960, 120],
    ],
  ];
  const bulbs = cords.flatMap(([from, middle, to]) =>
    Array.from({ length: 11 }, (_, index): Point => {
      const t = (index + 0.5) / 11;
      const bend = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * (b * 1.5 - (a + c) * 0.25) + t * t * c;
      const [a, b, c] = [from ?? [0, 0], middle ?? [0, 0], to ?? [0, 0]];
      return [bend(a[0], b[0], c[0]), bend(a[1], b[1], c[1])];
    }),
  );
  const lamp = glow(easel, '#ffe3a0', 0.95);
  return (
    line(openStraight([[-20, 150], ...bulbs.slice(0, 11), [960, 210], ...bulbs.slice(11), [1960, 120]]), '#3a3058', 3) +
    bulbs
      .map(
        ([x, y]) =>
          shape(oval(x, y + 14, { rx: 46, ry: 46 }), lamp) + shape(oval(x, y + 14, { rx: 8, ry: 11 }), '#fff6d2'),
      )
      .join('')
  );
}

function paintLantern(easel: Easel, x: number, y: number, scale: number): string {
  const frame =
    line('M-34 0L-30 -110H30L34 0ZM0 0V-110M-36 0H36', '#3a2f45', 6) +
    shape('M-38 -110L0 -146L38 -110Z', '#3a2f45') +
    line('M-12 -146a12 16 0 1 1 24 0', '#3a2f45', 4);
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    shape(oval(0, -40, { rx: 210, ry: 170 }), glow(easel, '#ffc869', 0.8)),
    shape(oval(0, 4, { rx: 150, ry: 26 }), glow(easel, '#ffd68a', 0.9)),
    shape('M-31 -2L-28 -108H28L31 -2Z', vertical(easel, '#ffb95c', '#ffe9ad', '#ffd07a'), 'opacity=".9"'),
    shape('M-11 -2V-40H11V-2Z', '#fff6dc'),
    shape('M0 -74Q14 -50 0 -42Q-14 -50 0 -74Z', '#fffbe8'),
    frame,
  );
}
