import { bougainvilleaTones, leafTones, paintBlossom, paintLeaves } from '../brushes/foliage.ts';
import { paintCushion, paintJug, paintLamp, paintPot, paintRug, paintTable } from '../brushes/furniture.ts';
import { paintLemon } from '../brushes/lemon.ts';
import { openingAt, paintBench, paintCeilingBeams, paintRoom } from '../brushes/room.ts';
import { paintLightShaft, paintLime, paintShade, paintSunPatch, paintVignette } from '../brushes/wall.ts';
import { archOutline, paintCurtain, paintFrame, paintSeaView } from '../brushes/window.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, flank, level } from '../core/perspective.ts';
import { box, group, line, oval, shape, smooth, straight } from '../core/shapes.ts';

const wall = palette.whitewash;
const far = 5;
const room = { x1: -2.9, x2: 2.9, height: 3, z: far };

/** The living room: an arched window on the sea, the built bench with its cushions, light on the tiles. */
export function paintLivingRoom(easel: Easel): string {
  const view = createView({ vanishingPoint: [960, 600], focalLength: 1180, eyeHeight: 1.45 });
  const opening = openingAt(view, { x1: 0.1, x2: 2.2, y1: 0.1, y2: 2.5, z: far });
  const lowTable = { x: -0.5, y: 0, z: 2.75, width: 1.3, height: 0.4, depth: 0.7 };
  const [bowlX, bowlY] = view.project([0.15, 0.4, 3.1]);
  return [
    paintRoom(easel, view, {
      ...room,
      wall,
      floor: { tile: 0.42, tones: ['#d98a63', '#cf7b55', '#dd966f', '#c9724e'], joint: '#e9c3a0' },
    }),
    paintCeilingBeams(easel, view, { room, count: 6, tone: '#a4764e' }),
    paintArch(easel, opening),
    paintNiche(easel, openingAt(view, { x1: -2.3, x2: -1.3, y1: 1.3, y2: 2.3, z: far })),
    paintSunPatch(easel, flank(view, { x: 2.9, y1: 0.5, y2: 2, z1: 3.5, z2: 4.5 }), { opacity: 0.5, softness: 5 }),
    paintRug(view, {
      x1: -1.5,
      x2: 1.5,
      z1: 2.3,
      z2: 3.7,
      tones: ['#f3e8d2', '#2f7ea4', '#f3e8d2', '#e2b64a', '#f6efdf'],
    }),
    paintSunPatch(easel, level(view, { x1: -1.4, x2: 0.5, z1: 2.1, z2: 4.5 }), { opacity: 0.55, softness: 2 }),
    paintBench(easel, view, { x: -2.85, y: 0, z: 3.9, width: 2.5, height: 0.5, depth: 1, cloth: '#8fb9c9', wall }),
    ...(
      [
        [440, 805, -6, palette.sea, '#f6efdf'],
        [570, 812, 5, palette.lemon, '#fff6dc'],
        [720, 806, -5, palette.terracotta, '#fbe3c8'],
        [815, 826, 8, '#f6efdf', '#2f7ea4'],
      ] as const
    ).map(([x, y, angle, colour, stripe]) =>
      paintCushion(easel, { x, y, width: 140, height: 118, colour, stripe, angle }),
    ),
    paintCurtain(easel, {
      x: opening.x + opening.width - 30,
      y: opening.y + 30,
      width: 130,
      height: opening.height + 30,
      sway: 24,
    }),
    paintCurtain(easel, { x: opening.x - 96, y: opening.y + 30, width: 110, height: opening.height + 30, sway: -22 }),
    paintShade(easel, level(view, { x1: -0.5, x2: 1.2, z1: 2.6, z2: 3.5 }), { opacity: 0.42, softness: 9 }),
    paintTable(easel, view, { ...lowTable, tone: '#b27c4e' }),
    ...[-34, 30, 0].map((dx, index) =>
      paintLemon(easel, { x: bowlX + dx, y: bowlY - 40 - (index === 2 ? 22 : 0), size: 46, angle: 60 + dx }),
    ),
    shape(
      smooth(
        [
          [bowlX - 84, bowlY - 36],
          [bowlX - 46, bowlY + 6],
          [bowlX + 46, bowlY + 6],
          [bowlX + 84, bowlY - 36],
          [bowlX, bowlY - 22],
        ],
        true,
      ),
      vertical(easel, '#ffffff', '#c5d2e2'),
    ),
    line(
      smooth([
        [bowlX - 72, bowlY - 22],
        [bowlX, bowlY - 8],
        [bowlX + 72, bowlY - 22],
      ]),
      palette.sea,
      5,
    ),
    paintLightShaft(
      easel,
      straight([
        [opening.x, opening.y + opening.height * 0.7],
        [opening.x + opening.width, opening.y + opening.height * 0.7],
        [opening.x + 120, 1240],
        [opening.x - 700, 1240],
      ]),
      0.32,
    ),
    paintLamp(easel, { x: 640, y: 330, size: 92, colour: '#e3c391', cord: 330 }),
    paintArmchairPlant(easel),
    paintVignette(easel, '#5a4f86', 0.38),
  ].join('');
}

