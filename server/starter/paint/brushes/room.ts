import { mix } from '../core/colour.ts';
import { type Easel, horizontal, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { type Block, facing, flank, level, paintBlock, type View } from '../core/perspective.ts';
import { clipped, group, line, oval, type Point, px, shape, smooth } from '../core/shapes.ts';
import { blur } from '../core/texture.ts';
import { paintTileFloor, type TileFloor } from './tile-floor.ts';
import { paintLime, paintShade } from './wall.ts';
import type { Opening } from './window.ts';

/** A room in metres, seen from within; the walls are at x1 and x2, the far wall at z. */
export type Room = {
  readonly x1: number;
  readonly x2: number;
  readonly height: number;
  readonly z: number;
  readonly wall: string;
  readonly floor: Pick<TileFloor, 'tile' | 'tones' | 'joint' | 'pattern'>;
};

const nearest = 0.6;

/** Paints wooden beams that run along the ceiling towards the far wall. */
export function paintCeilingBeams(
  easel: Easel,
  view: View,
  beams: { room: Pick<Room, 'x1' | 'x2' | 'height' | 'z'>; count: number; tone: string },
): string {
  const { room, count, tone } = beams;
  const [width, drop] = [0.16, 0.17];
  return Array.from({ length: count }, (_, index) => {
    const x = room.x1 + ((room.x2 - room.x1) * (index + 0.5)) / count - width / 2;
    const block = { x, y: room.height - drop, z: nearest, width, height: drop, depth: room.z - nearest };
    const shade = level(view, { x1: x + width, x2: x + width + 0.22, z1: nearest, z2: room.z, y: room.height });
    const beneath = level(view, { x1: x, x2: x + width, z1: nearest, z2: room.z, y: room.height - drop });
    const tones = { front: tone, side: mix(tone, '#33203a', 0.34), top: tone };
    return (
      paintShade(easel, shade, { opacity: 0.3, softness: 5 }) +
      paintBlock(view, block, tones) +
      paintLime(easel, beneath, {
        fill: mix(tone, '#ffe6b8', 0.28),
        dark: mix(tone, '#33203a', 0.4),
        light: '#ffe9c4',
        strength: 0.5,
      })
    );
  }).join('');
}

/** Paints ceiling, walls and floor, with the soft dark that gathers in the corners. */
export function paintRoom(easel: Easel, view: View, room: Room): string {
  const { x1, x2, height, z, wall, floor } = room;
  const back = facing(view, { x1, x2, y1: 0, y2: height, z });
  const left = flank(view, { x: x1, y1: 0, y2: height, z1: nearest, z2: z });
  const right = flank(view, { x: x2, y1: 0, y2: height, z1: nearest, z2: z });
  const ceiling = level(view, { x1, x2, z1: nearest, z2: z, y: height });
  const corner = (x: number): string => facing(view, { x1: x - 0.14, x2: x + 0.14, y1: 0, y2: height, z: z - 0.01 });
  return [
    paintLime(easel, ceiling, {
      fill: vertical(easel, mix(wall, '#8a93b8', 0.42), mix(wall, palette.whitewashWarm, 0.4)),
    }),
    paintLime(easel, back, {
      fill: vertical(easel, mix(wall, palette.whitewashShade, 0.35), wall, mix(wall, palette.whitewashWarm, 0.75)),
    }),
    paintLime(easel, left, {
      fill: horizontal(easel, mix(wall, '#6f7cab', 0.55), mix(wall, palette.whitewashDeep, 0.36)),
    }),
    paintLime(easel, right, { fill: horizontal(easel, mix(wall, '#ffe2b0', 0.45), mix(wall, '#e8a97c', 0.3)) }),
    paintTileFloor(easel, view, { ...floor, x1, x2, z1: nearest, z2: z }),
    paintShade(easel, level(view, { x1, x2, z1: z - 0.7, z2: z }), { opacity: 0.32, softness: 14 }),
    paintShade(easel, corner(x1) + corner(x2), { opacity: 0.2, softness: 12 }),
    paintShade(easel, facing(view, { x1, x2, y1: height - 0.2, y2: height, z }), { opacity: 0.18, softness: 12 }),
  ].join('');
}

/** The upright opening on the sheet that a piece of far wall takes. */
export function openingAt(view: View, area: { x1: number; x2: number; y1: number; y2: number; z: number }): Opening {
  const [left, bottom] = view.project([area.x1, area.y1, area.z]);
  const [right, top] = view.project([area.x2, area.y2, area.z]);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Paints a made bed with its head at the far wall: frame, mattress, folded cover, pillows. */
export function paintBed(
  easel: Easel,
  view: View,
  bed: Block & { cover: string; stripe: string; pillow: string; fold: string },
): string {
  const { x, z, width, depth, cover, stripe, pillow, fold } = bed;
  const frame = { front: '#b98a5c', side: '#7d5640', top: '#d6ab78' };
  const sheet: Block = { x: x + 0.02, y: 0.24, z: z + 0.02, width: width - 0.04, height: 0.3, depth: depth - 0.02 };
  const top = sheet.y + sheet.height;
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const from = x + 0.06 + ((width - 0.12) * (index + 0.5)) / 9;
    return (
      shape(
        level(view, { x1: from, x2: from + width * 0.028, z1: z, z2: z + depth * 0.52, y: top + 0.012 }),
        stripe,
        'opacity=".8"',
      ) +
      shape(
        facing(view, { x1: from, x2: from + width * 0.028, y1: 0.2, y2: top + 0.012, z: z - 0.005 }),
        stripe,
        'opacity=".55"',
      )
    );
  });
  const unit = view.scaleAt(z + depth - 0.3);
  const pillows = [0.27, 0.73].map((share) => {
    const [pillowX, pillowY] = view.project([x + width * share, top + 0.16, z + depth - 0.3]);
    return paintPillow(easel, {
      x: pillowX,
      y: pillowY,
      width: unit * width * 0.43,
      height: unit * 0.36,
      colour: pillow,
    });
  });
  return [
    paintShade(easel, level(view, { x1: x - 0.16, x2: x + width + 0.42, z1: z - 0.2, z2: z + depth }), {
      opacity: 0.42,
      softness: 16,
    }),
    paintBlock(view, { x, y: 0.06, z, width, height: 0.2, depth }, frame),
    paintBlock(view, sheet, { front: '#e6e3ea', side: '#aab5d2', top: '#fffdf6' }),
    ...pillows,
    paintBlock(
      view,
      { x: x - 0.02, y: 0.2, z: z - 0.01, width: width + 0.04, height: top - 0.19, depth: depth * 0.54 },
      {
        front: vertical(easel, mix(cover, '#ffffff', 0.1), mix(cover, '#5c3350', 0.3)),
        side: mix(cover, '#5c3350', 0.38),
        top: vertical(easel, mix(cover, '#ffffff', 0.36), mix(cover, '#ffffff', 0.08)),
      },
    ),
    ...stripes,
    shape(
      level(view, { x1: x - 0.02, x2: x + width + 0.02, z1: z + depth * 0.5, z2: z + depth * 0.62, y: top + 0.03 }),
      vertical(easel, '#ffffff', fold),
    ),
  ].join('');
}

