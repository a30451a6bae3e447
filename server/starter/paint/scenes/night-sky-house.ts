import { paintSail } from '../brushes/boat.ts';
import { paintAgave, paintBougainvillea, paintCypress, paintGrass, paintPine } from '../brushes/foliage.ts';
import { createRidge, paintHill, slopeOutline } from '../brushes/hill.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintSky, paintStars, paintVeils } from '../brushes/sky.ts';
import { paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, glow, vertical } from '../core/easel.ts';
import { blot, box, group, line, oval, shape, straight } from '../core/shapes.ts';
import { nightTint } from '../core/texture.ts';

/** The house at night, its windows lit beneath the stars and the moon on the sea. */
export function paintNightSkyHouse(easel: Easel): string {
  const horizon = 800;
  const sea = {
    top: horizon,
    bottom: 1290,
    stops: [
      [0, '#45629c'],
      [0.12, '#24427c'],
      [0.5, '#15305f'],
      [1, '#0d2349'],
    ] as Stops,
    light: '#7f9fd0',
    dark: '#0a1a3c',
    strokes: 1100,
  };
  const hill = createRidge(
    easel,
    [
      [600, 1300],
      [740, 1060],
      [960, 850],
      [1180, 740],
      [1420, 700],
      [1700, 640],
      [1960, 560],
    ],
    8,
  );
  return [
    paintSky(easel, {
      horizon,
      stops: [
        [0, '#0a1838'],
        [0.45, '#1b2f66'],
        [0.8, '#3f5593'],
        [1, '#8a86b4'],
      ],
    }),
    paintStars(easel, { horizon, count: 1150 }),
    shape(oval(420, 300, { rx: 330, ry: 330 }), glow(easel, '#dfe6ff', 0.55)),
    shape(oval(420, 300, { rx: 66, ry: 66 }), '#fff8e0'),
    shape(
      blot(easel, 404, 286, { rx: 18, ry: 14 }) +
        blot(easel, 444, 316, { rx: 13, ry: 10 }) +
        blot(easel, 426, 268, { rx: 9, ry: 7 }),
      '#e6dcc0',
      'opacity=".7"',
    ),
    paintHill(easel, {
      ridge: createRidge(
        easel,
        [
          [-20, 700],
          [220, 680],
          [460, 740],
          [700, horizon + 4],
        ],
        6,
      ),
      base: horizon + 4,
      crest: '#2f4680',
      foot: '#6673a6',
    }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 420, spread: 240, count: 560, colour: '#eef0ff' }),
    paintSail(easel, { x: 690, y: 860, height: 110, sail: '#9fb0d8', shade: '#5a6fa6', hull: '#33477c' }),
    shape(oval(682, 846, { rx: 34, ry: 34 }), glow(easel, '#ffd98a', 0.9)),
    paintHill(easel, {
      ridge: hill,
      base: 1300,
      crest: '#24406a',
      foot: '#12244a',
      light: '#5f78a8',
      scrub: { count: 420, size: 20, tones: ['#1a3557', '#254a64', '#142848', '#2d5568'] },
    }),
    shape(slopeOutline(hill, 1300), '#1b2c6c', 'opacity=".5" style="mix-blend-mode:multiply"'),
    group(
      `filter="${nightTint(easel)}"`,
      ...(
        [
          [1030, 880, 230],
          [1090, 860, 180],
          [1830, 760, 330],
          [1890, 780, 260],
        ] as const
      ).map(([x, y, height]) => paintCypress(easel, { x, y, height })),
      paintPine(easel, { x: 1770, y: 830, height: 470, width: 460 }),
      paintAgave(easel, { x: 930, y: 1240, size: 190, haze: 0 }),
    ),
    paintNightHouse(easel),
    paintBougainvillea(easel, {
      path: [
        [1180, 985],
        [1240, 960],
        [1310, 985],
      ],
      thickness: 46,
      size: 15,
    }),
    paintGrass(easel, {
      x1: 700,
      x2: 1940,
      y: (x) => 1260 - (x - 700) * 0.03,
      count: 420,
      height: 110,
      tones: ['#12284a', '#1d3c5c', '#2f5470'],
    }),
    paintVeils(easel, { y1: 640, y2: 780, count: 10, colours: ['#a9a4cc', '#c9b6cc'], opacity: 0.3 }),
    ...(
      [
        [1330, 905],
        [1560, 905],
        [1440, 770],
      ] as const
    ).map(([x, y]) => shape(oval(x, y, { rx: 210, ry: 190 }), glow(easel, '#ffcf78', 0.5))),
    paintVignette(easel, '#0a1440', 0.5),
  ].join('');
}

function paintNightHouse(easel: Easel): string {
  const lit = vertical(easel, '#ffe6a0', '#ffbf5c');
  const pane = (x: number, y: number, width: number, height: number): string =>
    shape(box(x, y, { width, height }), lit) +
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, '#7a4f3c', 4) +
    shape(
      box(x - width * 0.48, y - 3, { width: width * 0.44, height: height + 6 }) +
        box(x + width * 1.04, y - 3, { width: width * 0.44, height: height + 6 }),
      '#24507c',
    );
  const arch = (x: number): string =>
    shape(`M${x} 1000V900a48 48 0 0 1 96 0V1000Z`, vertical(easel, '#ffdf95', '#f2a94f'));
  return [
    paintShade(easel, oval(1520, 1010, { rx: 420, ry: 50 }), { opacity: 0.6, softness: 16, colour: '#0d1c44' }),
    shape(box(1360, 690, { width: 270, height: 320 }), vertical(easel, '#a9b8e2', '#8f98c8')),
    shape(box(1630, 690, { width: 70, height: 320 }), '#4d5f9c'),
    shape(`M1360 692Q1495 590 1630 692Z`, vertical(easel, '#c3d0f2', '#8f9fd2')),
    shape(box(1200, 820, { width: 440, height: 190 }), vertical(easel, '#b4c0e6', '#a39cc4')),
    shape(box(1640, 820, { width: 90, height: 190 }), '#55669f'),
    shape(box(1190, 812, { width: 550, height: 14 }), '#d3dcf6'),
    arch(1250),
    arch(1372),
    arch(1494),
    pane(1418, 722, 56, 74),
    pane(1540, 722, 56, 74),
    shape(box(1664, 870, { width: 34, height: 48 }), lit),
    shape(
      straight([
        [1190, 1010],
        [1740, 1010],
        [1800, 1060],
        [1140, 1060],
      ]),
      vertical(easel, '#e9c08c', '#5f6aa0'),
    ),
    shape(box(1130, 1040, { width: 680, height: 54 }), vertical(easel, '#8f9bcb', '#4d5c96')),
    ...[1170, 1770].map(
      (x) =>
        shape(oval(x, 1024, { rx: 80, ry: 80 }), glow(easel, '#ffcf78', 0.9)) +
        shape(box(x - 9, 1010, { width: 18, height: 28 }), '#fff1c4'),
    ),
  ].join('');
}
