import { paintGozzo, paintSail } from '../brushes/boat.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintVillage } from '../brushes/house.ts';
import { paintCaustics, paintPatch, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { group, line, oval, type Point, px, shape, straight } from '../core/shapes.ts';

const morning: Stops = [
  [0, '#4a9fd0'],
  [0.55, '#a8d4e2'],
  [1, '#fbead0'],
];

/** A fishing boat that seems to float on air above the sand, so clear is the water. */
export function paintFishingBoat(easel: Easel): string {
  const horizon = 330;
  const sea = {
    top: horizon,
    bottom: 1290,
    stops: [
      [0, '#3d93b7'],
      [0.12, '#1c7299'],
      [0.35, '#1f9ab0'],
      [0.65, '#5fcfc6'],
      [1, '#b4ecd9'],
    ] as Stops,
    light: '#d3f6e8',
    dark: '#1a7f9c',
    strokes: 1100,
  };
  const cape = createRidge(
    easel,
    [
      [1060, horizon + 16],
      [1280, 250],
      [1500, 170],
      [1720, 120],
      [1960, 90],
    ],
    8,
  );
  return [
    paintSky(easel, { horizon, stops: morning }),
    paintCloud(easel, { x: 480, y: 270, width: 460, light: '#ffffff', shade: '#dde6e6', opacity: 0.8 }),
    paintSea(easel, sea),
    paintHill(easel, {
      ridge: cape,
      base: horizon + 14,
      crest: '#6f9a86',
      foot: '#c0bf98',
      light: '#f0dcae',
      scrub: { count: 200, size: 12, tones: ['#4f7f66', '#6f9068', '#3f6d5f'] },
    }),
    paintVillage(easel, { x1: 1440, x2: 1840, foot: () => horizon - 8, rows: 3, rise: 36, size: 54, haze: 0.16 }),
    paintPatch(easel, { x: 360, y: 700, rx: 300, ry: 60, colour: '#12708f', opacity: 0.45 }),
    paintPatch(easel, { x: 1640, y: 640, rx: 260, ry: 46, colour: '#12708f', opacity: 0.4 }),
    paintPatch(easel, { x: 1160, y: 1130, rx: 560, ry: 76, colour: '#1b7f94', opacity: 0.62 }),
    paintCaustics(easel, { x: 0, y: 640, width: 1920, height: 640, opacity: 0.75 }),
    group('', paintGozzo(easel, { x: 960, y: 880, length: 980, hull: '#fbf6ea', stripe: '#2b7fa6', hasMast: false })),
    paintTackle(easel),
    paintGozzo(easel, { x: 330, y: 520, length: 150, hull: palette.terracotta, stripe: '#fdf1d8' }),
    paintSail(easel, { x: 760, y: 400, height: 100 }),
    paintVignette(easel, '#22507f', 0.22),
  ].join('');
}

function paintTackle(easel: Easel): string {
  const nets = Array.from({ length: 260 }, () => {
    const angle = easel.random.between(0, 6.28);
    const reach = Math.sqrt(easel.random.next());
    return oval(740 + Math.cos(angle) * reach * 130, 712 + Math.sin(angle) * reach * 40, { rx: 9, ry: 5 });
  });
  const floats: Point[] = [
    [640, 690],
    [690, 672],
    [760, 664],
    [820, 680],
    [860, 700],
  ];
  return [
    line(nets.join(''), palette.terracotta, 2.4, 'opacity=".85"'),
    ...floats.map(([x, y]) => shape(oval(x, y, { rx: 15, ry: 12 }), vertical(easel, '#fbe27a', '#d79a22'))),
    line(`M${px(1060)} 700L1300 600M1120 716L1390 622`, '#b98a5c', 11),
    shape(
      straight([
        [1296, 590],
        [1366, 566],
        [1374, 588],
        [1304, 612],
      ]) +
        straight([
          [1384, 612],
          [1456, 590],
          [1462, 610],
          [1392, 634],
        ]),
      '#c99a68',
    ),
    line('M470 690Q300 760 120 700Q20 660 -40 680', '#f6ecd4', 5),
  ].join('');
}
