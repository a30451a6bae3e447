import { paintGozzo, paintSail } from '../brushes/boat.ts';
import { paintAgave, paintGrass, paintLeaves, paintPine } from '../brushes/foliage.ts';
import { createRidge, paintCliff, paintHill } from '../brushes/hill.ts';
import { paintFoam, paintGlitter, paintPatch, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { line, oval, type Point, px, shape, smooth, straight } from '../core/shapes.ts';
import { blur, mottle } from '../core/texture.ts';

const clearSky: Stops = [
  [0, '#3f97cb'],
  [0.5, '#93cbe2'],
  [1, '#f6ebd0'],
];

/** A cove with a small beach between cliffs, umbrellas, the water from deep blue to glass green. */
export function paintBeachCove(easel: Easel): string {
  const horizon = 400;
  const sea = {
    top: horizon,
    bottom: 1010,
    stops: [
      [0, '#4f9fc0'],
      [0.15, '#1d6f99'],
      [0.45, '#1f93ad'],
      [0.75, '#4cc4bf'],
      [1, '#a5e6d4'],
    ] as Stops,
    light: '#b9ece0',
    dark: '#0e527a',
    strokes: 1300,
  };
  const left = createRidge(
    easel,
    [
      [-20, 190],
      [180, 220],
      [360, 330],
      [520, 470],
      [640, 660],
      [720, 880],
    ],
    9,
  );
  const right = createRidge(
    easel,
    [
      [1290, 880],
      [1350, 600],
      [1430, 440],
      [1560, 330],
      [1740, 240],
      [1940, 200],
    ],
    9,
  );
  const shore: Point[] = [
    [560, 770],
    [700, 850],
    [900, 910],
    [1120, 930],
    [1340, 900],
    [1530, 840],
    [1700, 800],
  ];
  const far = createRidge(
    easel,
    [
      [620, horizon + 6],
      [860, 360],
      [1120, 346],
      [1400, horizon + 6],
    ],
    6,
  );
  return [
    paintSky(easel, { horizon, stops: clearSky, sun: { x: 1020, y: 320, colour: '#fff6d8', reach: 520 } }),
    paintCloud(easel, { x: 880, y: 330, width: 420, light: '#ffffff', shade: '#dfe6e4', opacity: 0.8 }),
    paintHill(easel, { ridge: far, base: horizon + 4, crest: '#8fb4c9', foot: '#c6d6d4', light: '#eee0c4' }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 1020, spread: 240, count: 260, colour: '#fffbe0' }),
    paintPatch(easel, { x: 860, y: 650, rx: 240, ry: 46, colour: '#0d5a80', opacity: 0.5 }),
    paintPatch(easel, { x: 1240, y: 720, rx: 180, ry: 36, colour: '#12698a', opacity: 0.45 }),
    paintSail(easel, { x: 1150, y: 470, height: 96 }),
    paintGozzo(easel, { x: 760, y: 720, length: 130, hull: '#fdf7ea', stripe: palette.terracotta }),
    paintGozzo(easel, { x: 1280, y: 660, length: 104, hull: palette.sea, stripe: '#fdf6e4', isTurned: true }),
    paintCliff(easel, { ridge: right, base: 880, light: '#f4ddb4', mid: '#d4a97d', shade: '#80697c', step: 62 }),
    paintCliff(easel, { ridge: left, base: 880, light: '#ecc99c', mid: '#bd9173', shade: '#6d5a75', step: 62 }),
    ...(
      [
        [120, 250, 70],
        [260, 320, 60],
        [60, 420, 66],
        [400, 470, 50],
        [1760, 280, 70],
        [1880, 300, 80],
        [1620, 380, 50],
      ] as const
    ).map(([x, y, size]) =>
      paintLeaves(easel, {
        x,
        y,
        rx: size * 1.5,
        ry: size * 0.6,
        count: 300,
        size: 12,
        tones: ['#25503f', '#4f7f4f', '#9db56a'],
      }),
    ),
    paintPine(easel, { x: 230, y: 290, height: 210, width: 230 }),
    shape(
      `${smooth(shore)}L1960 760L1960 1320L-40 1320L-40 840L440 760Z`,
      vertical(easel, '#f8e6bd', '#efcf98', '#e6bd86'),
      `filter="${mottle(easel, { frequency: '0.02 0.05', dark: '#b98a62', light: '#fff6da', strength: 0.14 })}"`,
    ),
    paintFoam(easel, shore, 8),
    paintShade(
      easel,
      smooth(
        [
          [-40, 820],
          [300, 790],
          [560, 780],
          [640, 840],
          [420, 890],
          [-40, 930],
        ],
        true,
      ),
      { opacity: 0.3, softness: 18, colour: '#8a6a9c' },
    ),
    ...(
      [
        [1560, 990, 112, palette.bougainvillea],
        [990, 1040, 128, palette.lemon],
        [1310, 1130, 172, palette.sea],
        [640, 1120, 176, palette.terracotta],
      ] as const
    ).map(([x, y, reach, colour]) => paintUmbrella(easel, { x, y, reach, colour })),
    paintGrass(easel, {
      x1: -20,
      x2: 420,
      y: (x) => 1290 - x * 0.05,
      count: 260,
      height: 150,
      tones: ['#7c8f4f', '#b5b765', '#4f6b45', '#d3c67a'],
    }),
    paintAgave(easel, { x: 190, y: 1290, size: 230 }),
    paintVignette(easel, '#4a5a94', 0.25),
  ].join('');
}

function paintUmbrella(easel: Easel, umbrella: { x: number; y: number; reach: number; colour: string }): string {
  const { x, y, reach, colour } = umbrella;
  const rise = reach * 0.62;
  const wedges = Array.from({ length: 6 }, (_, index) => {
    const [from, to] = [x - reach + (index * reach) / 3, x - reach + ((index + 1) * reach) / 3];
    return shape(
      `M${px(from)} ${px(y - 120)}Q${px((from + to) / 2)} ${px(y - 106)} ${px(to)} ${px(y - 120)}Q${px(x + (to - x) * 0.72)} ${px(y - 120 - rise * 0.85)} ${px(x)} ${px(y - 120 - rise)}Q${px(x + (from - x) * 0.72)} ${px(y - 120 - rise * 0.85)} ${px(from)} ${px(y - 120)}Z`,
      index % 2 === 0 ? colour : '#fff8e8',
    );
  });
  const shade = `M${px(x - reach)} ${px(y - 120)}Q${px(x - reach * 0.72)} ${px(y - 120 - rise * 0.85)} ${px(x)} ${px(y - 120 - rise)}Q${px(x + reach * 0.72)} ${px(y - 120 - rise * 0.85)} ${px(x + reach)} ${px(y - 120)}Z`;
  const dark = easel.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2c2a60" stop-opacity=".42"/></linearGradient>`,
  );
  return [
    shape(
      oval(x + reach * 0.5, y + 26, { rx: reach * 1.1, ry: reach * 0.2 }),
      '#7a5f8c',
      `opacity=".45" filter="${blur(easel, 7)}"`,
    ),
    line(`M${px(x)} ${px(y + 30)}V${px(y - 130)}`, '#fdf3dc', 8),
    ...wedges,
    shape(shade, dark),
    shape(
      straight([
        [x + 40, y + 40],
        [x + 200, y + 30],
        [x + 230, y + 54],
        [x + 60, y + 66],
      ]),
      '#fdf6e6',
    ),
    shape(
      straight([
        [x + 90, y + 38],
        [x + 112, y + 36],
        [x + 136, y + 62],
        [x + 114, y + 63],
      ]),
      colour,
    ),
  ].join('');
}
