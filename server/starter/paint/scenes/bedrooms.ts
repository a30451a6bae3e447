import { leafTones, paintLeaves } from '../brushes/foliage.ts';
import { paintCushion, paintJug, paintLamp, paintPot, paintRug } from '../brushes/furniture.ts';
import { paintLemon, paintLemonTree } from '../brushes/lemon.ts';
import { openingAt, paintBed, paintCeilingBeams, paintRoom } from '../brushes/room.ts';
import { paintLightShaft, paintLime, paintSunPatch, paintVignette } from '../brushes/wall.ts';
import { archOutline, paintCurtain, paintFrame, paintReveal, paintSeaView, paintShutter } from '../brushes/window.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { createView, facing, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { box, group, line, type Point, px, shape, smooth, straight } from '../core/shapes.ts';

const far = 5;
const blueRoom = { x1: -2.9, x2: 2.8, height: 2.9, z: far };
const lemonRoom = { x1: -2.8, x2: 3.1, height: 3, z: far };

/** The blue bedroom: a wide window with open shutters, light in bars across the bed. */
export function paintBedroomBlue(easel: Easel): string {
  const view = createView({ vanishingPoint: [1000, 590], focalLength: 1180, eyeHeight: 1.5 });
  const window = openingAt(view, { x1: 0.75, x2: 2.05, y1: 0.95, y2: 2.35, z: far });
  const bed = { x: -1.9, y: 0, z: 2.9, width: 1.9, height: 0.5, depth: 2 };
  return [
    paintRoom(easel, view, {
      ...blueRoom,
      wall: '#dfeaf0',
      floor: { tile: 0.4, tones: ['#f6efdf', '#efe4ce', '#3b86a8', '#f2c230'], joint: '#c9bfb0', pattern: 'star' },
    }),
    paintCeilingBeams(easel, view, { room: blueRoom, count: 6, tone: '#c7a987' }),
    paintReveal(easel, window, 22, { lit: '#fff1d4', shade: '#b3c1dd' }),
    paintSeaView(easel, window, { horizon: 0.5, sailAt: 0.66 }),
    paintFrame(window, { colour: '#fbf7ec', thickness: 10, columns: 2, rows: 1 }),
    paintShutter(
      easel,
      {
        x: window.x - 22 - window.width * 0.46,
        y: window.y - 14,
        width: window.width * 0.46,
        height: window.height + 28,
      },
      '#2f6f98',
    ),
    paintShutter(
      easel,
      { x: window.x + 22 + window.width, y: window.y - 14, width: window.width * 0.4, height: window.height + 28 },
      '#2f6f98',
    ),
    paintArchedHead(easel, view, bed.x),
    paintRug(view, { x1: 0.15, x2: 1.25, z1: 2.5, z2: 4.1, tones: ['#f6efdf', '#2f6f98', '#f6efdf', '#8fbcd0'] }),
    paintSunPatch(easel, level(view, { x1: 0.3, x2: 1.5, z1: 2.2, z2: 4.2 }), { opacity: 0.6, softness: 2 }),
    paintBed(easel, view, { ...bed, cover: '#4f8fb6', stripe: '#f6f1e4', pillow: '#f8f4ea', fold: '#dfe7ef' }),
    paintOnBed(easel, view, bed.x, [palette.lemon, '#fff6dc', '#2f6f98', '#f6efdf']),
    paintLightBars(easel, view, bed.x),
    paintNightTable(easel, view, { x: 0.1, z: 4.5, lamp: '#f6e3ba', lampX: 430 }),
    paintLightShaft(
      easel,
      straight([
        [window.x, window.y + window.height],
        [window.x + window.width, window.y + window.height],
        [window.x + 60, 1260],
        [window.x - 520, 1260],
      ]),
      0.34,
    ),
    paintVignette(easel, '#3d4a86', 0.4),
  ].join('');
}

