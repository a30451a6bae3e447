import { paintSail } from '../brushes/boat.ts';
import { paintGrass, paintLeaves } from '../brushes/foliage.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintLemon, paintLemonBranch, paintLemonTree } from '../brushes/lemon.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintDapple, paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { line, oval, px, shape, smooth } from '../core/shapes.ts';
import { mottle } from '../core/texture.ts';

const noon: Stops = [
  [0, '#4199cc'],
  [0.55, '#98cde2'],
  [1, '#f8ecd0'],
];

/** The lemon grove above the sea, a path of light between the trees. */
export function paintLemonGrove(easel: Easel): string {
  const horizon = 470;
  const sea = {
    top: horizon,
    bottom: 640,
    stops: [
      [0, '#5fabc4'],
      [0.4, '#1f7097'],
      [1, '#2b9bb0'],
    ] as Stops,
    light: '#a6e3de',
    dark: '#0e4569',
    strokes: 420,
  };
  const rows = [
    { y: 690, height: 190, crown: 84, xs: [80, 330, 560, 1290, 1520, 1790] },
    { y: 800, height: 290, crown: 128, xs: [-10, 380, 1440, 1830] },
    { y: 980, height: 440, crown: 196, xs: [190, 1690] },
  ];
  const path = smooth(
    [
      [930, 640],
      [1000, 640],
      [1060, 760],
      [1130, 920],
      [1320, 1380],
      [520, 1380],
      [740, 980],
      [860, 780],
    ],
    true,
  );
  return [
    paintSky(easel, { horizon, stops: noon, sun: { x: 960, y: 400, colour: '#fff6d0', reach: 520 } }),
    paintCloud(easel, { x: 1240, y: 390, width: 380, light: '#ffffff', shade: '#e2e9e4', opacity: 0.8 }),
    paintHill(easel, {
      ridge: createRidge(
        easel,
        [
          [1140, horizon + 4],
          [1400, 390],
          [1660, 330],
          [1940, 360],
        ],
        7,
      ),
      base: horizon + 4,
      crest: '#86aec6',
      foot: '#c3d4d2',
      light: '#eee0c4',
    }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 960, spread: 160, count: 220, colour: '#fff8dc' }),
    paintSail(easel, { x: 860, y: 540, height: 80 }),
    shape(
      `${smooth([
        [-20, 620],
        [400, 610],
        [960, 640],
        [1500, 604],
        [1940, 620],
      ])}L1940 1300L-20 1300Z`,
      vertical(easel, '#c9cb84', '#93a65a', '#6b8a4a'),
      `filter="${mottle(easel, { frequency: '0.01 0.03', dark: '#3f6a45', light: '#f0e9a0', strength: 0.22 })}"`,
    ),
    shape(
      path,
      vertical(easel, '#fbeccb', '#efd0a0', '#d9ae80'),
      `filter="${mottle(easel, { frequency: '0.014 0.04', dark: '#a87c62', light: '#fff8e0', strength: 0.18 })}"`,
    ),
    ...rows.flatMap((row) =>
      row.xs.map(
        (x) =>
          paintShade(easel, oval(x + row.crown * 0.5, row.y + 8, { rx: row.crown * 1.25, ry: row.crown * 0.26 }), {
            opacity: 0.5,
            softness: 9,
            colour: '#3f5f7c',
          }) + paintLemonTree(easel, { x, y: row.y, height: row.height, crown: row.crown, fruit: 30 }),
      ),
    ),
    paintGrass(easel, {
      x1: -10,
      x2: 620,
      y: (x) => 1290 - x * 0.03,
      count: 340,
      height: 90,
      tones: ['#5b7f45', '#8fa653', '#c3c46a', '#3f6a45'],
    }),
    paintGrass(easel, {
      x1: 1260,
      x2: 1940,
      y: (x) => 1250 + (1940 - x) * 0.05,
      count: 340,
      height: 90,
      tones: ['#5b7f45', '#8fa653', '#c3c46a', '#3f6a45'],
    }),
    paintDapple(easel, { x: 900, y: 1100, rx: 420, ry: 190, count: 150, size: 54, opacity: 0.42 }),
    paintBasket(easel, 1150, 1120),
    paintLemonBranch(easel, {
      path: [
        [-40, 60],
        [200, 40],
        [460, 70],
        [720, 30],
        [900, -30],
      ],
      leafLength: 130,
      leaves: 44,
      lemons: [
        { x: 150, y: 200, size: 104, angle: -6 },
        { x: 360, y: 226, size: 96, angle: 8 },
        { x: 600, y: 190, size: 90, angle: -10 },
      ],
    }),
    paintLemonBranch(easel, {
      path: [
        [1960, -20],
        [1800, 60],
        [1640, 60],
        [1500, 20],
        [1420, -30],
      ],
      leafLength: 120,
      leaves: 32,
      lemons: [
        { x: 1760, y: 200, size: 98, angle: 8 },
        { x: 1590, y: 180, size: 86, angle: -8 },
      ],
    }),
    paintVignette(easel, '#3f4f7c', 0.32),
  ].join('');
}

function paintBasket(easel: Easel, x: number, y: number): string {
  const body = `M${x - 130} ${y - 70}Q${x - 120} ${y + 60} ${x - 70} ${y + 70}H${x + 70}Q${x + 120} ${y + 60} ${x + 130} ${y - 70}Z`;
  const weave = Array.from({ length: 5 }, (_, row) =>
    smooth([
      [x - 124 + row * 8, y - 44 + row * 24],
      [x, y - 30 + row * 24],
      [x + 124 - row * 8, y - 44 + row * 24],
    ]),
  ).join('');
  const stakes = Array.from(
    { length: 13 },
    (_, index) => `M${px(x - 122 + index * 20.3)} ${y - 64}L${px(x - 72 + index * 12)} ${y + 68}`,
  ).join('');
  const fruit = Array.from({ length: 15 }, (_, index) =>
    paintLemon(easel, {
      x: x - 100 + (index % 6) * 40 + Math.floor(index / 6) * 18,
      y: y - 86 - Math.floor(index / 6) * 34,
      size: 58,
      angle: easel.random.between(-90, 90),
    }),
  );
  return [
    paintShade(easel, oval(x + 50, y + 66, { rx: 190, ry: 32 }), { opacity: 0.5, softness: 9 }),
    line(`M${x - 120} ${y - 60}C${x - 110} ${y - 270} ${x + 110} ${y - 270} ${x + 120} ${y - 60}`, '#8a5d3c', 15),
    ...fruit,
    paintLeaves(easel, {
      x: x + 20,
      y: y - 150,
      rx: 70,
      ry: 24,
      count: 14,
      size: 46,
      tones: ['#2f5c3d', '#4f7f3f', '#93b64c'],
    }),
    shape(body, vertical(easel, '#d9a868', '#8a5d3c')),
    line(weave, '#f0cb90', 9, 'opacity=".75"'),
    line(stakes, '#7a4f34', 4, 'opacity=".6"'),
    line(
      smooth([
        [x - 132, y - 70],
        [x, y - 54],
        [x + 132, y - 70],
      ]),
      '#e6bd80',
      15,
    ),
  ].join('');
}
