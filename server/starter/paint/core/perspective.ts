import type { Easel } from './easel.ts';
import { type Point, shape, straight } from './shapes.ts';

/** A place in a room, in metres: x to the right of the eye, y above the floor, z ahead. */
export type Place = readonly [number, number, number];

/** Where the eye stands and how it sees. */
export type View = {
  readonly eyeHeight: number;
  readonly project: (place: Place) => Point;
  /** How many pixels a metre measures at a distance. */
  readonly scaleAt: (z: number) => number;
};

/** A box of furniture: `x`, `y`, `z` are its left, lower, near corner. */
export type Block = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
};

/** The three tones in which a box is seen. */
export type BlockTones = { readonly front: string; readonly side: string; readonly top: string };

/** A view straight ahead with one vanishing point. */
export function createView(eye: { vanishingPoint: Point; focalLength: number; eyeHeight: number }): View {
  const [centreX, centreY] = eye.vanishingPoint;
  // What is nearer than this would fly off to infinity.
  const nearest = 0.25;
  return {
    eyeHeight: eye.eyeHeight,
    scaleAt: (z) => eye.focalLength / Math.max(nearest, z),
    project([x, y, z]) {
      const scale = eye.focalLength / Math.max(nearest, z);
      return [centreX + x * scale, centreY - (y - eye.eyeHeight) * scale];
    },
  };
}

/** The outline of a flat piece of the room. */
export function facet(view: View, places: readonly Place[]): string {
  return straight(places.map(view.project));
}

/** A piece of floor at a height: from x to x, from z to z. */
export function level(view: View, area: { x1: number; x2: number; z1: number; z2: number; y?: number }): string {
  const { x1, x2, z1, z2, y = 0 } = area;
  return facet(view, [
    [x1, y, z1],
    [x2, y, z1],
    [x2, y, z2],
    [x1, y, z2],
  ]);
}

/** A piece of wall that faces the eye. */
export function facing(view: View, area: { x1: number; x2: number; y1: number; y2: number; z: number }): string {
  const { x1, x2, y1, y2, z } = area;
  return facet(view, [
    [x1, y1, z],
    [x2, y1, z],
    [x2, y2, z],
    [x1, y2, z],
  ]);
}

/** A piece of wall that runs away from the eye. */
export function flank(view: View, area: { x: number; y1: number; y2: number; z1: number; z2: number }): string {
  const { x, y1, y2, z1, z2 } = area;
  return facet(view, [
    [x, y1, z1],
    [x, y2, z1],
    [x, y2, z2],
    [x, y1, z2],
  ]);
}

/** Paints the sides of a box that the eye can see. */
export function paintBlock(view: View, block: Block, tones: BlockTones): string {
  const { x, y, z, width, height, depth } = block;
  const pieces: string[] = [];
  if (y + height < view.eyeHeight)
    pieces.push(shape(level(view, { x1: x, x2: x + width, z1: z, z2: z + depth, y: y + height }), tones.top));
  if (y > view.eyeHeight)
    pieces.push(shape(level(view, { x1: x, x2: x + width, z1: z, z2: z + depth, y }), tones.side));
  if (x > 0) pieces.push(shape(flank(view, { x, y1: y, y2: y + height, z1: z, z2: z + depth }), tones.side));
  if (x + width < 0)
    pieces.push(shape(flank(view, { x: x + width, y1: y, y2: y + height, z1: z, z2: z + depth }), tones.side));
  pieces.push(shape(facing(view, { x1: x, x2: x + width, y1: y, y2: y + height, z }), tones.front));
  return pieces.join('');
}

/** Paints a soft shadow on the floor beneath a box. */
export function paintFloorShadow(
  easel: Easel,
  view: View,
  shadow: { block: Block; reach: number; colour: string; opacity: number },
): string {
  const { block, reach, colour, opacity } = shadow;
  const soft = easel.define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="7"/></filter>`,
  );
  const outline = level(view, {
    x1: block.x - 0.04,
    x2: block.x + block.width + reach,
    z1: Math.max(0.5, block.z - 0.12),
    z2: block.z + block.depth,
  });
  return shape(outline, colour, `opacity="${opacity}" filter="${soft}" style="mix-blend-mode:multiply"`);
}
