import { paintSail } from '../brushes/boat.ts';
import { paintBougainvillea } from '../brushes/foliage.ts';
import { paintChair, paintCushion, paintJug, paintPot, paintTable } from '../brushes/furniture.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintLemon, paintLemonTree } from '../brushes/lemon.ts';
import { paintBench } from '../brushes/room.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky, paintVeils } from '../brushes/sky.ts';
import { paintTileFloor } from '../brushes/tile-floor.ts';
import { paintBeams, paintDapple, paintLime, paintShade, paintVignette, paintWash } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, glow, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, facing, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { group, line, openStraight, oval, type Point, shape, smooth } from '../core/shapes.ts';
import { brushEdge } from '../core/texture.ts';

type Mood = {
  readonly sky: Stops;
  readonly water: Stops;
  readonly sun: { x: number; y: number; colour: string; reach: number };
  readonly light: string;
  readonly dark: string;
  readonly capes: readonly [string, string];
  readonly lime: readonly [string, string];
  readonly shade: string;
  readonly tiles: readonly [string, string, string, string];
};

const day: Mood = {
  sky: [
    [0, '#4a9fd0'],
    [0.55, '#a5d3e2'],
    [1, '#fbeccd'],
  ],
  water: [
    [0, '#5fabc4'],
    [0.25, '#1f7097'],
    [1, '#2b9bb0'],
  ],
  sun: { x: 1250, y: 360, colour: '#fff6d8', reach: 480 },
  light: '#a6e3de',
  dark: '#0e4569',
  capes: ['#86aec6', '#c3d4d2'],
  lime: ['#fffaf0', '#fdebd0'],
  shade: '#c2c9e0',
  tiles: ['#fbf3e2', '#f4e7cc', '#2f82aa', '#f2c230'],
};
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

const horizon = 560;
const back = 5.2;

