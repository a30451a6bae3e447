import { paintSail } from '../brushes/boat.ts';
import { oliveTones, paintAgave, paintGrass, paintLeaves, paintPine } from '../brushes/foliage.ts';
import { createRidge, paintCliff, paintHill } from '../brushes/hill.ts';
import { paintVillage } from '../brushes/house.ts';
import { paintFoam, paintGlitter, paintPatch, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { blot, box, group, line, oval, type Point, shape, smooth, straight } from '../core/shapes.ts';
import { blur, brushEdge, mottle } from '../core/texture.ts';

const noon: Stops = [
  [0, '#4199cc'],
  [0.55, '#98cde2'],
  [1, '#f8ecd0'],
];

/** The mule path along the coast, between dry walls, broom and agaves. */
export function paintHikingPath(easel: Easel): string {
  const horizon = 430;
  const sea = {
    top: horizon,
    bottom: 1300,
    stops: [
      [0, '#6fb0c6'],
      [0.1, '#2f84a9'],
      [0.4, '#17658e'],
      [0.75, '#1f8fa8'],
      [1, '#5cc9bf'],
    ] as Stops,
    light: '#a6e3de',
    dark: '#0d4468',
    strokes: 1300,
  };
  const capes: readonly (readonly Point[])[] = [
    [
      [230, horizon + 64],
      [330, horizon - 10],
      [520, 360],
      [760, 300],
      [1020, 210],
      [1300, 150],
      [1940, 90],
    ],
    [
      [570, 812],
      [640, 700],
      [760, 560],
      [940, 430],
      [1180, 320],
      [1460, 240],
      [1940, 170],
    ],
  ];
  const slope = createRidge(
    easel,
    [
      [-20, 1180],
      [200, 1090],
      [480, 960],
      [760, 850],
      [1040, 720],
      [1300, 600],
      [1600, 480],
      [1940, 380],
    ],
    9,
  );
  const path = smooth(
    [
      [1180, 668],
      [1216, 660],
      [1250, 720],
      [1190, 790],
      [1140, 850],
      [1230, 930],
      [1330, 1020],
      [1260, 1150],
      [1180, 1300],
      [640, 1300],
      [820, 1130],
      [1010, 1010],
      [1000, 940],
      [1010, 850],
      [1120, 760],
    ],
    true,
  );
  return [
    paintSky(easel, { horizon, stops: noon, sun: { x: 360, y: 350, colour: '#fff3cf', reach: 520 } }),
    paintCloud(easel, { x: 420, y: 360, width: 500, light: '#ffffff', shade: '#dfe6e4', opacity: 0.85 }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 340, spread: 280, count: 420, colour: '#fff6d8' }),
    paintHill(easel, {
      ridge: createRidge(easel, capes[0] ?? [], 8),
      base: horizon + 60,
      crest: '#8fb0bf',
      foot: '#c3d2c8',
      light: '#efe2c2',
    }),
    paintPatch(easel, { x: 660, y: 760, rx: 220, ry: 60, colour: '#8fe0d0', opacity: 0.7 }),
    paintHill(easel, {
      ridge: createRidge(easel, capes[1] ?? [], 9),
      base: 800,
      crest: '#6f957c',
      foot: '#a9b488',
      light: '#ecdcae',
      scrub: { count: 300, size: 13, tones: ['#4f7f66', '#6f9068', '#3f6d5f'] },
    }),
    paintVillage(easel, {
      x1: 1180,
      x2: 1520,
      foot: (x) => 470 - (x - 1180) * 0.14,
      rows: 3,
      rise: 34,
      size: 48,
      haze: 0.16,
    }),
    paintCliff(easel, {
      ridge: createRidge(
        easel,
        [
          [570, 812],
          [620, 730],
          [700, 690],
          [860, 700],
          [1000, 760],
        ],
        6,
      ),
      base: 810,
      light: '#f0d9b0',
      mid: '#cba37c',
      shade: '#7d6a78',
    }),
    paintFoam(
      easel,
      [
        [590, 770],
        [680, 800],
        [800, 812],
        [900, 830],
      ],
      5,
    ),
    paintSail(easel, { x: 230, y: 540, height: 100 }),
    paintSail(easel, { x: 470, y: 480, height: 44 }),
    paintHill(easel, {
      ridge: slope,
      base: 1300,
      crest: '#7d9a5c',
      foot: '#5a7f4a',
      light: '#e9df9a',
      scrub: { count: 700, size: 15, tones: ['#4f7a4a', '#6f9350', '#3b6646', '#8fa65a', '#c9bb4f'] },
    }),
    paintPine(easel, { x: 1560, y: 640, height: 380, width: 420 }),
    shape(
      path,
      vertical(easel, '#f9e6c0', '#edcc9c', '#d4a67a'),
      `filter="${mottle(easel, { frequency: '0.02 0.05', dark: '#9a725e', light: '#fff8e0', strength: 0.2 })}"`,
    ),
    paintDryWall(easel),
    ...Array.from({ length: 15 }, () => {
      const x = easel.random.between(80, 800);
      return paintLeaves(easel, {
        x,
        y: slope.heightAt(x) + easel.random.between(70, 240),
        rx: 60,
        ry: 44,
        count: 70,
        size: 18,
        tones: ['#5f7f3f', '#e6bd2f', '#fbe27a'],
      });
    }),
    paintAgave(easel, { x: 260, y: 1250, size: 270 }),
    paintAgave(easel, { x: 560, y: 1290, size: 200 }),
    paintGrass(easel, {
      x1: 0,
      x2: 760,
      y: () => 1270,
      count: 320,
      height: 100,
      tones: ['#6f8f4a', '#b5b765', '#4f6b45', '#e3d28a'],
    }),
    group('transform="translate(-236 20)"', paintSignpost(easel)),
    paintVignette(easel, '#3f4f7c', 0.3),
  ].join('');
}

