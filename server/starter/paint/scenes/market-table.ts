import { leafTones, paintLeaves } from '../brushes/foliage.ts';
import { paintHouse } from '../brushes/house.ts';
import { paintLemon } from '../brushes/lemon.ts';
import { paintAubergine, paintFish, paintMelons, paintOrange, paintTomato } from '../brushes/produce.ts';
import { paintSky } from '../brushes/sky.ts';
import { paintDapple, paintShade, paintVignette } from '../brushes/wall.ts';
import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, clipped, group, lens, line, oval, shape, straight } from '../core/shapes.ts';
import { blur, mottle } from '../core/texture.ts';

/** A crate on the stall: its upper left corner, its size. */
type Crate = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The market stall beneath its striped awning: lemons, tomatoes, aubergines, the morning's fish. */
export function paintMarketTable(easel: Easel): string {
  return [
    paintStreet(easel),
    paintBoard(easel),
    paintCrate(easel, { x: 90, y: 560, width: 430, height: 190 }, (x, y) =>
      paintLemon(easel, { x, y, size: 78, angle: easel.random.between(-80, 80) }),
    ),
    paintCrate(easel, { x: 560, y: 560, width: 400, height: 190 }, (x, y) => paintTomato(easel, x, y)),
    paintCrate(easel, { x: 1000, y: 560, width: 400, height: 190 }, (x, y) => paintOrange(easel, x, y)),
    paintCrate(easel, { x: 1440, y: 560, width: 400, height: 190 }, (x, y) => paintAubergine(easel, x, y)),
    paintFishTray(easel),
    paintMelons(easel),
    paintPriceTags(),
    paintAwning(easel),
    paintDapple(easel, { x: 1000, y: 900, rx: 900, ry: 160, count: 60, size: 60, opacity: 0.16 }),
    paintVignette(easel, '#4a3a6c', 0.4),
  ].join('');
}

function paintStreet(easel: Easel): string {
  const houses = (
    [
      [-40, 260, 320],
      [300, 230, 280],
      [1180, 250, 300],
      [1480, 220, 340],
      [1730, 260, 300],
    ] as const
  ).map(([x, width, height], index) =>
    paintHouse(easel, {
      x,
      y: 600,
      width,
      height,
      wall: ['#f8ead0', '#f3c3a0', '#f2d488', '#f7f0e0', '#f0b3a6'][index] ?? '#f8ead0',
      haze: 0.12,
    }),
  );
  const sea =
    shape(box(600, 470, { width: 600, height: 130 }), vertical(easel, '#4f9fc0', '#1f7f9f')) +
    Array.from({ length: 60 }, () =>
      shape(
        lens(easel.random.between(600, 1200), easel.random.between(476, 600), {
          length: easel.random.between(20, 110),
          thickness: 5,
        }),
        '#d9f2ee',
        'opacity=".6"',
      ),
    ).join('');
  return group(
    `filter="${blur(easel, 2.6)}"`,
    paintSky(easel, {
      horizon: 480,
      stops: [
        [0, '#5aa8d4'],
        [0.6, '#b9dde2'],
        [1, '#fbeccd'],
      ],
    }),
    sea,
    ...houses,
    shape(box(-20, 590, { width: 1960, height: 120 }), '#e3c7a6'),
  );
}

function paintBoard(easel: Easel): string {
  const cloth = mottle(easel, { frequency: '0.01 0.03', dark: '#8a6a5c', light: '#fff6e0', strength: 0.3 });
  const checks = Array.from({ length: 20 }, (_, index) =>
    shape(
      straight([
        [index * 100 - 20, 1060],
        [index * 100 + 30, 1060],
        [index * 100 + 24, 1300],
        [index * 100 - 28, 1300],
      ]),
      '#2f7ea4',
      'opacity=".75"',
    ),
  ).join('');
  return [
    shape(
      straight([
        [-20, 660],
        [1940, 660],
        [1940, 1070],
        [-20, 1070],
      ]),
      vertical(easel, '#c08a57', '#e0b27c', '#d9a870'),
      `filter="${cloth}"`,
    ),
    line('M-20 800H1940M-20 930H1940', '#8a5d3c', 5, 'opacity=".5"'),
    shape(box(-20, 1056, { width: 1960, height: 240 }), vertical(easel, '#fffaf0', '#e3d6cc')),
    checks,
    shape(box(-20, 1050, { width: 1960, height: 22 }), '#fffdf6'),
    paintShade(easel, box(-20, 1072, { width: 1960, height: 34 }), { opacity: 0.35, softness: 9 }),
  ].join('');
}

