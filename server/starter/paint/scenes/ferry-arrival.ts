import { paintFerry, paintSail } from '../brushes/boat.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintDome, paintVillage } from '../brushes/house.ts';
import { paintGlitter, paintPatch, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky, paintVeils } from '../brushes/sky.ts';
import { paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { box, group, lens, line, oval, shape, smooth, straight } from '../core/shapes.ts';
import { blur, brushEdge, mottle } from '../core/texture.ts';

const morning: Stops = [
  [0, '#4a9fd0'],
  [0.55, '#a8d4e2'],
  [1, '#fbead0'],
];

const pastels = ['#f8ead0', '#f3c3a0', '#f2d488', '#f0b3a6', '#cfe0e0', '#f7f0e0', '#e9a987', '#bcd6cc'] as const;

/** The ferry comes in before the village, gulls above, the bollard waiting on the quay. */
export function paintFerryArrival(easel: Easel): string {
  const horizon = 560;
  const sea = {
    top: horizon,
    bottom: 1290,
    stops: [
      [0, '#6fb0c6'],
      [0.12, '#2f84a9'],
      [0.5, '#1a6f97'],
      [1, '#1f8fa8'],
    ] as Stops,
    light: '#a6e3de',
    dark: '#0d4468',
    strokes: 1500,
  };
  const island = createRidge(
    easel,
    [
      [620, horizon + 4],
      [860, 470],
      [1100, 380],
      [1340, 270],
      [1560, 220],
      [1780, 300],
      [1960, 330],
    ],
    10,
  );
  const slope = (x: number): number => horizon - 6 - Math.max(0, (x - 1000) * 0.02);
  return [
    paintSky(easel, { horizon, stops: morning, sun: { x: 420, y: 480, colour: '#fff3cf', reach: 560 } }),
    paintVeils(easel, { y1: 60, y2: 300, count: 16, colours: ['#ffffff', '#fff3df'], opacity: 0.4 }),
    paintCloud(easel, { x: 520, y: 500, width: 520, light: '#fffaf0', shade: '#e0e2da', opacity: 0.85 }),
    paintHill(easel, {
      ridge: createRidge(
        easel,
        [
          [-20, 500],
          [180, 480],
          [420, horizon + 6],
        ],
        5,
      ),
      base: horizon + 4,
      crest: '#9fc0d2',
      foot: '#cfdad6',
    }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 420, spread: 320, count: 460, colour: '#fff6d8' }),
    paintHill(easel, {
      ridge: island,
      base: horizon + 6,
      crest: '#6f9482',
      foot: '#aeb890',
      light: '#ecdcae',
      scrub: { count: 300, size: 11, tones: ['#4f7f66', '#6f9068', '#3f6d5f'] },
    }),
    paintVillage(easel, { x1: 1060, x2: 1900, foot: slope, rows: 4, rise: 42, size: 62, haze: 0.1, walls: pastels }),
    paintDome(easel, { x: 1480, y: 388, radius: 48, haze: 0.08 }),
    shape(
      straight([
        [1000, horizon + 2],
        [1940, horizon - 14],
        [1940, horizon + 20],
        [1000, horizon + 14],
      ]),
      '#e5cda4',
    ),
    paintPatch(easel, { x: 900, y: 830, rx: 520, ry: 40, colour: '#0b4266', opacity: 0.55 }),
    paintFerry(easel, { x: 860, y: 800, length: 860 }),
    ...Array.from({ length: 44 }, () =>
      shape(
        lens(easel.random.around(880, 420), easel.random.between(812, 960), {
          length: easel.random.between(40, 240),
          thickness: 7,
        }),
        easel.random.pick(['#e9f2f2', '#f6f1e4', '#9fd3d8']),
        `opacity="${easel.random.between(0.2, 0.6).toFixed(2)}"`,
      ),
    ),
    paintSail(easel, { x: 250, y: 640, height: 110 }),
    ...(
      [
        [300, 250, 1.3],
        [430, 190, 0.9],
        [560, 300, 0.7],
        [720, 160, 1],
        [1180, 150, 0.8],
      ] as const
    ).map(([x, y, scale]) => paintGull(x, y, scale)),
    paintQuay(easel),
    paintVignette(easel, '#33508a', 0.26),
  ].join('');
}

function paintGull(x: number, y: number, scale: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    shape('M0 0Q-34 -44 -96 -30Q-46 -22 -12 14Q0 22 14 12Q48 -26 100 -22Q38 -46 0 0Z', '#fffdf6'),
    shape('M-96 -30Q-76 -32 -62 -28Q-78 -26 -96 -30ZM100 -22Q82 -26 68 -24Q84 -20 100 -22Z', '#4a5a6e'),
    shape('M-12 14Q0 22 14 12L10 20Q0 28 -10 20Z', '#b9c6d6'),
  );
}

function paintQuay(easel: Easel): string {
  const stone = mottle(easel, { frequency: '0.012 0.03', dark: '#7b5f6c', light: '#fff6e0', strength: 0.45 });
  const top = straight([
    [-20, 1120],
    [1940, 1060],
    [1940, 1300],
    [-20, 1300],
  ]);
  const joints = Array.from(
    { length: 8 },
    (_, index) => `M${index * 280 - 60} ${1122 - index * 8}L${index * 310 - 240} 1300`,
  ).join('');
  return [
    shape(
      straight([
        [-20, 1108],
        [1940, 1048],
        [1940, 1076],
        [-20, 1140],
      ]),
      '#fdf0d4',
    ),
    shape(top, vertical(easel, '#f1dcb6', '#d2ab8a'), `filter="${stone}"`),
    line(joints, '#9a7a74', 4, 'opacity=".5"'),
    shape(oval(1540, 1196, { rx: 150, ry: 24 }), '#4a4070', `opacity=".45" filter="${blur(easel, 9)}"`),
    shape(
      'M1410 1190Q1420 1130 1412 1070Q1400 1020 1470 1014Q1542 1020 1528 1070Q1520 1130 1532 1190Q1470 1210 1410 1190Z',
      vertical(easel, '#31506e', '#16293d'),
    ),
    shape(oval(1470, 1040, { rx: 78, ry: 26 }), '#466a8a'),
    ...[0, 1, 2].map((turn) =>
      line(
        smooth([
          [1406, 1110 + turn * 20],
          [1470, 1128 + turn * 20],
          [1534, 1108 + turn * 20],
        ]),
        '#ecd7ac',
        15,
      ),
    ),
    ...[0, 1, 2, 3].map((turn) =>
      line(
        oval(1180 + turn * 4, 1206 - turn * 12, { rx: 118 - turn * 15, ry: 32 - turn * 4 }),
        turn % 2 === 0 ? '#e6cd9c' : '#cfae78',
        15,
      ),
    ),
    line(
      smooth([
        [1300, 1200],
        [1370, 1180],
        [1412, 1140],
      ]),
      '#e6cd9c',
      14,
    ),
    group(
      `filter="${brushEdge(easel, { reach: 4, frequency: 0.05 })}"`,
      shape(box(250, 1040, { width: 150, height: 170 }), vertical(easel, '#4f93b4', '#1f5f86')),
      shape(box(420, 1090, { width: 120, height: 116 }), vertical(easel, '#d97a52', '#93442f')),
      line('M290 1040v-26h70v26M456 1090v-20h48v20M250 1090h150M420 1130h120', '#f4dfb6', 8),
    ),
  ].join('');
}