/** The terrace at noon, the table laid beneath the pergola. */
export function paintTerrace(easel: Easel): string {
  const view = createView({ vanishingPoint: [900, horizon], focalLength: 1150, eyeHeight: 1.6 });
  const table = { x: -0.1, y: 0, z: 3.1, width: 1.5, height: 0.74, depth: 0.8 };
  return [
    paintBeyond(easel, day),
    paintPlatform(easel, view, day),
    paintPot(easel, { x: 300, y: 1010, width: 190, height: 170 }),
    paintLemonTree(easel, { x: 300, y: 880, height: 420, crown: 190, fruit: 30 }),
    paintPergola(easel, view),
    paintDapple(easel, { x: 1000, y: 1130, rx: 800, ry: 170, count: 160, size: 46, opacity: 0.34 }),
    paintShade(easel, level(view, { x1: -0.4, x2: 1.9, z1: 2.9, z2: 4 }), { opacity: 0.4, softness: 12 }),
    paintChair(view, { x: 0.1, z: 3.9, tone: '#2f7ea4', seat: palette.lemon, isTurned: false }),
    paintChair(view, { x: 0.85, z: 3.9, tone: '#2f7ea4', seat: palette.lemon, isTurned: false }),
    paintTable(view, { ...table, tone: palette.wood }),
    paintLaidTable(easel, view, table.height),
    paintChair(view, { x: -0.72, z: 3.2, tone: '#2f7ea4', seat: palette.lemon }),
    group(
      `filter="${brushEdge(easel, { reach: 4, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [1930, 780],
          [1860, 560],
          [1790, 380],
          [1690, 240],
          [1560, 150],
          [1400, 110],
          [1240, 90],
        ],
        thickness: 88,
        size: 21,
      }),
    ),
    paintPot(easel, { x: 1770, y: 1150, width: 210, height: 190 }),
    paintBougainvillea(easel, {
      path: [
        [1700, 960],
        [1770, 900],
        [1840, 950],
      ],
      thickness: 62,
      size: 18,
    }),
    paintVignette(easel, '#4a5a94', 0.3),
  ].join('');
}

/** The same terrace as the sun goes down, the bench laid with cushions and the lanterns lit. */
export function paintTerraceEvening(easel: Easel): string {
  const view = createView({ vanishingPoint: [1000, horizon], focalLength: 1150, eyeHeight: 1.6 });
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
    paintTable(view, { x: -0.5, y: 0, z: 2.7, width: 1.1, height: 0.42, depth: 0.6, tone: '#8c5a48' }),
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

function paintBeyond(easel: Easel, mood: Mood): string {
  const sea = { top: horizon, bottom: 860, stops: mood.water, light: mood.light, dark: mood.dark, strokes: 900 };
  const far = createRidge(
    easel,
    [
      [-20, 470],
      [190, 430],
      [420, 500],
      [700, horizon + 4],
    ],
    7,
  );
  const near = createRidge(
    easel,
    [
      [1280, horizon + 6],
      [1480, 500],
      [1700, 440],
      [1940, 390],
    ],
    8,
  );
  return [
    paintSky(easel, { horizon, stops: mood.sky, sun: mood.sun }),
    paintVeils(easel, { y1: 120, y2: 420, count: 18, colours: ['#ffffff', mood.light, '#ffe3c0'], opacity: 0.4 }),
    paintCloud(easel, { x: 760, y: 520, width: 360, light: '#fffaf0', shade: mood.capes[1], opacity: 0.6 }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: mood.sun.x, spread: 260, count: 420, colour: '#fff2cc' }),
    paintHill(easel, { ridge: far, base: horizon + 4, crest: mood.capes[0], foot: mood.capes[1], light: '#f1e2c4' }),
    paintHill(easel, { ridge: near, base: horizon + 12, crest: mood.capes[0], foot: mood.capes[1], light: '#f1e2c4' }),
    paintSail(easel, { x: 980, y: horizon + 40, height: 84 }),
  ].join('');
}

function paintPlatform(easel: Easel, view: View, mood: Mood): string {
  const [lit, warm] = mood.lime;
  const parapet = { x: -6, y: 0, z: back, width: 12, height: 0.86, depth: 0.36 };
  return [
    paintTileFloor(easel, view, {
      x1: -4.4,
      x2: 4.4,
      z1: 1.6,
      z2: back,
      tile: 0.4,
      tones: mood.tiles,
      joint: mood.shade,
      pattern: 'star',
    }),
    paintLime(easel, facing(view, { x1: -6, x2: 6, y1: 0, y2: 0.86, z: back }), {
      fill: vertical(easel, mood.shade, warm),
    }),
    paintBlock(
      view,
      { ...parapet, y: 0.86, height: 0.07, z: back - 0.04 },
      { front: warm, side: mood.shade, top: lit },
    ),
    paintShade(easel, level(view, { x1: -4.4, x2: 4.4, z1: back - 0.7, z2: back }), { opacity: 0.3, softness: 14 }),
    paintLime(easel, flank(view, { x: -3.1, y1: 0, y2: 3.4, z1: 1, z2: back + 0.4 }), {
      fill: vertical(easel, lit, warm),
    }),
    paintShade(easel, flank(view, { x: -3.1, y1: 0, y2: 0.5, z1: 1, z2: back }), { opacity: 0.2, softness: 26 }),
  ].join('');
}

function paintPergola(easel: Easel, view: View): string {
  const at = (x: number, z: number): Point => view.project([x, 2.75, z]);
  const cross = [2.2, 2.8, 3.4, 4, 4.6, 5.2].map((z) => [at(-3.1, z), at(3.4, z)] as const);
  const along = [[at(2.9, 1.4), at(2.9, 5.4)] as const, [at(-2.9, 1.4), at(-2.9, 5.4)] as const];
  const post = paintBlock(
    view,
    { x: 2.72, y: 0.9, z: 5.1, width: 0.34, height: 1.85, depth: 0.34 },
    { front: vertical(easel, '#fff6e6', '#fbe6c8'), side: '#b3bfdd', top: '#ffffff' },
  );
  return post + paintBeams(easel, cross.reverse(), 20, '#9a6c48') + paintBeams(easel, along, 26, '#8a5d40');
}

function paintLaidTable(easel: Easel, view: View, height: number): string {
  const on = (x: number, z: number): Point => view.project([x, height, z]);
  const [jugX, jugY] = on(0.95, 3.6);
  const [bowlX, bowlY] = on(0.45, 3.45);
  const plates = [
    [0.1, 3.3],
    [1.2, 3.3],
    [0.2, 3.75],
  ] as const;
  return [
    ...plates.map(([x, z]) => {
      const [plateX, plateY] = on(x, z);
      return (
        shape(oval(plateX, plateY, { rx: 42, ry: 13 }), '#fffdf4') +
        line(oval(plateX, plateY, { rx: 34, ry: 10 }), palette.sea, 3)
      );
    }),
    ...[-26, 24, 0].map((dx, index) =>
      paintLemon(easel, { x: bowlX + dx, y: bowlY - 32 - (index === 2 ? 18 : 0), size: 38, angle: 70 + dx }),
    ),
    shape(
      smooth(
        [
          [bowlX - 66, bowlY - 30],
          [bowlX - 40, bowlY + 4],
          [bowlX + 40, bowlY + 4],
          [bowlX + 66, bowlY - 30],
          [bowlX, bowlY - 20],
        ],
        true,
      ),
      vertical(easel, '#4fa3c4', '#1d5f86'),
    ),
    paintJug(easel, { x: jugX, y: jugY, height: 118, colour: '#f6f1e4', band: palette.sea }),
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
