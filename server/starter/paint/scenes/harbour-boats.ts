import { paintGozzo } from '../brushes/boat.ts';
import { createRidge, paintHill } from '../brushes/hill.ts';
import { paintDome, paintHouse, paintVillage } from '../brushes/house.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintLime, paintShade, paintVignette } from '../brushes/wall.ts';
import { mix, type Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, clipped, lens, line, shape, straight } from '../core/shapes.ts';

const morning: Stops = [
  [0, '#4a9fd0'],
  [0.55, '#a8d4e2'],
  [1, '#fbead0'],
];

const pastels = ['#f8ead0', '#f3c3a0', '#f2d488', '#f0b3a6', '#cfe0e0', '#f7f0e0', '#e9a987', '#bcd6cc'] as const;

/** The harbour front: painted houses in a row, boats at their moorings, colours in the water. */
export function paintHarbourBoats(easel: Easel): string {
  const quay = 640;
  const sea = {
    top: quay + 40,
    bottom: 1290,
    stops: [
      [0, '#2f7f9c'],
      [0.3, '#1f7f9f'],
      [0.7, '#249bab'],
      [1, '#49b9ba'],
    ] as Stops,
    light: '#a6e3de',
    dark: '#0d4468',
    strokes: 900,
  };
  const hill = createRidge(
    easel,
    [
      [-20, 330],
      [300, 230],
      [640, 190],
      [980, 260],
      [1400, 180],
      [1940, 250],
    ],
    10,
  );
  return [
    paintSky(easel, { horizon: 420, stops: morning }),
    paintCloud(easel, { x: 1500, y: 190, width: 460, light: '#ffffff', shade: '#dfe6e4', opacity: 0.85 }),
    paintCloud(easel, { x: 420, y: 150, width: 300, light: '#ffffff', shade: '#dfe6e4', opacity: 0.7 }),
    paintHill(easel, {
      ridge: hill,
      base: 640,
      crest: '#83a58f',
      foot: '#b9c3a0',
      light: '#ecdcae',
      scrub: { count: 260, size: 14, tones: ['#5f8a70', '#7d9a70', '#4f7a6a'] },
    }),
    paintVillage(easel, {
      x1: 60,
      x2: 1900,
      foot: () => 520,
      rows: 3,
      rise: 66,
      size: 120,
      haze: 0.22,
      walls: pastels,
    }),
    paintDome(easel, { x: 1060, y: 300, radius: 82, haze: 0.06 }),
    paintFront(easel, quay),
    paintLime(easel, box(-20, quay, { width: 1960, height: 56 }), {
      fill: vertical(easel, '#f2dcb8', '#b9967f'),
      dark: '#6f5a70',
      strength: 0.5,
    }),
    paintSea(easel, sea),
    paintReflections(easel, quay + 50),
    paintGlitter(easel, sea, { x: 620, spread: 520, count: 160, colour: '#fffbe6' }),
    ...(
      [
        [170, 748, 190, '#f7f1e4', palette.sea],
        [470, 742, 170, palette.terracotta, '#fbe9cc'],
        [800, 750, 200, '#2f7ea4', '#fdf6e4'],
        [1130, 744, 170, '#f7f1e4', palette.terracotta],
        [1440, 752, 200, palette.lemon, palette.sea],
        [1760, 746, 190, '#5fa08c', '#fdf6e4'],
      ] as const
    ).map(([x, y, length, hull, stripe], index) =>
      paintGozzo(easel, { x, y, length, hull, stripe, hasMast: index % 2 === 0, isTurned: index % 3 === 1 }),
    ),
    paintGozzo(easel, { x: 1380, y: 960, length: 430, hull: '#f7f1e4', stripe: palette.sea, hasMast: true }),
    paintGozzo(easel, { x: 520, y: 1060, length: 560, hull: '#2b7fa6', stripe: palette.lemon, isTurned: true }),
    line('M250 985Q120 1090 -30 1120M1600 900Q1760 980 1940 990', '#f3e6cc', 5),
    paintVignette(easel, '#33508a', 0.28),
  ].join('');
}

function paintFront(easel: Easel, quay: number): string {
  const pieces: string[] = [];
  let index = 0;
  for (let x = -30; x < 1900; ) {
    const width = easel.random.between(130, 190);
    const wall = pastels[index % pastels.length] ?? pastels[0];
    pieces.push(
      paintHouse(easel, {
        x,
        y: quay + 4,
        width,
        height: easel.random.between(210, 330),
        wall,
        shutters: easel.random.pick([palette.sea, '#3d7d6c', palette.terracottaShade]),
        roof: easel.random.pick(['flat', 'tiles', 'vault', 'flat']),
      }),
    );
    if (index % 2 === 0)
      pieces.push(
        paintAwning(easel, {
          x: x + 14,
          y: quay - 78,
          width: width - 34,
          colour: index % 4 === 0 ? palette.terracotta : palette.sea,
        }),
      );
    x += width * 1.14;
    index += 1;
  }
  return pieces.join('');
}

function paintAwning(easel: Easel, awning: { x: number; y: number; width: number; colour: string }): string {
  const { x, y, width, colour } = awning;
  const outline = straight([
    [x + 6, y - 34],
    [x + width - 6, y - 34],
    [x + width + 8, y],
    [x - 8, y],
  ]);
  const stripes = Array.from({ length: 7 }, (_, index) =>
    shape(
      straight([
        [x + 6 + (index * (width - 12)) / 7, y - 34],
        [x + 6 + ((index + 0.5) * (width - 12)) / 7, y - 34],
        [x - 8 + ((index + 0.5) * (width + 16)) / 7, y],
        [x - 8 + (index * (width + 16)) / 7, y],
      ]),
      colour,
    ),
  );
  return (
    paintShade(easel, box(x - 6, y, { width: width + 12, height: 40 }), { opacity: 0.4, softness: 6 }) +
    shape(outline, '#fff7e6') +
    clipped(easel, outline, ...stripes)
  );
}

function paintReflections(easel: Easel, top: number): string {
  const strokes = Array.from({ length: 620 }, () => {
    const depth = easel.random.next() ** 1.3;
    const x = easel.random.between(0, 1920);
    const tone = pastels[Math.floor(x / 172) % pastels.length] ?? pastels[0];
    return shape(
      lens(x + easel.random.around(0, 60), top + depth * 330, {
        length: 40 + 120 * easel.random.next(),
        thickness: 4 + 7 * depth,
      }),
      mix(tone, '#4b93a6', 0.2 + depth * 0.3),
      `opacity="${(0.75 - depth * 0.6).toFixed(2)}"`,
    );
  });
  return strokes.join('');
}
