/** The sides of a picture in pixels, upright. */
export type Sides = { readonly width: number; readonly height: number };

/** Scales to fit a square of that side, in whole pixels; never enlarges. */
export function fitWithin({ width, height }: Sides, side: number): Sides {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