function paintDryWall(easel: Easel): string {
  const stones: string[] = [];
  for (let row = 4; row >= 0; row -= 1) {
    for (let x = 1290 + row * 4; x < 1960; ) {
      const size = (26 + (x - 1290) * 0.075) * easel.random.between(0.75, 1.2);
      const y = 1040 + (x - 1290) * 0.36 - row * (22 + (x - 1290) * 0.05);
      stones.push(
        shape(
          blot(easel, x, y, { rx: size, ry: size * 0.56, unevenness: 0.16 }),
          easel.random.pick(['#e6cda6', '#d6b890', '#f0dcb8', '#c4a688', '#b99c8c']),
        ),
        shape(
          blot(easel, x - size * 0.2, y - size * 0.2, { rx: size * 0.6, ry: size * 0.2 }),
          '#fff4d8',
          'opacity=".5"',
        ),
        line(
          smooth([
            [x - size * 0.8, y + size * 0.42],
            [x, y + size * 0.56],
            [x + size * 0.85, y + size * 0.3],
          ]),
          '#6f5a6c',
          4,
          'opacity=".45"',
        ),
      );
      x += size * 1.7;
    }
  }
  return (
    paintShade(
      easel,
      straight([
        [1240, 1050],
        [1960, 1300],
        [1240, 1330],
        [1180, 1120],
      ]),
      { opacity: 0.4, softness: 14 },
    ) +
    shape(
      straight([
        [1280, 1060],
        [1290, 950],
        [1960, 1090],
        [1960, 1330],
      ]),
      '#8a7274',
    ) +
    group(`filter="${brushEdge(easel, { reach: 5, frequency: 0.05 })}"`, ...stones) +
    paintLeaves(easel, { x: 1700, y: 1010, rx: 260, ry: 46, count: 210, size: 26, tones: oliveTones })
  );
}

function paintSignpost(easel: Easel): string {
  return [
    shape(box(1040, 800, { width: 22, height: 300 }), vertical(easel, '#b98355', '#6d452e')),
    shape(oval(1080, 1100, { rx: 80, ry: 12 }), '#4a4070', `opacity=".4" filter="${blur(easel, 5)}"`),
    shape(
      straight([
        [920, 830],
        [1110, 816],
        [1146, 846],
        [1110, 882],
        [920, 888],
      ]),
      vertical(easel, '#e9bd88', '#c08a57'),
    ),
    shape(
      straight([
        [1180, 926],
        [990, 912],
        [952, 940],
        [990, 976],
        [1180, 974],
      ]),
      vertical(easel, '#e0b27c', '#b57f50'),
    ),
    line('M950 850h120M950 866h86M1010 940h130', '#fff6de', 7),
    shape(box(1022, 780, { width: 58, height: 20 }), '#fffaf0'),
    shape(box(1022, 798, { width: 58, height: 12 }), '#c2413a'),
  ].join('');
}