/** The lemon bedroom: an arched door open on the balcony, yellow linen and a pot of lemons outside. */
export function paintBedroomLemon(easel: Easel): string {
  const view = createView({ vanishingPoint: [840, 600], focalLength: 1180, eyeHeight: 1.5 });
  const door = openingAt(view, { x1: -2.3, x2: -0.8, y1: 0, y2: 2.45, z: far });
  const bed = { x: 0.35, y: 0, z: 2.9, width: 1.9, height: 0.5, depth: 2 };
  const rim = archOutline({ x: door.x - 24, y: door.y - 24, width: door.width + 48, height: door.height + 24 });
  return [
    paintRoom(easel, view, {
      ...lemonRoom,
      wall: '#fbf0d2',
      floor: { tile: 0.42, tones: ['#dd966f', '#d2845c', '#e0a07a'], joint: '#efd2b0' },
    }),
    paintCeilingBeams(easel, view, { room: lemonRoom, count: 6, tone: '#b98a5c' }),
    paintLime(easel, rim, { fill: vertical(easel, '#d6cfd0', '#fff1cf') }),
    paintSeaView(easel, door, { isArched: true, horizon: 0.44, sailAt: 0.7 }),
    paintBalcony(easel, door),
    line(archOutline(door), '#fffaf0', 9),
    paintCurtain(easel, {
      x: door.x + door.width - 70,
      y: door.y + 50,
      width: 120,
      height: door.height - 40,
      sway: 46,
    }),
    paintSunPatch(easel, level(view, { x1: -1.9, x2: -0.2, z1: 1.9, z2: 4.6 }), { opacity: 0.6, softness: 2 }),
    paintIronHead(view, bed.x, bed.width),
    paintBed(easel, view, { ...bed, cover: '#f3cf58', stripe: '#fffaf0', pillow: '#fdf9ee', fold: '#f6ecd4' }),
    paintOnBed(easel, view, bed.x, [palette.sage, '#f6f3e0', palette.terracotta, '#fbe3c8']),
    paintNightTable(easel, view, { x: -0.35, z: 4.5, lamp: '#fbe6a0', lampX: 820 }),
    paintSprig(easel, view),
    paintLightShaft(
      easel,
      straight([
        [door.x, door.y + 430],
        [door.x + door.width, door.y + 430],
        [door.x + 620, 1270],
        [door.x + 40, 1270],
      ]),
      0.3,
    ),
    paintVignette(easel, '#7a4f5c', 0.34),
  ].join('');
}

function paintArchedHead(easel: Easel, view: View, x: number): string {
  const head = openingAt(view, { x1: x - 0.1, x2: x + 2, y1: 0.3, y2: 1.75, z: far - 0.03 });
  const radius = head.width * 0.5;
  const outline = `M${px(head.x)} ${px(head.y + head.height)}V${px(head.y + 120)}Q${px(head.x + radius)} ${px(head.y - 90)} ${px(head.x + head.width)} ${px(head.y + 120)}V${px(head.y + head.height)}Z`;
  return (
    paintLime(easel, outline, { fill: vertical(easel, '#6fa6c4', '#8fbcd0'), dark: '#2f6f98', strength: 0.4 }) +
    line(outline, '#f6f1e4', 7, 'opacity=".8"')
  );
}

function paintOnBed(easel: Easel, view: View, x: number, tones: readonly [string, string, string, string]): string {
  const at = (dx: number): Point => view.project([x + dx, 0.72, 4.35]);
  const [left, right] = [at(0.62), at(1.28)];
  return (
    paintCushion(easel, {
      x: left[0],
      y: left[1],
      width: 132,
      height: 104,
      colour: tones[0],
      stripe: tones[1],
      angle: -5,
    }) +
    paintCushion(easel, {
      x: right[0],
      y: right[1],
      width: 132,
      height: 104,
      colour: tones[2],
      stripe: tones[3],
      angle: 6,
    })
  );
}