function paintArch(easel: Easel, opening: { x: number; y: number; width: number; height: number }): string {
  const rim = archOutline({
    x: opening.x - 26,
    y: opening.y - 26,
    width: opening.width + 52,
    height: opening.height + 26,
  });
  const leaves = {
    x: opening.x,
    y: opening.y + opening.width * 0.42,
    width: opening.width,
    height: opening.height - opening.width * 0.42,
  };
  return [
    paintLime(easel, rim, { fill: vertical(easel, '#c9cfe2', '#fff1d6') }),
    paintSeaView(easel, opening, { isArched: true, horizon: 0.46, sailAt: 0.34 }),
    group('opacity=".95"', paintFrame(leaves, { colour: '#f6efe0', thickness: 9, columns: 2, rows: 1 })),
    line(archOutline(opening), '#f9f3e6', 10),
    line(archOutline(opening), '#9ba9c8', 2),
  ].join('');
}

function paintNiche(easel: Easel, niche: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = niche;
  const shelf = (share: number): string =>
    shape(box(x, y + height * share, { width, height: 9 }), '#fff7e8') +
    paintShade(easel, box(x, y + height * share + 9, { width, height: 18 }), { opacity: 0.25, softness: 5 });
  const books = Array.from({ length: 9 }, (_, index) =>
    shape(
      box(x + 16 + index * 15, y + height * 0.98 - 62 - (index % 3) * 9, { width: 13, height: 62 + (index % 3) * 9 }),
      [palette.sea, palette.terracotta, '#e8d9b5', palette.lemon, '#6f8f7a'][index % 5] ?? palette.sea,
    ),
  );
  return [
    paintLime(easel, archOutline(niche), { fill: vertical(easel, '#a9b4d2', '#e9dccb') }),
    shelf(0.58),
    paintJug(easel, { x: x + width * 0.3, y: y + height * 0.58, height: 80, colour: '#3f8fb0', band: '#f6efdf' }),
    paintJug(easel, {
      x: x + width * 0.68,
      y: y + height * 0.58,
      height: 62,
      colour: palette.terracotta,
      band: '#f6e0c4',
    }),
    ...books,
    line(archOutline(niche), '#fffaf0', 6, 'opacity=".8"'),
  ].join('');
}

function paintArmchairPlant(easel: Easel): string {
  return [
    paintPot(easel, { x: 1690, y: 1190, width: 230, height: 220, colour: '#cf7a55' }),
    paintLeaves(easel, { x: 1690, y: 860, rx: 200, ry: 210, count: 420, size: 44, tones: leafTones }),
    paintBlossom(easel, { x: 1690, y: 850, rx: 180, ry: 180, count: 120, size: 20, tones: bougainvilleaTones }),
    shape(oval(1690, 1200, { rx: 10, ry: 2 }), '#4b3030'),
  ].join('');
}
