import { paintSail } from '../brushes/boat.ts';
import { paintAgave, paintGrass } from '../brushes/foliage.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintSky, paintVeils } from '../brushes/sky.ts';
import { paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, veil, vertical } from '../core/easel.ts';
import { box, oval, type Point, shape } from '../core/shapes.ts';

/** Sunset behind a row of capes, one sail on the burning water. */
export function paintSunsetCape(easel: Easel): string {
  const horizon = 720;
  const sea = {
    top: horizon,
    bottom: 1280,
    stops: [
      [0, '#f9b878'],
      [0.16, '#d98a80'],
      [0.5, '#7c5c92'],
      [1, '#2c3670'],
    ] as Stops,
    light: '#ffc48f',
    dark: '#343a78',
    strokes: 1500,
  };
  const capes = [
    {
      through: [
        [960, horizon + 10],
        [1000, horizon - 4],
        [1180, 640],
        [1420, 560],
        [1640, 600],
        [1960, 520],
      ] as Point[],
      crest: '#c88a94',
      foot: '#f2b78e',
    },
    {
      through: [
        [-40, 470],
        [200, 440],
        [420, 560],
        [620, 660],
        [760, horizon + 10],
      ] as Point[],
      crest: '#9a6a90',
      foot: '#e29a84',
    },
    {
      through: [
        [1200, horizon + 92],
        [1320, 740],
        [1440, 620],
        [1600, 500],
        [1780, 430],
        [1980, 380],
      ] as Point[],
      crest: '#704f83',
      foot: '#b4748a',
    },
    {
      through: [
        [-40, 560],
        [120, 540],
        [300, 660],
        [420, 760],
        [540, horizon + 92],
      ] as Point[],
      crest: '#4f3f77',
      foot: '#80588a',
    },
  ];
  return [
    paintSky(easel, {
      horizon,
      stops: [
        [0, '#34407f'],
        [0.3, '#7a5f9c'],
        [0.55, '#dc7f85'],
        [0.78, '#f8ad6c'],
        [1, '#fde09a'],
      ],
      sun: { x: 930, y: horizon - 50, colour: '#fff0ae', reach: 640 },
    }),
    shape(oval(930, horizon - 50, { rx: 74, ry: 74 }), '#fff6d0'),
    paintVeils(easel, {
      y1: 120,
      y2: 620,
      count: 30,
      colours: ['#f79a7d', '#fbc58b', '#b4689a', '#7c5fa6', '#ffe2ad'],
      opacity: 0.62,
    }),
    paintSea(easel, sea),
    ...capes.slice(0, 2).map((cape) =>
      paintHill(easel, {
        ridge: createRidge(easel, cape.through, 8),
        base: horizon + 8,
        crest: cape.crest,
        foot: cape.foot,
        light: '#ffd09a',
      }),
    ),
    paintGlitter(easel, sea, { x: 930, spread: 330, count: 760, colour: '#ffe9ac' }),
    ...capes.slice(2).map((cape) =>
      paintHill(easel, {
        ridge: createRidge(easel, cape.through, 9),
        base: horizon + 90,
        crest: cape.crest,
        foot: cape.foot,
        light: '#f0a48c',
      }),
    ),
    paintSail(easel, { x: 700, y: 830, height: 190, sail: '#ffe0b8', shade: '#8a6a9c', hull: '#4d4078' }),
    shape(
      'M-40 1320V1130Q200 1080 420 1150Q640 1230 900 1240Q1300 1250 1960 1120V1320Z',
      vertical(easel, '#3a2f5e', '#221f48'),
    ),
    paintGrass(easel, {
      x1: 0,
      x2: 1920,
      y: (x) => 1180 + 70 * Math.sin(x / 520),
      count: 620,
      height: 120,
      tones: ['#3d3260', '#2a2650', '#5a4272', '#81567c'],
    }),
    ...(
      [
        [230, 1170, 270],
        [1580, 1210, 230],
        [1790, 1180, 300],
      ] as const
    ).map(([x, y, size]) => paintAgave(easel, { x, y, size, haze: 0.62, air: '#3b2f6c' })),
    shape(
      box(0, 1000, { width: 1920, height: 280 }),
      veil(easel, '#3a2c78', 0, 0.75),
      'style="mix-blend-mode:multiply"',
    ),
    paintVignette(easel, '#28205c', 0.4),
  ].join('');
}
