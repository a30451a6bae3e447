import { paintBougainvillea } from '../brushes/foliage.ts';
import { paintChair, paintJug, paintPot, paintTable } from '../brushes/furniture.ts';
import { paintLemon, paintLemonTree } from '../brushes/lemon.ts';
import { type Mood, paintBeyond, paintPlatform, terraceHorizon } from '../brushes/terrace-platform.ts';
import { paintBeams, paintDapple, paintShade, paintVignette } from '../brushes/wall.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, level, paintBlock, type View } from '../core/perspective.ts';
import { group, line, oval, type Point, shape, smooth } from '../core/shapes.ts';
import { brushEdge } from '../core/texture.ts';

const day: Mood = {
  sky: [
    [0, '#4a9fd0'],
    [0.55, '#a5d3e2'],
    [1, '#fbeccd'],
  ],
  water: [
    [0, '#5fabc4'],
    [0.25, '#1f7097'],
    [1, '#2b9bb0'],
  ],
  sun: { x: 1250, y: 360, colour: '#fff6d8', reach: 480 },
  light: '#a6e3de',
  dark: '#0e4569',
  capes: ['#86aec6', '#c3d4d2'],
  lime: ['#fffaf0', '#fdebd0'],
  shade: '#c2c9e0',
  tiles: ['#fbf3e2', '#f4e7cc', '#2f82aa', '#f2c230'],
};

/** The terrace at noon, the table laid beneath the pergola. */
export function paintTerrace(easel: Easel): string {
  const view = createView({ vanishingPoint: [900, terraceHorizon], focalLength: 1150, eyeHeight: 1.6 });
  const table = { x: -0.1, y: 0, z: 3.1, width: 1.5, height: 0.74, depth: 0.8 };
  return [
    paintBeyond(easel, day),
    paintPlatform(easel, view, day),
    paintPot(easel, { x: 300, y: 1010, width: 190, height: 170 }),
    paintLemonTree(easel, { x: 300, y: 880, height: 420, crown: 190, fruit: 30 }),
    paintPergola(easel, view),
    paintDapple(easel, { x: 1000, y: 1130, rx: 800, ry: 170, count: 160, size: 46, opacity: 0.34 }),
    paintShade(easel, level(view, { x1: -0.4, x2: 1.9, z1: 2.9, z2: 4 }), { opacity: 0.4, softness: 12 }),
    paintChair(view, { x: 0.1, z: 3.9, tone: '#2f7ea4', seat: palette.lemon, isTurned: false }),
    paintChair(view, { x: 0.85, z: 3.9, tone: '#2f7ea4', seat: palette.lemon, isTurned: false }),
    paintTable(easel, view, { ...table, tone: palette.wood }),
    paintLaidTable(easel, view, table.height),
    paintChair(view, { x: -0.72, z: 3.2, tone: '#2f7ea4', seat: palette.lemon }),
    group(
      `filter="${brushEdge(easel, { reach: 4, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [1930, 780],
          [1860, 560],
          [1790, 380],
          [1690, 240],
          [1560, 150],
          [1400, 110],
          [1240, 90],
        ],
        thickness: 88,
        size: 21,
      }),
    ),
    paintPot(easel, { x: 1770, y: 1150, width: 210, height: 190 }),
    paintBougainvillea(easel, {
      path: [
        [1700, 960],
        [1770, 900],
        [1840, 950],
      ],
      thickness: 62,
      size: 18,
    }),
    paintVignette(easel, '#4a5a94', 0.3),
  ].join('');
}

function paintPergola(easel: Easel, view: View): string {
  const at = (x: number, z: number): Point => view.project([x, 2.75, z]);
  const cross = [2.2, 2.8, 3.4, 4, 4.6, 5.2].map((z) => [at(-3.1, z), at(3.4, z)] as const);
  const along = [[at(2.9, 1.4), at(2.9, 5.4)] as const, [at(-2.9, 1.4), at(-2.9, 5.4)] as const];
  const post = paintBlock(
    view,
    { x: 2.72, y: 0.9, z: 5.1, width: 0.34, height: 1.85, depth: 0.34 },
    { front: vertical(easel, '#fff6e6', '#fbe6c8'), side: '#b3bfdd', top: '#ffffff' },
  );
  return post + paintBeams(easel, cross.reverse(), 20, '#9a6c48') + paintBeams(easel, along, 26, '#8a5d40');
}

function paintLaidTable(easel: Easel, view: View, height: number): string {
  const on = (x: number, z: number): Point => view.project([x, height, z]);
  const [jugX, jugY] = on(0.95, 3.6);
  const [bowlX, bowlY] = on(0.45, 3.45);
  const plates = [
    [0.1, 3.3],
    [1.2, 3.3],
    [0.2, 3.75],
  ] as const;
  return [
    ...plates.map(([x, z]) => {
      const [plateX, plateY] = on(x, z);
      return (
        shape(oval(plateX, plateY, { rx: 42, ry: 13 }), '#fffdf4') +
        line(oval(plateX, plateY, { rx: 34, ry: 10 }), palette.sea, 3)
      );
    }),
    ...[-26, 24, 0].map((dx, index) =>
      paintLemon(easel, { x: bowlX + dx, y: bowlY - 32 - (index === 2 ? 18 : 0), size: 38, angle: 70 + dx }),
    ),
    shape(
      smooth(
        [
          [bowlX - 66, bowlY - 30],
          [bowlX - 40, bowlY + 4],
          [bowlX + 40, bowlY + 4],
          [bowlX + 66, bowlY - 30],
          [bowlX, bowlY - 20],
        ],
        true,
      ),
      vertical(easel, '#4fa3c4', '#1d5f86'),
    ),
    paintJug(easel, { x: jugX, y: jugY, height: 118, colour: '#f6f1e4', band: palette.sea }),
  ].join('');
}
