import { leafTones, paintLeaves } from '../brushes/foliage.ts';
import { paintJug, paintLamp } from '../brushes/furniture.ts';
import { paintLemon } from '../brushes/lemon.ts';
import { openingAt, paintCeilingBeams, paintRoom, paintRoundMirror } from '../brushes/room.ts';
import { paintShade, paintSunPatch, paintVignette } from '../brushes/wall.ts';
import { paintFrame, paintReveal, paintSeaView } from '../brushes/window.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, facing, level, paintBlock, type View } from '../core/perspective.ts';
import { box, clipped, line, oval, px, shape, smooth } from '../core/shapes.ts';

const far = 3.9;
const room = { x1: -1.55, x2: 1.75, height: 3, z: far };

/** The bathroom: a built washstand, hand-painted tiles, a round mirror, a small window on the sea. */
export function paintBathroom(easel: Easel): string {
  const view = createView({ vanishingPoint: [600, 760], focalLength: 1180, eyeHeight: 1.5 });
  const window = openingAt(view, { x1: 0.62, x2: 1.42, y1: 1.45, y2: 2.4, z: far });
  const [mirrorX, mirrorY] = view.project([-0.55, 1.85, far]);
  return [
    paintRoom(easel, view, {
      ...room,
      wall: '#eef3ee',
      floor: { tile: 0.3, tones: ['#f6efdf', '#efe4ce', '#3b86a8', '#f2c230'], joint: '#c9bfb0', pattern: 'star' },
    }),
    paintCeilingBeams(easel, view, { room, count: 4, tone: '#b98a5c' }),
    paintDado(easel, view),
    paintReveal(easel, window, 26, { lit: '#fff1d4', shade: '#b3c1dd' }),
    paintSeaView(easel, window, { horizon: 0.52, sailAt: 0.4 }),
    paintFrame(window, { colour: '#2f7ea4', thickness: 12, columns: 2, rows: 1 }),
    paintRoundMirror(easel, { x: mirrorX, y: mirrorY, radius: 128, frame: '#c99a5a' }),
    paintLamp(easel, { x: mirrorX - 190, y: 560, size: 48, colour: '#f6e3ba', cord: 300, isLit: true }),
    paintWashstand(easel, view),
    paintSunPatch(easel, level(view, { x1: -0.2, x2: 0.75, z1: 2, z2: 3 }), { opacity: 0.5, softness: 2 }),
    paintTowels(easel, view),
    paintStool(easel, view),
    paintVignette(easel, '#44568c', 0.32),
  ].join('');
}

function paintDado(easel: Easel, view: View): string {
  const tile = 0.22;
  const pieces: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const x = room.x1 + column * tile;
      const [centreX, centreY] = view.project([x + tile / 2, (row + 0.5) * tile, far - 0.01]);
      const reach = (tile / 2) * view.scaleAt(far) * 0.94;
      const ground = easel.random.pick(['#fdf8ea', '#f6efdc', '#f1f0e4']);
      const ink = (row + column) % 2 === 0 ? palette.sea : '#3f9a9a';
      const quarter = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const;
      const corners = quarter
        .map(
          ([sideX, sideY]) =>
            `M${px(centreX + sideX * reach)} ${px(centreY + sideY * reach)}v${px(-sideY * reach * 0.7)}q${px(-sideX * reach * 0.1)} ${px(sideY * reach * 0.6)} ${px(-sideX * reach * 0.7)} ${px(sideY * reach * 0.7)}Z`,
        )
        .join('');
      pieces.push(
        shape(box(centreX - reach, centreY - reach, { width: reach * 2, height: reach * 2 }), ground),
        shape(corners, ink, 'opacity=".85"'),
        shape(
          `M${px(centreX)} ${px(centreY - reach * 0.6)}L${px(centreX + reach * 0.6)} ${px(centreY)}L${px(centreX)} ${px(centreY + reach * 0.6)}L${px(centreX - reach * 0.6)} ${px(centreY)}Z`,
          ink,
        ),
        shape(oval(centreX, centreY, { rx: reach * 0.24, ry: reach * 0.24 }), palette.lemon),
      );
    }
  }
  const cap = shape(facing(view, { x1: room.x1, x2: room.x2, y1: 1.32, y2: 1.37, z: far - 0.02 }), '#2f7ea4');
  return (
    shape(facing(view, { x1: room.x1, x2: room.x2, y1: 0, y2: 1.32, z: far }), '#cfd6d6') +
    clipped(easel, facing(view, { x1: room.x1, x2: room.x2, y1: 0, y2: 1.33, z: far }), ...pieces) +
    cap
  );
}

