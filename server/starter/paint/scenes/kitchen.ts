import { leafTones, paintLeaves } from '../brushes/foliage.ts';
import { paintChair, paintJug, paintLamp, paintTable } from '../brushes/furniture.ts';
import { paintLemon } from '../brushes/lemon.ts';
import { openingAt, paintCeilingBeams, paintRoom } from '../brushes/room.ts';
import { paintLightShaft, paintShade, paintSunPatch, paintVignette } from '../brushes/wall.ts';
import { paintFrame, paintReveal, paintSeaView } from '../brushes/window.ts';
import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, facing, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { box, line, oval, type Point, shape, smooth, straight } from '../core/shapes.ts';

const far = 4.8;
const room = { x1: -2.7, x2: 2.9, height: 2.9, z: far };

/** The kitchen: painted tiles, open shelves, a window on the sea above the sink, lemons on the table. */
export function paintKitchen(easel: Easel): string {
  const view = createView({ vanishingPoint: [900, 560], focalLength: 1180, eyeHeight: 1.5 });
  const window = openingAt(view, { x1: -0.4, x2: 1, y1: 1.32, y2: 2.35, z: far });
  return [
    paintRoom(easel, view, {
      ...room,
      wall: '#faf4e6',
      floor: { tile: 0.36, tones: ['#f3ead6', '#7fb2c4'], joint: '#cdbda4', pattern: 'check' },
    }),
    paintCeilingBeams(easel, view, { room, count: 6, tone: '#a4764e' }),
    paintBacksplash(easel, view),
    paintReveal(easel, window, 20, { lit: '#fff1d4', shade: '#b9c3dc' }),
    paintSeaView(easel, window, { horizon: 0.52, sailAt: 0.3 }),
    paintFrame(window, { colour: '#2f7ea4', thickness: 11, columns: 2, rows: 2 }),
    paintCounter(easel, view),
    paintShelves(easel, view),
    paintSunPatch(easel, level(view, { x1: -1.3, x2: 0.2, z1: 2.7, z2: 4 }), { opacity: 0.55, softness: 2 }),
    paintSunPatch(easel, flank(view, { x: 2.9, y1: 0.9, y2: 1.9, z1: 3.3, z2: 4.1 }), { opacity: 0.5, softness: 2 }),
    paintShade(easel, level(view, { x1: -0.9, x2: 1.5, z1: 2.4, z2: 3.5 }), { opacity: 0.42, softness: 12 }),
    paintChair(view, { x: -0.45, z: 3.3, tone: '#2f7ea4', seat: '#e8c98a' }),
    paintChair(view, { x: 0.5, z: 3.3, tone: '#2f7ea4', seat: '#e8c98a' }),
    paintTable(easel, view, { x: -0.8, y: 0, z: 2.5, width: 2, height: 0.76, depth: 0.85, tone: palette.wood }),
    paintOnTable(easel, view),
    paintLightShaft(
      easel,
      straight([
        [window.x, window.y + 220],
        [window.x + window.width, window.y + 220],
        [window.x + 40, 1180],
        [window.x - 560, 1180],
      ]),
      0.3,
    ),
    paintLamp(easel, { x: 1010, y: 270, size: 88, colour: palette.lemon, cord: 280 }),
    paintVignette(easel, '#5a4f86', 0.36),
  ].join('');
}

function paintBacksplash(easel: Easel, view: View): string {
  const pieces: string[] = [];
  const tile = 0.16;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 35; column += 1) {
      const x = -2.7 + column * tile;
      const y = 0.92 + row * tile;
      const [centreX, centreY] = view.project([x + tile / 2, y + tile / 2, far - 0.01]);
      const reach = (tile / 2) * view.scaleAt(far);
      const ground = mix('#fdf6e6', '#bcd6de', easel.random.between(0, 0.35));
      const petal = shape(
        smooth(
          [
            [centreX, centreY - reach * 0.8],
            [centreX + reach * 0.24, centreY - reach * 0.24],
            [centreX + reach * 0.8, centreY],
            [centreX + reach * 0.24, centreY + reach * 0.24],
            [centreX, centreY + reach * 0.8],
            [centreX - reach * 0.24, centreY + reach * 0.24],
            [centreX - reach * 0.8, centreY],
            [centreX - reach * 0.24, centreY - reach * 0.24],
          ],
          true,
        ),
        (row + column) % 2 === 0 ? palette.sea : '#3f9a86',
      );
      pieces.push(
        shape(
          facing(view, { x1: x + 0.004, x2: x + tile - 0.004, y1: y + 0.004, y2: y + tile - 0.004, z: far - 0.01 }),
          ground,
        ),
        petal,
        shape(oval(centreX, centreY, { rx: reach * 0.22, ry: reach * 0.22 }), palette.lemon),
      );
    }
  }
  return pieces.join('');
}