/** Paints a soft white pillow that leans. */
export function paintPillow(
  easel: Easel,
  pillow: { x: number; y: number; width: number; height: number; colour: string },
): string {
  const { x, y, width, height, colour } = pillow;
  const [w, h] = [width / 2, height / 2];
  const outline = smooth(
    [
      [x - w, y - h],
      [x, y - h * 0.86],
      [x + w, y - h],
      [x + w * 0.95, y],
      [x + w, y + h],
      [x, y + h * 0.95],
      [x - w, y + h],
      [x - w * 0.95, y],
    ],
    true,
  );
  const folds: readonly Point[][] = [
    [
      [x - w * 0.9, y - h * 0.7],
      [x - w * 0.5, y - h * 0.2],
    ],
    [
      [x + w * 0.9, y - h * 0.7],
      [x + w * 0.55, y - h * 0.1],
    ],
    [
      [x - w * 0.85, y + h * 0.8],
      [x - w * 0.5, y + h * 0.3],
    ],
  ];
  return group(
    '',
    shape(oval(x + w * 0.1, y + h * 0.3, { rx: w, ry: h }), '#4a5690', `opacity=".3" filter="${blur(easel, 9)}"`),
    shape(outline, vertical(easel, mix(colour, '#ffffff', 0.6), colour, mix(colour, '#6d7bb0', 0.4))),
    ...folds.map((fold) => line(smooth(fold), '#8c98c4', 2.5, 'opacity=".5"')),
  );
}

/** Paints a sofa built of masonry, with a mattress and a back, as on the islands. */
export function paintBench(easel: Easel, view: View, bench: Block & { cloth: string; wall: string }): string {
  const { x, z, width, depth, cloth, wall } = bench;
  const cloths = {
    front: vertical(easel, cloth, mix(cloth, '#5c3350', 0.3)),
    side: mix(cloth, '#5c3350', 0.4),
    top: mix(cloth, '#ffffff', 0.3),
  };
  return [
    paintShade(easel, level(view, { x1: x - 0.05, x2: x + width + 0.4, z1: z - 0.18, z2: z + depth }), {
      opacity: 0.4,
      softness: 12,
    }),
    paintBlock(
      view,
      { x, y: 0, z, width, height: 0.32, depth },
      { front: mix(wall, '#d9b99a', 0.3), side: mix(wall, palette.whitewashDeep, 0.5), top: wall },
    ),
    paintBlock(
      view,
      { x: x + 0.02, y: 0.5, z: z + depth - 0.2, width: width - 0.04, height: 0.42, depth: 0.18 },
      cloths,
    ),
    paintBlock(
      view,
      { x: x + 0.01, y: 0.32, z: z + 0.01, width: width - 0.02, height: 0.19, depth: depth - 0.05 },
      cloths,
    ),
  ].join('');
}

/** Paints a framed picture or round mirror on the far wall. */
export function paintRoundMirror(
  easel: Easel,
  mirror: { x: number; y: number; radius: number; frame: string },
): string {
  const { x, y, radius, frame } = mirror;
  const glass = oval(x, y, { rx: radius, ry: radius });
  const glint = `M${px(x - radius)} ${px(y + radius * 0.2)}L${px(x + radius * 0.3)} ${px(y - radius * 1.2)}L${px(x + radius * 0.8)} ${px(y - radius)}L${px(x - radius * 0.7)} ${px(y + radius)}Z`;
  return [
    shape(
      oval(x + radius * 0.1, y + radius * 0.14, { rx: radius * 1.1, ry: radius * 1.1 }),
      '#5a6aa8',
      `opacity=".35" filter="${blur(easel, 9)}"`,
    ),
    shape(
      oval(x, y, { rx: radius * 1.1, ry: radius * 1.1 }),
      vertical(easel, mix(frame, '#ffffff', 0.35), mix(frame, '#3a2030', 0.3)),
    ),
    shape(glass, vertical(easel, '#dcecf0', '#a9cbd8', '#f3ead8')),
    clipped(easel, glass, shape(glint, '#ffffff', 'opacity=".5"')),
  ].join('');
}