function paintWashstand(easel: Easel, view: View): string {
  const [x, y] = view.project([-0.55, 0.86, 3.4]);
  const basin = `M${px(x - 150)} ${px(y - 86)}Q${px(x - 130)} ${px(y)} ${px(x - 60)} ${px(y + 4)}H${px(x + 60)}Q${px(x + 130)} ${px(y)} ${px(x + 150)} ${px(y - 86)}Z`;
  return [
    paintShade(easel, level(view, { x1: -1.5, x2: 0.6, z1: 2.9, z2: far }), { opacity: 0.4, softness: 14 }),
    paintBlock(
      view,
      { x: room.x1, y: 0, z: 3.1, width: 0.22, height: 0.8, depth: 0.8 },
      { front: vertical(easel, '#fffaf0', '#e9d3b8'), side: '#b3bfdd', top: '#ffffff' },
    ),
    paintBlock(
      view,
      { x: 0.15, y: 0, z: 3.1, width: 0.22, height: 0.8, depth: 0.8 },
      { front: vertical(easel, '#fffaf0', '#e9d3b8'), side: '#b3bfdd', top: '#ffffff' },
    ),
    paintBlock(
      view,
      { x: room.x1, y: 0.3, z: 3.15, width: 1.8, height: 0.05, depth: 0.7 },
      { front: '#b58353', side: '#7d5640', top: '#dcae78' },
    ),
    ...[0, 1, 2].map((fold) => {
      const [left, top] = view.project([-1.1, 0.35 + fold * 0.09, 3.2]);
      return shape(
        `M${px(left)} ${px(top)}h180q16 -15 0 -30h-180q-16 15 0 30Z`,
        ['#fffaf0', '#8fc0cf', '#f6df9a'][fold] ?? '#fffaf0',
      );
    }),
    paintBlock(
      view,
      { x: room.x1, y: 0.78, z: 3.05, width: 2, height: 0.1, depth: 0.85 },
      { front: vertical(easel, '#fff6e4', '#e0c7a6'), side: '#b3bfdd', top: '#fffdf6' },
    ),
    shape(oval(x + 24, y + 8, { rx: 150, ry: 16 }), '#6d78a8', 'opacity=".4"'),
    shape(basin, vertical(easel, '#ffffff', '#f1ead9', '#b9c3dc')),
    line(
      smooth([
        [x - 138, y - 56],
        [x, y - 36],
        [x + 138, y - 56],
      ]),
      palette.sea,
      6,
    ),
    shape(oval(x, y - 86, { rx: 150, ry: 26 }), '#fffdf6'),
    shape(oval(x, y - 82, { rx: 128, ry: 18 }), vertical(easel, '#9fc3cf', '#e6f0ee')),
    line(
      smooth([
        [x - 4, y - 104],
        [x - 4, y - 196],
        [x + 12, y - 222],
        [x + 34, y - 206],
        [x + 38, y - 170],
      ]),
      '#b98f4a',
      11,
    ),
    paintJug(easel, { x: x + 212, y: y + 4, height: 130, colour: '#f6efdf', band: palette.sea }),
    paintLeaves(easel, { x: x + 212, y: y - 168, rx: 74, ry: 66, count: 70, size: 34, tones: leafTones }),
    paintLemon(easel, { x: x + 206, y: y - 140, size: 40, angle: 14 }),
  ].join('');
}

function paintTowels(easel: Easel, view: View): string {
  const [x, y] = view.project([0.98, 1.18, far - 0.05]);
  const towel = (left: number, top: number, size: { width: number; height: number }, colour: string): string =>
    shape(
      smooth(
        [
          [left, top],
          [left + size.width / 2, top - 5],
          [left + size.width, top],
          [left + size.width + 5, top + size.height * 0.6],
          [left + size.width - 2, top + size.height],
          [left + size.width / 2, top + size.height - 6],
          [left, top + size.height],
          [left - 4, top + size.height * 0.5],
        ],
        true,
      ),
      vertical(easel, '#fffdf6', colour),
    ) +
    [0.74, 0.82, 0.9]
      .map((share) =>
        line(
          `M${px(left + 2)} ${px(top + size.height * share)}h${px(size.width - 4)}`,
          palette.sea,
          share === 0.82 ? 9 : 4,
        ),
      )
      .join('');
  return [
    line(`M${px(x - 130)} ${px(y)}h270`, '#b98f4a', 9),
    paintShade(easel, box(x - 100, y + 10, { width: 130, height: 260 }), { opacity: 0.3, softness: 8 }),
    towel(x - 112, y, { width: 110, height: 260 }, '#dfe6ee'),
    towel(x + 24, y, { width: 100, height: 200 }, '#f2d98c'),
  ].join('');
}

function paintStool(easel: Easel, view: View): string {
  const [x, y] = view.project([0.98, 0.46, 2.75]);
  const tones = { front: '#b98353', side: '#7d5640', top: '#e0b27c' };
  return [
    paintShade(easel, level(view, { x1: 0.7, x2: 1.5, z1: 2.4, z2: 3 }), { opacity: 0.45, softness: 10 }),
    ...(
      [
        [0.76, 2.88],
        [1.14, 2.88],
        [0.76, 2.58],
        [1.14, 2.58],
      ] as const
    ).map(([legX, legZ]) =>
      paintBlock(view, { x: legX, y: 0, z: legZ, width: 0.05, height: 0.42, depth: 0.05 }, tones),
    ),
    paintBlock(view, { x: 0.72, y: 0.41, z: 2.55, width: 0.52, height: 0.05, depth: 0.4 }, tones),
    shape(`M${px(x - 66)} ${px(y)}h110q16 -17 0 -34h-110q-16 17 0 34Z`, '#8fc0cf'),
    shape(`M${px(x - 60)} ${px(y - 34)}h100q15 -15 0 -30h-100q-15 15 0 30Z`, '#fffaf0'),
    shape(box(x - 30, y - 84, { width: 50, height: 20 }), '#f2d27a'),
  ].join('');
}
