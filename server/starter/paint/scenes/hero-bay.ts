import { paintGozzo, paintSail } from '../brushes/boat.ts';
import { paintCypress, paintPine } from '../brushes/foliage.ts';
import { createRidge, paintCliff, paintHill } from '../brushes/hill.ts';
import { paintDome, paintVillage } from '../brushes/house.ts';
import { paintLemonBranch } from '../brushes/lemon.ts';
import { paintParapet } from '../brushes/parapet.ts';
import { paintFoam, paintGlitter, paintPatch, paintSea, type Sea } from '../brushes/sea.ts';
import { paintCloud, paintSky, paintVeils } from '../brushes/sky.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, veil, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, clipped, type Point, shape, smooth } from '../core/shapes.ts';
import { blur } from '../core/texture.ts';

const horizon = 452;
const skyStops: Stops = [
  [0, '#3f93c6'],
  [0.4, '#86c3df'],
  [0.75, '#cfe3dd'],
  [1, '#fbe8c4'],
];
const sea: Sea = {
  top: horizon,
  bottom: 1200,
  stops: [
    [0, '#6fb0c6'],
    [0.06, '#2f84a9'],
    [0.26, '#1a6890'],
    [0.55, '#1b7f9e'],
    [0.8, '#2aa3ae'],
    [1, '#52c4bd'],
  ],
  light: '#9fe0dc',
  dark: '#0d4468',
};

/** The bay in clear morning light, seen from the terrace; left and centre stay calm for a headline. */
export function paintHeroBay(easel: Easel): string {
  return [
    paintAir(easel),
    paintFarCapes(easel),
    paintWater(easel),
    paintHeadland(easel),
    paintBoats(easel),
    paintParapet(easel),
    paintBranch(easel),
  ].join('');
}

function paintAir(easel: Easel): string {
  return [
    paintSky(easel, { horizon, stops: skyStops, sun: { x: 720, y: horizon - 20, colour: '#fff3cf', reach: 620 } }),
    paintVeils(easel, { y1: 60, y2: 260, count: 14, colours: ['#ffffff', '#fff3df'], opacity: 0.34 }),
    paintCloud(easel, { x: 300, y: 408, width: 380, light: '#fffaf0', shade: '#dfe2dc', opacity: 0.75 }),
    paintCloud(easel, { x: 980, y: 424, width: 260, light: '#fffaf0', shade: '#e6e3d6', opacity: 0.6 }),
  ].join('');
}

function paintFarCapes(easel: Easel): string {
  const farthest = createRidge(
    easel,
    [
      [-20, 420],
      [160, 388],
      [380, 426],
      [560, horizon + 16],
    ],
    5,
  );
  const middle = createRidge(
    easel,
    [
      [-20, 382],
      [90, 366],
      [250, 414],
      [400, horizon + 2],
    ],
    6,
  );
  const behind = createRidge(
    easel,
    [
      [1060, horizon + 24],
      [1220, 410],
      [1420, 330],
      [1640, 268],
      [1850, 300],
      [2020, 262],
    ],
    8,
  );
  return [
    paintHill(easel, { ridge: farthest, base: horizon + 2, crest: '#a9c6d6', foot: '#d3dcd6' }),
    paintHill(easel, { ridge: middle, base: horizon + 3, crest: '#86aec6', foot: '#bccfd2', light: '#e4dccb' }),
    paintHill(easel, { ridge: behind, base: 520, crest: '#7fa6ba', foot: '#b9cfcb', light: '#efe2c2' }),
  ].join('');
}

function paintWater(easel: Easel): string {
  return [
    paintSea(easel, { ...sea, strokes: 1700 }),
    shape(box(0, horizon, { width: easel.width, height: 70 }), veil(easel, '#fdebc8', 0.6, 0)),
    paintGlitter(easel, sea, { x: 720, spread: 330, count: 520, colour: '#fff6d8' }),
    paintPatch(easel, { x: 1500, y: 900, rx: 480, ry: 130, colour: '#7fdccb', opacity: 0.75 }),
    paintPatch(easel, { x: 1680, y: 830, rx: 330, ry: 70, colour: '#bdeedb', opacity: 0.75 }),
    paintPatch(easel, { x: 1200, y: 960, rx: 180, ry: 36, colour: '#0f5f7d', opacity: 0.5 }),
    paintPatch(easel, { x: 1460, y: 985, rx: 140, ry: 26, colour: '#156a82', opacity: 0.5 }),
  ].join('');
}

