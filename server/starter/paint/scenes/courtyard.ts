import { paintGozzo } from '../brushes/boat.ts';
import { leafTones, paintBougainvillea, paintLeaves } from '../brushes/foliage.ts';
import { paintPot } from '../brushes/furniture.ts';
import { paintLemonBranch, paintLemonTree } from '../brushes/lemon.ts';
import { paintCloud } from '../brushes/sky.ts';
import { paintTileFloor } from '../brushes/tile-floor.ts';
import { paintDapple, paintLime, paintShade, paintSunPatch, paintVignette } from '../brushes/wall.ts';
import { archOutline } from '../brushes/window.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { box, group, line, openStraight, oval, type Point, shape, smooth, straight } from '../core/shapes.ts';
import { brushEdge, mottle } from '../core/texture.ts';

/** The courtyard: a stair, an arch to the garden, pots, the shade of a lemon tree. */
export function paintCourtyard(easel: Easel): string {
  const view = createView({ vanishingPoint: [900, 600], focalLength: 1180, eyeHeight: 1.6 });
  const arch = { x: 700, y: 330, width: 330, height: 570 };
  return [
    shape(box(0, 0, { width: 1920, height: 420 }), vertical(easel, '#3f97cb', '#a5d3e2')),
    paintCloud(easel, { x: 560, y: 130, width: 420, light: '#ffffff', shade: '#e2e9e8', opacity: 0.8 }),
    paintLime(easel, box(-20, 190, { width: 1960, height: 720 }), {
      fill: vertical(easel, '#fffaf0', '#fdefd6', '#f3d6b2'),
    }),
    shape(box(-20, 176, { width: 1960, height: 30 }), '#fffdf6'),
    paintShade(easel, box(-20, 206, { width: 1960, height: 18 }), { opacity: 0.3, softness: 4 }),
    paintTileFloor(easel, view, {
      x1: -5,
      x2: 5,
      z1: 1.5,
      z2: 6.3,
      tile: 0.5,
      tones: ['#e0a67e', '#d79772', '#e6b28c', '#cf8b66'],
      joint: '#f0d6b6',
    }),
    paintGardenArch(easel, arch),
    paintStair(easel, view),
    ...(
      [
        [130, 400],
        [430, 400],
      ] as const
    ).map(([x, y]) => paintBlueWindow(easel, x, y)),
    paintSunPatch(easel, level(view, { x1: -2.6, x2: 1.4, z1: 2, z2: 4.4 }), { opacity: 0.35, softness: 3 }),
    ...(
      [
        [640, 960, 110, 96],
        [1090, 960, 110, 96],
        [470, 1010, 130, 112],
        [110, 1090, 170, 150],
      ] as const
    ).map(
      ([x, y, width, height], index) =>
        paintPot(easel, { x, y, width, height }) +
        (index % 2 === 0
          ? paintBougainvillea(easel, {
              path: [
                [x - 40, y - height * 1.2],
                [x + 30, y - height * 1.35],
              ],
              thickness: width * 0.42,
              size: 16,
            })
          : paintLeaves(easel, {
              x,
              y: y - height * 1.4,
              rx: width * 0.7,
              ry: height * 0.7,
              count: 120,
              size: 30,
              tones: leafTones,
            })),
    ),
    paintWell(easel),
    group(
      `filter="${brushEdge(easel, { reach: 5, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [520, 210],
          [640, 230],
          [760, 250],
          [900, 236],
          [1040, 250],
          [1120, 330],
        ],
        thickness: 80,
        size: 21,
      }),
    ),
    paintDapple(easel, { x: 460, y: 620, rx: 420, ry: 260, count: 130, size: 50, opacity: 0.26 }),
    paintDapple(easel, { x: 620, y: 1120, rx: 620, ry: 130, count: 150, size: 56, opacity: 0.36 }),
    paintLemonBranch(easel, {
      path: [
        [-40, -30],
        [120, 50],
        [280, 80],
        [430, 90],
        [540, 140],
      ],
      leafLength: 122,
      leaves: 38,
      lemons: [
        { x: 160, y: 190, size: 92, angle: -6 },
        { x: 330, y: 214, size: 86, angle: 8 },
        { x: 500, y: 262, size: 74, angle: -8 },
      ],
    }),
    paintVignette(easel, '#54508a', 0.34),
  ].join('');
}

function paintGardenArch(easel: Easel, arch: { x: number; y: number; width: number; height: number }): string {
  const rim = archOutline({ x: arch.x - 34, y: arch.y - 34, width: arch.width + 68, height: arch.height + 34 });
  const clip = easel.define((id) => `<clipPath id="${id}"><path d="${archOutline(arch)}"/></clipPath>`);
  const sea = straight([
    [arch.x, 600],
    [arch.x + arch.width, 600],
    [arch.x + arch.width, 730],
    [arch.x, 730],
  ]);
  return [
    paintLime(easel, rim, { fill: vertical(easel, '#c6cde2', '#f3dfc8') }),
    group(
      `clip-path="${clip}"`,
      shape(archOutline(arch), vertical(easel, '#69b3da', '#cfe6e2', '#fbeccd')),
      shape(sea, vertical(easel, '#3f8fb0', '#2b9bb0')),
      shape(box(arch.x, 720, { width: arch.width, height: 200 }), vertical(easel, '#a5b86c', '#d9b98c')),
      paintGozzo(easel, { x: 900, y: 660, length: 60, hull: '#f7f1e4', stripe: palette.terracotta }),
      paintLemonTree(easel, { x: 770, y: 850, height: 300, crown: 110, fruit: 24 }),
      paintLemonTree(easel, { x: 985, y: 870, height: 330, crown: 110, fruit: 24 }),
      shape(
        straight([
          [850, 760],
          [890, 760],
          [980, 910],
          [780, 910],
        ]),
        '#fbe6c4',
      ),
    ),
    line(archOutline(arch), '#fffdf6', 7),
  ].join('');
}

function paintStair(easel: Easel, view: View): string {
  const steps = Array.from({ length: 9 }, (_, index) =>
    paintBlock(
      view,
      { x: 1.15 + index * 0.3, y: 0.19 * index, z: 4.5, width: 5, height: 0.19, depth: 1.2 },
      { front: '#ecd4b8', side: '#b4c0de', top: index % 2 === 0 ? '#fffdf6' : '#fff6e4' },
    ),
  );
  const risers = Array.from({ length: 9 }, (_, index) => {
    const x = 1.15 + index * 0.3 - 0.004;
    return Array.from({ length: 6 }, (_unused, tile) =>
      shape(
        flank(view, {
          x,
          y1: 0.19 * index + 0.02,
          y2: 0.19 * (index + 1) - 0.02,
          z1: 4.52 + tile * 0.2,
          z2: 4.69 + tile * 0.2,
        }),
        (index + tile) % 2 === 0 ? '#2f82aa' : palette.lemon,
        'opacity=".9"',
      ),
    ).join('');
  });
  const rail = [0, 2, 4, 6, 8].map((index) => view.project([1.3 + index * 0.3, 0.19 * (index + 1) + 0.85, 4.55]));
  const posts = [0, 2, 4, 6, 8]
    .map((index) =>
      openStraight([
        view.project([1.3 + index * 0.3, 0.19 * (index + 1), 4.55]),
        view.project([1.3 + index * 0.3, 0.19 * (index + 1) + 0.85, 4.55]),
      ]),
    )
    .join('');
  const handrail = line(posts, '#2f4a63', 6) + line(smooth(rail), '#2f4a63', 10);
  return (
    paintShade(easel, level(view, { x1: 0.7, x2: 3, z1: 4.2, z2: 5.4 }), { opacity: 0.35, softness: 10 }) +
    steps.map((step, index) => step + (risers[index] ?? '')).join('') +
    handrail
  );
}

function paintBlueWindow(easel: Easel, x: number, y: number): string {
  const slats = Array.from(
    { length: 11 },
    (_, index) => `M${x - 44} ${y + 14 + index * 18}h40M${x + 104} ${y + 14 + index * 18}h40`,
  ).join('');
  return [
    shape(box(x, y, { width: 100, height: 210 }), vertical(easel, '#27405e', '#55789a')),
    line(`M${x + 50} ${y}v210M${x} ${y + 80}h100`, '#fdf6e6', 6),
    shape(
      box(x - 48, y - 4, { width: 48, height: 218 }) + box(x + 100, y - 4, { width: 48, height: 218 }),
      vertical(easel, '#3f8db4', '#256a92'),
    ),
    line(slats, '#174f74', 4),
    shape(box(x - 54, y + 212, { width: 208, height: 16 }), '#fffdf6'),
    paintShade(easel, box(x - 50, y + 228, { width: 204, height: 20 }), { opacity: 0.34, softness: 5 }),
  ].join('');
}

function paintWell(easel: Easel): string {
  const stone = mottle(easel, { frequency: '0.02 0.03', dark: '#8a7078', light: '#fff6e0', strength: 0.4 });
  const rim: Point = [1130, 1010];
  return [
    paintShade(easel, oval(rim[0] + 90, 1180, { rx: 250, ry: 46 }), { opacity: 0.5, softness: 12 }),
    shape(
      `M${rim[0] - 160} ${rim[1]}V1160Q${rim[0]} 1220 ${rim[0] + 160} 1160V${rim[1]}Z`,
      vertical(easel, '#fdf1da', '#d8b9a0'),
      `filter="${stone}"`,
    ),
    shape(
      `M${rim[0] + 40} ${rim[1]}V1196Q${rim[0] + 110} 1188 ${rim[0] + 160} 1160V${rim[1]}Z`,
      '#7c86bd',
      'opacity=".45"',
    ),
    shape(oval(rim[0], rim[1], { rx: 172, ry: 46 }), '#fffaf0'),
    shape(oval(rim[0], rim[1] + 4, { rx: 126, ry: 30 }), '#2b3f5c'),
    line(`M${rim[0] - 150} ${rim[1]}C${rim[0] - 140} 760 ${rim[0] + 140} 760 ${rim[0] + 150} ${rim[1]}`, '#3f4a60', 11),
    line(`M${rim[0]} 820V960`, '#e6cd9c', 5),
    shape(
      straight([
        [rim[0] - 36, 950],
        [rim[0] + 36, 950],
        [rim[0] + 28, 1016],
        [rim[0] - 28, 1016],
      ]),
      vertical(easel, '#9fb4c4', '#5f7890'),
    ),
  ].join('');
}
