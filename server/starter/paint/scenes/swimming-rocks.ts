import { paintSail } from '../brushes/boat.ts';
import { paintLeaves } from '../brushes/foliage.ts';
import { createRidge, paintCliff, paintHill } from '../brushes/hill.ts';
import { paintCaustics, paintFoam, paintGlitter, paintPatch, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { group, line, oval, type Point, px, shape, smooth, straight } from '../core/shapes.ts';
import { blur, brushEdge, mottle } from '../core/texture.ts';

const clearSky: Stops = [
  [0, '#3f97cb'],
  [0.5, '#93cbe2'],
  [1, '#f6ebd0'],
];

/** Flat rocks and a ladder into glass-clear water. */
export function paintSwimmingRocks(easel: Easel): string {
  const horizon = 300;
  const sea = {
    top: horizon,
    bottom: 1290,
    stops: [
      [0, '#3f93b8'],
      [0.15, '#165f8a'],
      [0.5, '#1a86a5'],
      [0.8, '#38b3b8'],
      [1, '#7fd9cc'],
    ] as Stops,
    light: '#a9ebe2',
    dark: '#0c4a72',
    strokes: 1500,
  };
  const slab = smooth(
    [
      [-60, 700],
      [180, 660],
      [470, 690],
      [700, 760],
      [820, 806],
      [884, 862],
      [860, 920],
      [760, 960],
      [640, 1010],
      [570, 1110],
      [430, 1210],
      [260, 1310],
      [-60, 1340],
    ],
    true,
  );
  const outcrop = createRidge(
    easel,
    [
      [1190, 700],
      [1250, 540],
      [1340, 450],
      [1460, 360],
      [1640, 300],
      [1800, 200],
      [1960, 150],
    ],
    9,
  );
  const edge: readonly Point[] = [
    [700, 760],
    [820, 806],
    [884, 862],
    [860, 920],
    [760, 960],
    [640, 1010],
    [570, 1110],
    [430, 1210],
    [260, 1310],
  ];
  const foot = edge.map(([x, y], index): Point => [x + 16 + index * 3, y + 60 + index * 5]);
  return [
    paintSky(easel, { horizon, stops: clearSky }),
    paintCloud(easel, { x: 560, y: 260, width: 440, light: '#ffffff', shade: '#dde6e6', opacity: 0.75 }),
    paintHill(easel, {
      ridge: createRidge(
        easel,
        [
          [-20, 210],
          [220, 220],
          [480, horizon + 4],
        ],
        5,
      ),
      base: horizon + 3,
      crest: '#86aec6',
      foot: '#c3d4d2',
      light: '#eadcc4',
    }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 820, spread: 340, count: 360, colour: '#f8fff0' }),
    paintPatch(easel, { x: 1050, y: 1130, rx: 360, ry: 90, colour: '#b6efdc', opacity: 0.6 }),
    paintPatch(easel, { x: 1500, y: 930, rx: 330, ry: 60, colour: '#0c5578', opacity: 0.5 }),
    paintPatch(easel, { x: 880, y: 1010, rx: 240, ry: 90, colour: '#0e6a84', opacity: 0.55 }),
    paintCaustics(easel, { x: 300, y: 780, width: 1620, height: 500, opacity: 0.7 }),
    paintCliff(easel, { ridge: outcrop, base: 700, light: '#f6e0b8', mid: '#d2a67b', shade: '#78637c', step: 58 }),
    ...(
      [
        [1760, 260],
        [1900, 230],
        [1600, 350],
      ] as const
    ).map(([x, y]) =>
      paintLeaves(easel, { x, y, rx: 120, ry: 40, count: 320, size: 12, tones: ['#25503f', '#4f7f4f', '#9db56a'] }),
    ),
    paintFoam(
      easel,
      [
        [1180, 690],
        [1320, 710],
        [1500, 700],
        [1700, 716],
        [1940, 706],
      ],
      6,
    ),
    paintSail(easel, { x: 1010, y: 360, height: 90 }),
    shape(
      smooth([...edge, ...[...foot].reverse()], true),
      vertical(easel, '#a9857c', '#6d5a78'),
      `filter="${mottle(easel, { frequency: '0.03 0.012', dark: '#4a3f66', light: '#d9b49a', strength: 0.5 })}"`,
    ),
    group(
      `filter="${brushEdge(easel, { reach: 10, frequency: 0.012 })}"`,
      shape(
        slab,
        vertical(easel, '#f8e6c4', '#e3bd8f', '#b08a7a'),
        `filter="${mottle(easel, { frequency: '0.014 0.03', dark: '#7b5f6c', light: '#fff6e0', strength: 0.2 })}"`,
      ),
      line(
        'M520 706Q560 780 700 830M60 740Q120 800 90 880M300 1010Q420 990 560 1030M420 1210Q360 1120 300 1090',
        '#9a7a70',
        4,
        'opacity=".5"',
      ),
    ),
    paintFoam(easel, foot, 6),
    paintLadder(easel),
    paintTowel(easel),
    paintSwimmer(easel, 1240, 860),
    paintVignette(easel, '#22406f', 0.25),
  ].join('');
}

