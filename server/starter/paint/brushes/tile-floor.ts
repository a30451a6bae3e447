import { mix } from '../core/colour.ts';
import type { Easel } from '../core/easel.ts';
import { facet, level, type View } from '../core/perspective.ts';
import { clipped, group, shape } from '../core/shapes.ts';
import { mottle } from '../core/texture.ts';

/** A floor of square tiles from x to x and z to z, in metres. */
export type TileFloor = {
  readonly x1: number;
  readonly x2: number;
  readonly z1: number;
  readonly z2: number;
  readonly tile: number;
  readonly tones: readonly [string, ...string[]];
  readonly joint: string;
  /** `star` paints a majolica star on every tile, `check` swaps the first two tones. */
  readonly pattern?: 'plain' | 'check' | 'star';
};

/** Paints the floor in perspective, each tile fired a little differently. */
export function paintTileFloor(easel: Easel, view: View, floor: TileFloor): string {
  const { x1, x2, z1, z2, tile, tones, joint, pattern = 'plain' } = floor;
  const gap = tile * 0.025;
  const pieces = [shape(level(view, { x1, x2, z1, z2 }), joint)];
  let row = 0;
  for (let z = z1; z < z2 - 0.01; z += tile) {
    let column = 0;
    for (let x = x1; x < x2 - 0.01; x += tile) {
      const isEven = (row + column) % 2 === 0;
      const base = pattern === 'plain' ? easel.random.pick(tones) : (tones[isEven ? 0 : 1] ?? tones[0]);
      const tone = mix(base, easel.random.chance(0.5) ? '#ffffff' : '#3d2b3d', easel.random.between(0, 0.09));
      pieces.push(
        shape(
          level(view, { x1: x + gap, x2: Math.min(x2, x + tile) - gap, z1: z + gap, z2: Math.min(z2, z + tile) - gap }),
          tone,
        ),
      );
      if (pattern === 'star')
        pieces.push(paintStar(view, { x, z, tile, ink: tones[2] ?? '#1c6c93', heart: tones[3] ?? '#f2c230' }));
      column += 1;
    }
    row += 1;
  }
  const worn = mottle(easel, { frequency: '0.006 0.02', dark: '#6b5a6e', light: '#fff6e0', strength: 0.18 });
  return group(`filter="${worn}"`, clipped(easel, level(view, { x1, x2, z1, z2 }), ...pieces));
}

function paintStar(view: View, star: { x: number; z: number; tile: number; ink: string; heart: string }): string {
  const { x, z, tile, ink, heart } = star;
  const at = (dx: number, dz: number): readonly [number, number, number] => [x + dx * tile, 0, z + dz * tile];
  const petals = facet(view, [
    at(0.5, 0.06),
    at(0.6, 0.4),
    at(0.94, 0.5),
    at(0.6, 0.6),
    at(0.5, 0.94),
    at(0.4, 0.6),
    at(0.06, 0.5),
    at(0.4, 0.4),
  ]);
  const corners = [
    [at(0, 0), at(0.2, 0), at(0, 0.2)],
    [at(1, 0), at(0.8, 0), at(1, 0.2)],
    [at(0, 1), at(0.2, 1), at(0, 0.8)],
    [at(1, 1), at(0.8, 1), at(1, 0.8)],
  ]
    .map((corner) => facet(view, corner))
    .join('');
  return (
    shape(petals + corners, ink, 'opacity=".85"') +
    shape(facet(view, [at(0.5, 0.4), at(0.6, 0.5), at(0.5, 0.6), at(0.4, 0.5)]), heart)
  );
}
