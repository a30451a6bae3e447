/** Pixels of a picture, upright. */
export type Sides = { readonly width: number; readonly height: number };

/** As large as fits into a square of that side, in whole pixels; never larger than it is. */
export function fitWithin({ width, height }: Sides, side: number): Sides {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
