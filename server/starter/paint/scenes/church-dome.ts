import { paintSail } from '../brushes/boat.ts';
import { leafTones, paintBougainvillea, paintCypress, paintLeaves } from '../brushes/foliage.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintDome, paintVillage } from '../brushes/house.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintShade, paintVignette } from '../brushes/wall.ts';
import { archOutline } from '../brushes/window.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { box, group, line, shape, smooth, straight } from '../core/shapes.ts';
import { brushEdge, mottle } from '../core/texture.ts';

const noon: Stops = [
  [0, '#3a91c8'],
  [0.6, '#8fcae2'],
  [1, '#f3ecd6'],
];

const water: Stops = [
  [0, '#5aa8c2'],
  [0.25, '#1d6f97'],
  [1, '#2b9bb0'],
];

/** The church dome in its majolica tiles, high above the roofs and the sea. */
export function paintChurchDome(easel: Easel): string {
  const horizon = 760;
  const sea = { top: horizon, bottom: 1640, stops: water, light: '#a6e3de', dark: '#0e4569', strokes: 900 };
  const cape = createRidge(
    easel,
    [
      [-20, 640],
      [220, 600],
      [420, 680],
      [640, horizon + 6],
    ],
    7,
  );
  return [
    paintSky(easel, { horizon, stops: noon, sun: { x: 240, y: 560, colour: '#fff3cf', reach: 520 } }),
    paintCloud(easel, { x: 320, y: 470, width: 520, light: '#ffffff', shade: '#dfe6e4' }),
    paintCloud(easel, { x: 1080, y: 260, width: 380, light: '#ffffff', shade: '#dfe6e4', opacity: 0.7 }),
    paintSea(easel, sea),
    paintHill(easel, { ridge: cape, base: horizon + 4, crest: '#86aec6', foot: '#c3d4d2', light: '#eee0c4' }),
    paintGlitter(easel, sea, { x: 240, spread: 200, count: 360, colour: '#fff6d8' }),
    paintSail(easel, { x: 190, y: 850, height: 110 }),
    paintSail(easel, { x: 420, y: 800, height: 54 }),
    shape(
      straight([
        [-40, 1150],
        [1320, 1110],
        [1320, 1640],
        [-40, 1640],
      ]),
      vertical(easel, '#e9cfa8', '#8fa06a'),
    ),
    paintVillage(easel, { x1: -60, x2: 1340, foot: (x) => 1330 - (x / 1280) * 90, rows: 3, rise: 96, size: 190 }),
    paintBellTower(easel),
    paintDome(easel, { x: 820, y: 800, radius: 300 }),
    shape(
      straight([
        [506, 910],
        [1134, 910],
        [1134, 1320],
        [506, 1320],
      ]),
      vertical(easel, '#fffaf0', '#f3dcbf'),
      `filter="${mottle(easel, { frequency: '0.006 0.01', dark: '#c4a894', light: '#ffffff', strength: 0.2 })}"`,
    ),
    paintShade(
      easel,
      straight([
        [960, 914],
        [1134, 914],
        [1134, 1320],
        [960, 1320],
      ]),
      { opacity: 0.4, softness: 26 },
    ),
    shape(
      straight([
        [492, 904],
        [1148, 904],
        [1148, 926],
        [492, 926],
      ]),
      '#fffdf6',
    ),
    ...[572, 785, 998].map(
      (x) =>
        shape(archOutline({ x, y: 980, width: 70, height: 150 }), vertical(easel, '#27405e', '#4a6a8a')) +
        line(archOutline({ x: x - 8, y: 970, width: 86, height: 164 }), '#fffdf6', 9),
    ),
    paintVillage(easel, { x1: -120, x2: 1460, foot: () => 1520, rows: 2, rise: 120, size: 250 }),
    paintLeaves(easel, { x: 640, y: 1540, rx: 760, ry: 70, count: 1500, size: 26, tones: leafTones }),
    ...(
      [
        [90, 1390, 330],
        [1210, 1360, 380],
        [1130, 1400, 270],
      ] as const
    ).map(([x, y, height]) => paintCypress(easel, { x, y, height })),
    group(
      `filter="${brushEdge(easel, { reach: 5, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [-20, 1500],
          [140, 1540],
          [320, 1570],
          [520, 1600],
          [760, 1615],
          [1000, 1590],
          [1180, 1540],
          [1300, 1480],
        ],
        thickness: 96,
        size: 26,
      }),
    ),
    ...(
      [
        [560, 300],
        [640, 240],
        [700, 330],
        [600, 400],
      ] as const
    ).map(([x, y]) => line(`M${x - 26} ${y}q14 -16 26 0q12 -16 26 0`, '#2b3f58', 5)),
    paintVignette(easel, '#3d4a86', 0.28),
  ].join('');
}

function paintBellTower(easel: Easel): string {
  return [
    shape(box(300, 470, { width: 150, height: 620 }), vertical(easel, '#fffaf0', '#f6dfc0')),
    shape(box(450, 470, { width: 54, height: 620 }), '#a9b6d6'),
    ...[520, 760].map(
      (y) =>
        shape(archOutline({ x: 335, y, width: 80, height: 150 }), vertical(easel, '#2f4a6c', '#7d93b4')) +
        line(archOutline({ x: 329, y: y - 8, width: 92, height: 160 }), '#fffdf6', 7),
    ),
    shape(
      smooth([
        [352, 640],
        [358, 590],
        [375, 566],
        [392, 590],
        [398, 640],
      ]),
      vertical(easel, '#e0b45c', '#8a5d2c'),
    ),
    ...[460, 712, 950].map(
      (y) =>
        shape(box(288, y, { width: 174, height: 16 }), '#fffdf6') +
        shape(box(462, y, { width: 52, height: 16 }), '#c3cde2'),
    ),
    paintDome(easel, { x: 400, y: 440, radius: 92 }),
  ].join('');
}
