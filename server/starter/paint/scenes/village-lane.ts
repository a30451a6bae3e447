import { paintSail } from '../brushes/boat.ts';
import { bougainvilleaTones, leafTones, paintBlossom, paintBougainvillea, paintLeaves } from '../brushes/foliage.ts';
import { paintPot } from '../brushes/furniture.ts';
import { paintGlitter, paintSea } from '../brushes/sea.ts';
import { paintCloud, paintSky } from '../brushes/sky.ts';
import { paintDapple, paintLime, paintShade, paintVignette } from '../brushes/wall.ts';
import type { Stops } from '../core/colour.ts';
import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, facet, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { box, group, line, px, shape } from '../core/shapes.ts';
import { brushEdge } from '../core/texture.ts';

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

/** A white lane that steps down to the sea, half in sun and half in blue shade. */
export function paintVillageLane(easel: Easel): string {
  const view = createView({ vanishingPoint: [660, 720], focalLength: 1150, eyeHeight: 1.75 });
  const sea = { top: 720, bottom: 1000, stops: water, light: '#a6e3de', dark: '#0e4569', strokes: 420 };
  return [
    paintSky(easel, { horizon: 720, stops: noon }),
    paintCloud(easel, { x: 640, y: 610, width: 360, light: '#ffffff', shade: '#e2e6df', opacity: 0.85 }),
    paintSea(easel, sea),
    paintGlitter(easel, sea, { x: 700, spread: 90, count: 160, colour: '#fff6d8' }),
    paintSail(easel, { x: 610, y: 760, height: 70 }),
    paintLime(easel, flank(view, { x: -1.75, y1: -0.4, y2: 5.2, z1: 1, z2: 8 }), {
      fill: vertical(easel, '#b5c4e2', '#8d9fcb', '#a79fc4'),
    }),
    paintLime(easel, flank(view, { x: 1.75, y1: -0.4, y2: 4.6, z1: 1, z2: 8 }), {
      fill: vertical(easel, '#fffaf0', '#fdefd6', '#f6d9b4'),
    }),
    paintPaving(easel, view),
    paintShade(
      easel,
      facet(view, [
        [-1.75, 0, 1],
        [0.5, 0, 1],
        [0.1, 0, 8],
        [-1.75, 0, 8],
      ]),
      { opacity: 0.55, softness: 4, colour: '#6272b4' },
    ),
    paintLaneOpenings(view),
    paintSpan(easel, view),
    ...(
      [
        [-1.3, 6.4],
        [1.25, 6],
        [-1.25, 4.9],
        [1.3, 4.4],
        [1.3, 3.3],
      ] as const
    ).map(([x, z], index) => paintLanePot(easel, view, { x, z, isFlower: index % 2 === 0 })),
    group(
      `filter="${brushEdge(easel, { reach: 5, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [1260, 980],
          [1200, 760],
          [1120, 560],
          [1130, 360],
          [1040, 240],
          [900, 190],
        ],
        thickness: 92,
        size: 24,
      }),
    ),
    paintDapple(easel, { x: 1060, y: 1420, rx: 300, ry: 140, count: 90, size: 44, opacity: 0.4 }),
    paintLanePot(easel, view, { x: -1.2, z: 3, isFlower: true }),
    paintVignette(easel, '#3d4a86', 0.34),
  ].join('');
}

function paintPaving(easel: Easel, view: View): string {
  const stones: string[] = [shape(level(view, { x1: -1.75, x2: 1.75, z1: 1, z2: 8 }), '#d9b999')];
  for (let z = 1.2; z < 8; z += 0.34) {
    for (let x = -1.75; x < 1.7; x += easel.random.between(0.32, 0.6))
      stones.push(
        shape(
          level(view, { x1: x + 0.02, x2: Math.min(1.75, x + 0.5), z1: z + 0.02, z2: z + 0.32 }),
          mix('#f3dfc0', easel.random.pick(['#d8b48e', '#e8c9a4', '#c9a690']), easel.random.between(0.1, 0.9)),
        ),
      );
    if (Math.round(z * 100) % 102 < 34)
      stones.push(shape(level(view, { x1: -1.75, x2: 1.75, z1: z, z2: z + 0.07 }), '#fffaf0'));
  }
  return (
    group(`filter="${brushEdge(easel, { reach: 8, frequency: 0.03 })}"`, ...stones) +
    paintBlock(
      view,
      { x: -1.75, y: 0, z: 7.9, width: 3.5, height: 0.8, depth: 0.3 },
      { front: vertical(easel, '#fff6e4', '#eed6b6'), side: '#b3bfdd', top: '#ffffff' },
    )
  );
}

function paintLaneOpenings(view: View): string {
  const panel = (x: number, area: { y1: number; y2: number; z1: number; z2: number }, tone: string): string =>
    shape(flank(view, { x, ...area }), tone);
  const pieces: string[] = [];
  for (const [x, z1, tone, rim] of [
    [1.74, 3.1, '#2f7ea4', '#fffdf6'],
    [1.74, 5.4, palette.terracotta, '#fffdf6'],
    [-1.74, 2.6, '#2c5f94', '#c3cfe8'],
    [-1.74, 5, '#3a7d78', '#c3cfe8'],
  ] as const) {
    pieces.push(
      panel(x, { y1: 0, y2: 2.15, z1: z1 - 0.1, z2: z1 + 0.95 }, rim),
      panel(x, { y1: 0, y2: 2.05, z1, z2: z1 + 0.85 }, tone),
    );
    pieces.push(
      panel(x, { y1: 0.2, y2: 0.9, z1: z1 + 0.1, z2: z1 + 0.36 }, mix(tone, palette.ink, 0.3)),
      panel(x, { y1: 0.2, y2: 0.9, z1: z1 + 0.48, z2: z1 + 0.76 }, mix(tone, palette.ink, 0.3)),
      panel(x, { y1: 1.05, y2: 1.9, z1: z1 + 0.1, z2: z1 + 0.36 }, mix(tone, palette.ink, 0.3)),
      panel(x, { y1: 1.05, y2: 1.9, z1: z1 + 0.48, z2: z1 + 0.76 }, mix(tone, palette.ink, 0.3)),
    );
    pieces.push(
      panel(x, { y1: 2.7, y2: 3.6, z1: z1 + 0.1, z2: z1 + 0.75 }, '#31485f'),
      panel(x, { y1: 2.7, y2: 3.6, z1: z1 - 0.25, z2: z1 + 0.08 }, tone),
      panel(x, { y1: 2.7, y2: 3.6, z1: z1 + 0.77, z2: z1 + 1.1 }, tone),
      panel(x, { y1: 2.62, y2: 2.7, z1: z1 - 0.3, z2: z1 + 1.15 }, rim),
    );
  }
  return pieces.join('');
}

function paintSpan(easel: Easel, view: View): string {
  const [left, foot] = view.project([-1.75, 2.5, 6.2]);
  const [right, top] = view.project([1.75, 3.9, 6.2]);
  const middle = (left + right) / 2;
  const outline = `M${px(left)} ${px(top)}H${px(right)}V${px(foot)}C${px(right)} ${px(foot - 170)} ${px(middle + 120)} ${px(foot - 150)} ${px(middle)} ${px(foot - 150)}C${px(middle - 120)} ${px(foot - 150)} ${px(left)} ${px(foot - 170)} ${px(left)} ${px(foot)}Z`;
  return (
    paintLime(easel, outline, { fill: vertical(easel, '#fff6e4', '#d8d3e0') }) +
    line(`M${px(left)} ${px(top)}H${px(right)}`, '#ffffff', 9) +
    shape(box(middle - 34, top + 44, { width: 68, height: 88 }), '#3a4f6c') +
    line(box(middle - 34, top + 44, { width: 68, height: 88 }), '#fffdf6', 8)
  );
}

function paintLanePot(easel: Easel, view: View, pot: { x: number; z: number; isFlower: boolean }): string {
  const [x, y] = view.project([pot.x, 0, pot.z]);
  const unit = view.scaleAt(pot.z);
  const plant = { x, y: y - unit * 0.62, rx: unit * 0.3, ry: unit * 0.3, count: 110, size: unit * 0.09 };
  return (
    paintPot(easel, { x, y, width: unit * 0.42, height: unit * 0.4 }) +
    paintLeaves(easel, { ...plant, tones: leafTones }) +
    (pot.isFlower
      ? paintBlossom(easel, {
          ...plant,
          y: plant.y - unit * 0.05,
          count: 60,
          size: unit * 0.06,
          tones: bougainvilleaTones,
        })
      : '')
  );
}