function paintLightBars(easel: Easel, view: View, x: number): string {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const z = 3 + index * 0.11;
    const corners: readonly Point[] = [
      [x + 0.8, z + 0.12],
      [x + 1.9, z],
      [x + 1.9, z + 0.06],
      [x + 0.8, z + 0.18],
    ].map(([px0 = 0, pz = 0]) => view.project([px0, 0.57, pz]));
    return `M${corners.map(([cx, cy]) => `${px(cx)} ${px(cy)}`).join('L')}Z`;
  });
  return paintSunPatch(easel, bars.join(''), { opacity: 0.6, softness: 1.5 });
}

function paintNightTable(
  easel: Easel,
  view: View,
  table: { x: number; z: number; lamp: string; lampX: number },
): string {
  const [x, y] = view.project([table.x + 0.22, 0.55, table.z + 0.2]);
  return [
    paintBlock(
      view,
      { x: table.x, y: 0, z: table.z, width: 0.44, height: 0.55, depth: 0.4 },
      { front: '#c08c5c', side: '#83593f', top: '#e0b784' },
    ),
    paintJug(easel, { x: x - 22, y, height: 84, colour: '#f6efdf', band: palette.sea }),
    paintLeaves(easel, { x: x - 22, y: y - 104, rx: 40, ry: 34, count: 40, size: 24, tones: leafTones }),
    paintLamp(easel, { x: table.lampX, y: 500, size: 50, colour: table.lamp, cord: 520, isLit: true }),
  ].join('');
}

function paintIronHead(view: View, x: number, width: number): string {
  const at = (dx: number, y: number): Point => view.project([x + dx * width, y, far - 0.06]);
  const bars = Array.from({ length: 11 }, (_, index) => {
    const dx = index / 10;
    return smooth([at(dx, 0.4), at(dx, 1.2 + Math.sin(dx * Math.PI) * 0.42)]);
  });
  const arch = smooth([0, 0.2, 0.4, 0.6, 0.8, 1].map((dx) => at(dx, 1.2 + Math.sin(dx * Math.PI) * 0.42)));
  return group(
    '',
    line(bars.join(''), '#4d4a5c', 5),
    line(arch, '#3f3d50', 10),
    line(smooth([at(0, 0.9), at(1, 0.9)]), '#4d4a5c', 5),
  );
}

function paintBalcony(easel: Easel, door: { x: number; y: number; width: number; height: number }): string {
  const floor = door.y + door.height;
  const rail = floor - door.height * 0.34;
  const bars = Array.from(
    { length: 12 },
    (_, index) => `M${px(door.x + (door.width * (index + 0.5)) / 12)} ${px(rail)}V${px(floor - 26)}`,
  );
  return [
    shape(box(door.x, floor - 28, { width: door.width, height: 28 }), vertical(easel, '#e8b48c', '#f3cfa8')),
    line(bars.join(''), '#2f4a63', 4),
    line(
      `M${px(door.x)} ${px(rail)}h${px(door.width)}M${px(door.x)} ${px(floor - 30)}h${px(door.width)}`,
      '#2f4a63',
      7,
    ),
    paintPot(easel, { x: door.x + 76, y: floor - 6, width: 96, height: 84 }),
    paintLemonTree(easel, { x: door.x + 76, y: floor - 74, height: 220, crown: 88, fruit: 20 }),
  ].join('');
}

function paintSprig(easel: Easel, view: View): string {
  const frame = openingAt(view, { x1: 2.35, x2: 2.95, y1: 1.5, y2: 2.25, z: far });
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return [
    paintSunPatch(easel, flank(view, { x: 3.1, y1: 0.6, y2: 1.9, z1: 3.4, z2: 4.4 }), { opacity: 0.5, softness: 5 }),
    shape(facing(view, { x1: 2.35, x2: 2.95, y1: 1.5, y2: 2.25, z: far }), '#fffaf0'),
    line(box(frame.x, frame.y, frame), '#b98a5c', 10),
    paintLeaves(easel, { x, y: y - 8, rx: 40, ry: 44, count: 22, size: 34, tones: leafTones }),
    paintLemon(easel, { x: x + 6, y: y + 20, size: 42, angle: 12 }),
  ].join('');
}