function paintHeadland(easel: Easel): string {
  const upper = createRidge(
    easel,
    [
      [1240, 640],
      [1330, 560],
      [1450, 470],
      [1620, 372],
      [1800, 316],
      [2020, 270],
    ],
    7,
  );
  const cliff = createRidge(
    easel,
    [
      [1086, 700],
      [1120, 672],
      [1190, 640],
      [1290, 610],
      [1400, 640],
      [1560, 690],
      [1720, 735],
      [2020, 740],
    ],
    6,
  );
  const shore: Point[] = [
    [1086, 698],
    [1140, 696],
    [1220, 706],
    [1330, 716],
    [1440, 748],
    [1560, 788],
    [1700, 812],
    [1860, 822],
    [2020, 828],
  ];
  const foot = (x: number): number => cliff.heightAt(x) + 14;
  return [
    paintHill(easel, {
      ridge: upper,
      base: 800,
      crest: '#5c8064',
      foot: '#9fa878',
      light: '#ecd9a0',
      scrub: { count: 420, size: 13, tones: ['#3f6b55', '#5d7f55', '#2f5a4f', '#7c9160'] },
    }),
    paintPine(easel, { x: 1560, y: 470, height: 120, width: 130 }),
    paintPine(easel, { x: 1880, y: 350, height: 130, width: 150 }),
    paintVillage(easel, { x1: 1420, x2: 2010, foot: (x) => foot(x) - 20, rows: 5, rise: 44, size: 66 }),
    paintDome(easel, { x: 1640, y: 512, radius: 46 }),
    ...[1500, 1530, 1745, 1770, 1905].map((x) =>
      paintCypress(easel, { x, y: foot(x) - 70, height: easel.random.between(70, 120) }),
    ),
    clipped(
      easel,
      `${smooth(shore)}L2020 300L1086 300Z`,
      paintCliff(easel, { ridge: cliff, base: 842, light: '#f3dcb2', mid: '#d2a97e', shade: '#7d6a78' }),
    ),
    clipped(
      easel,
      `${smooth([[-40, 690], [700, 690], ...shore])}L2040 1200L-40 1200Z`,
      shape(
        smooth([...shore, [2060, 960], [1800, 1010], [1500, 985], [1290, 930], [1120, 860], [1030, 770]], true),
        vertical(easel, '#a6e6d4', '#6fd2c6', '#4cc0bd'),
        `filter="${blur(easel, 26)}" opacity=".9"`,
      ),
      shape(
        smooth([...shore, [2060, 890], [1760, 880], [1480, 830], [1280, 770], [1150, 730]], true),
        '#c3f0de',
        `filter="${blur(easel, 14)}" opacity=".8"`,
      ),
    ),
    paintFoam(easel, shore, 4),
  ].join('');
}

function paintBoats(easel: Easel): string {
  return [
    paintSail(easel, { x: 1050, y: 512, height: 84 }),
    paintSail(easel, { x: 330, y: 486, height: 42 }),
    paintSail(easel, { x: 900, y: 474, height: 24 }),
    paintGozzo(easel, { x: 1300, y: 806, length: 112, hull: '#f6f1e4', stripe: palette.sea }),
    paintGozzo(easel, { x: 1480, y: 868, length: 140, hull: '#2b7fa6', stripe: '#fdf6e4', isTurned: true }),
    paintGozzo(easel, { x: 1230, y: 900, length: 150, hull: palette.terracotta, stripe: '#fdf1d8', hasMast: true }),
    paintGozzo(easel, { x: 1660, y: 890, length: 128, hull: palette.lemon, stripe: palette.sea }),
  ].join('');
}

function paintBranch(easel: Easel): string {
  return paintLemonBranch(easel, {
    path: [
      [2040, -30],
      [1900, 40],
      [1760, 80],
      [1620, 92],
      [1490, 130],
      [1400, 190],
    ],
    leafLength: 138,
    leaves: 46,
    lemons: [
      { x: 1850, y: 220, size: 104, angle: 8 },
      { x: 1680, y: 236, size: 96, angle: -6 },
      { x: 1505, y: 264, size: 84, angle: 10 },
      { x: 1955, y: 150, size: 92, angle: -14 },
    ],
  });
}