function paintCounter(easel: Easel, view: View): string {
  const doors = Array.from({ length: 6 }, (_, index) => {
    const x = -2.62 + index * 0.93;
    const knob = view.project([x + 0.7, 0.66, 4.2]);
    return (
      shape(facing(view, { x1: x, x2: x + 0.8, y1: 0.1, y2: 0.82, z: 4.2 }), vertical(easel, '#86b3b4', '#5f9499')) +
      line(facing(view, { x1: x + 0.08, x2: x + 0.72, y1: 0.18, y2: 0.74, z: 4.2 }), '#4a7d84', 3) +
      shape(oval(knob[0], knob[1], { rx: 6, ry: 6 }), '#f2d08a')
    );
  });
  const [sinkX, sinkY] = view.project([0.3, 0.92, 4.4]);
  const tap = line(
    smooth([
      [sinkX, sinkY],
      [sinkX, sinkY - 64],
      [sinkX + 26, sinkY - 78],
      [sinkX + 46, sinkY - 52],
    ]),
    '#b98f4a',
    8,
  );
  return [
    paintBlock(
      view,
      { x: -2.7, y: 0, z: 4.21, width: 5.6, height: 0.88, depth: 0.59 },
      { front: '#e9dfce', side: '#bfc6d8', top: '#ffffff' },
    ),
    ...doors,
    paintBlock(
      view,
      { x: -2.7, y: 0.87, z: 4.16, width: 5.6, height: 0.06, depth: 0.64 },
      { front: '#e5d3b6', side: '#b9a58e', top: '#fbf1dd' },
    ),
    tap,
    paintJug(easel, { x: sinkX - 330, y: sinkY + 4, height: 130, colour: palette.terracotta, band: '#f9e4c4' }),
    paintLeaves(easel, { x: sinkX + 230, y: sinkY - 96, rx: 66, ry: 56, count: 90, size: 26, tones: leafTones }),
    paintJug(easel, { x: sinkX + 230, y: sinkY + 2, height: 74, colour: '#f6efdf', band: palette.sea }),
    ...[0, 1, 2].map((index) =>
      paintJug(easel, {
        x: sinkX + 420 + index * 62,
        y: sinkY + 2,
        height: 74 - index * 10,
        colour: ['#3f8fb0', '#f2c230', '#f6efdf'][index] ?? '#f6efdf',
        band: '#ffffff',
      }),
    ),
  ].join('');
}

function paintShelves(easel: Easel, view: View): string {
  const pieces: string[] = [];
  for (const y of [1.62, 2.06]) {
    for (const [x1, x2] of [
      [-2.5, -0.9],
      [1.4, 2.7],
    ] as const) {
      const [left, top] = view.project([x1, y, far - 0.2]);
      const [right] = view.project([x2, y, far - 0.2]);
      pieces.push(
        paintShade(easel, box(left, top + 12, { width: right - left, height: 36 }), { opacity: 0.26, softness: 8 }),
      );
      for (let x = left + 34; x < right - 30; x += easel.random.between(54, 84)) {
        const colour = easel.random.pick(['#f6efdf', '#3f8fb0', palette.lemon, palette.terracotta, '#a9c7b4']);
        if (easel.random.chance(0.55))
          pieces.push(
            shape(oval(x, top - 36, { rx: 34, ry: 36 }), vertical(easel, mix(colour, '#ffffff', 0.4), colour)),
            line(oval(x, top - 36, { rx: 22, ry: 23 }), mix(colour, palette.deepSea, 0.35), 3),
          );
        else pieces.push(paintJug(easel, { x, y: top, height: easel.random.between(48, 82), colour, band: '#fffaf0' }));
      }
      pieces.push(shape(box(left, top, { width: right - left, height: 14 }), vertical(easel, '#c9935e', '#8a5d40')));
    }
  }
  return pieces.join('');
}

function paintOnTable(easel: Easel, view: View): string {
  const on = (x: number, z: number): Point => view.project([x, 0.76, z]);
  const [x, y] = on(0.3, 2.95);
  const [boardX, boardY] = on(-0.3, 2.85);
  const fruit = [
    [-60, -34],
    [-10, -40],
    [46, -34],
    [-34, -74],
    [20, -76],
  ] as const;
  return [
    shape(oval(x + 20, y + 4, { rx: 140, ry: 20 }), '#5a3a3a', 'opacity=".3"'),
    ...fruit.map(([dx, dy]) => paintLemon(easel, { x: x + dx, y: y + dy, size: 60, angle: 70 + dx })),
    paintLeaves(easel, { x: x + 50, y: y - 84, rx: 44, ry: 22, count: 14, size: 40, tones: leafTones }),
    shape(
      smooth(
        [
          [x - 124, y - 40],
          [x - 74, y + 12],
          [x + 74, y + 12],
          [x + 124, y - 40],
          [x, y - 22],
        ],
        true,
      ),
      vertical(easel, '#4fa3c4', '#17557b'),
    ),
    line(
      smooth([
        [x - 106, y - 18],
        [x, y],
        [x + 106, y - 18],
      ]),
      '#f6efdf',
      6,
    ),
    shape(
      smooth(
        [
          [boardX - 120, boardY],
          [boardX - 90, boardY + 22],
          [boardX + 120, boardY + 18],
          [boardX + 100, boardY - 10],
        ],
        true,
      ),
      '#e0b57e',
    ),
    shape(
      smooth(
        [
          [boardX - 84, boardY - 4],
          [boardX - 60, boardY - 42],
          [boardX + 40, boardY - 44],
          [boardX + 70, boardY - 2],
          [boardX, boardY + 8],
        ],
        true,
      ),
      vertical(easel, '#e9b56a', '#a9662f'),
    ),
    line(
      `M${boardX - 40} ${boardY - 34}l16 18M${boardX - 8} ${boardY - 38}l16 20M${boardX + 24} ${boardY - 36}l14 18`,
      '#fbe0ad',
      5,
    ),
  ].join('');
}