function paintLadder(easel: Easel): string {
  const rungs = Array.from({ length: 6 }, (_, index) => `M${px(742 + index * 5)} ${px(860 + index * 46)}l92 14`);
  return group(
    '',
    line('M716 880C712 770 742 764 748 850L776 1140M800 890C800 786 832 780 840 864L868 1152', '#8fa2b5', 11),
    line('M716 880C712 770 742 764 748 850L776 1140M800 890C800 786 832 780 840 864L868 1152', '#f3f8fa', 4),
    line(rungs.join(''), '#dfe8ee', 9),
    shape(oval(830, 1110, { rx: 90, ry: 60 }), '#2aa0ac', `opacity=".5" filter="${blur(easel, 16)}"`),
  );
}

function paintTowel(easel: Easel): string {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    straight([
      [190 + index * 58, 800 - index * 4],
      [214 + index * 58, 798 - index * 4],
      [160 + index * 62, 960],
      [134 + index * 62, 962],
    ]),
  );
  return [
    paintShade(
      easel,
      straight([
        [160, 820],
        [560, 790],
        [540, 990],
        [120, 990],
      ]),
      { opacity: 0.4, softness: 8 },
    ),
    shape(
      smooth(
        [
          [176, 802],
          [350, 784],
          [524, 776],
          [506, 860],
          [508, 956],
          [320, 958],
          [112, 966],
          [150, 880],
        ],
        true,
      ),
      vertical(easel, '#fff9ea', '#f1e4cf'),
    ),
    shape(stripes.join(''), '#2f82aa', 'opacity=".9"'),
    shape(oval(430, 830, { rx: 92, ry: 34 }), '#d9ae62'),
    shape(oval(430, 826, { rx: 88, ry: 30 }), vertical(easel, '#f9df9c', '#e6bd6c')),
    shape('M384 822Q386 772 430 770Q474 772 476 822Q430 838 384 822Z', vertical(easel, '#fbe6ad', '#dcae5e')),
    line('M385 818Q430 834 475 818', palette.terracotta, 9),
  ].join('');
}

function paintSwimmer(easel: Easel, x: number, y: number): string {
  return [
    line(
      `M${x - 120} ${y + 14}Q${x - 40} ${y - 6} ${x + 20} ${y + 6}M${x - 170} ${y + 34}Q${x - 60} ${y + 14} ${x + 50} ${y + 24}`,
      '#f4fffa',
      5,
      'opacity=".85"',
    ),
    line(
      smooth([
        [x - 20, y + 4],
        [x + 24, y - 34],
        [x + 66, y - 8],
      ]),
      '#c98a66',
      13,
    ),
    shape(oval(x + 4, y - 8, { rx: 19, ry: 20 }), '#c98a66'),
    shape(`M${x - 16} ${y - 10}A20 21 0 0 1 ${x + 22} ${y - 16}Z`, palette.terracotta),
    shape(oval(x - 40, y + 8, { rx: 52, ry: 9 }), '#c98a66', `opacity=".6" filter="${blur(easel, 2)}"`),
    shape(oval(x, y + 16, { rx: 70, ry: 8 }), '#dff8f2', 'opacity=".8"'),
  ].join('');
}