function paintCrate(easel: Easel, crate: Crate, paintFruit: (x: number, y: number) => string): string {
  const { x, y, width, height } = crate;
  const fruit: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 6; column += 1)
      fruit.push(
        paintFruit(
          x + 44 + (column + (row % 2) * 0.5) * ((width - 80) / 5.6),
          y - 28 + row * 44 + easel.random.between(-9, 9),
        ),
      );
  }
  const slat = (top: number): string =>
    shape(box(x - 10, top, { width: width + 20, height: 44 }), vertical(easel, '#e6bd88', '#b98355')) +
    line(
      `M${x + 20} ${top + 16}h${width * 0.4}M${x + width * 0.5} ${top + 28}h${width * 0.36}`,
      '#8a5d3c',
      2.5,
      'opacity=".5"',
    );
  return [
    paintShade(easel, box(x, y + height - 20, { width: width + 50, height: 60 }), { opacity: 0.5, softness: 12 }),
    shape(box(x, y - 10, { width, height: height - 20 }), '#5a3a34'),
    ...fruit,
    paintLeaves(easel, {
      x: x + width * 0.6,
      y: y - 26,
      rx: width * 0.24,
      ry: 26,
      count: 16,
      size: 46,
      tones: leafTones,
    }),
    slat(y + height - 100),
    slat(y + height - 48),
    ...[x - 4, x + width - 26].map((post) =>
      shape(box(post, y + height - 108, { width: 30, height: 112 }), vertical(easel, '#d3a471', '#a06e46')),
    ),
  ].join('');
}

function paintFishTray(easel: Easel): string {
  const tray = straight([
    [150, 830],
    [1060, 830],
    [1110, 1030],
    [90, 1030],
  ]);
  const ice = Array.from({ length: 190 }, () =>
    shape(
      oval(easel.random.between(130, 1080), easel.random.between(838, 1024), {
        rx: easel.random.between(10, 26),
        ry: easel.random.between(7, 15),
      }),
      easel.random.pick(['#ffffff', '#dff0f6', '#c3e0ec', '#eef8fa']),
      'opacity=".85"',
    ),
  );
  const fish = [0, 1, 2, 3, 4].map((index) =>
    paintFish(easel, {
      x: 250 + index * 165,
      y: 920 + (index % 2) * 26,
      length: 300,
      angle: -24,
      tone: index % 2 === 0 ? '#7fa9bd' : '#e58a7c',
    }),
  );
  return [
    paintShade(
      easel,
      straight([
        [120, 860],
        [1150, 850],
        [1170, 1060],
        [90, 1060],
      ]),
      { opacity: 0.5, softness: 12 },
    ),
    shape(tray, '#b9ccd6'),
    clipped(easel, tray, ...ice),
    ...fish,
    ...(
      [
        [1000, 870],
        [1040, 990],
        [150, 1000],
      ] as const
    ).map(([x, y]) => paintLemon(easel, { x, y, size: 62, angle: 70 })),
    line(
      straight([
        [150, 830],
        [1060, 830],
        [1110, 1030],
        [90, 1030],
      ]),
      '#e6eef2',
      10,
    ),
    paintLeaves(easel, { x: 600, y: 1012, rx: 440, ry: 14, count: 80, size: 34, tones: leafTones }),
  ].join('');
}

function paintPriceTags(): string {
  return (
    [
      [300, 640, -4],
      [760, 646, 5],
      [1210, 640, -3],
      [1640, 644, 4],
    ] as const
  )
    .map(([x, y, angle]) =>
      group(
        `transform="rotate(${angle} ${x} ${y})"`,
        line(`M${x} ${y + 30}v60`, '#8a5d3c', 7),
        shape(box(x - 56, y - 40, { width: 112, height: 74 }), '#fffaf0'),
        line(`M${x - 34} ${y - 14}h68M${x - 34} ${y + 8}h44`, palette.deepSea, 8),
        line(box(x - 56, y - 40, { width: 112, height: 74 }), palette.terracotta, 4),
      ),
    )
    .join('');
}

function paintAwning(easel: Easel): string {
  const bands = Array.from({ length: 16 }, (_, index) => {
    const [top1, top2] = [120 + index * 105, 120 + (index + 1) * 105];
    const [x1, x2] = [-40 + index * 125, -40 + (index + 1) * 125];
    const tone = index % 2 === 0 ? '#fffaf0' : palette.terracotta;
    const flap = `M${x1} 240V300Q${(x1 + x2) / 2} 350 ${x2} 300V240Z`;
    return (
      shape(
        straight([
          [top1, -20],
          [top2, -20],
          [x2, 242],
          [x1, 242],
        ]),
        vertical(easel, mix(tone, '#4a2a5c', 0.22), tone),
      ) + shape(flap, vertical(easel, mix(tone, '#4a2a5c', 0.16), mix(tone, '#4a2a5c', 0.05)))
    );
  });
  return (
    paintShade(easel, box(-20, 300, { width: 1960, height: 70 }), { opacity: 0.25, softness: 16 }) +
    bands.join('') +
    line('M-20 241H1940', '#8f3f2c', 5, 'opacity=".5"') +
    [70, 1850]
      .map((x) => shape(box(x - 12, 250, { width: 24, height: 830 }), vertical(easel, '#fdf1da', '#c9a98c')))
      .join('')
  );
}
