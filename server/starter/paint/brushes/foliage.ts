import { mix } from '../core/colour.ts';
import { type Easel, horizontal } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { blot, group, leaf, line, type Point, px, shape, smooth } from '../core/shapes.ts';

/** A mass of leaves or petals; tones run from shade to light. */
export type Mass = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
  readonly size: number;
  readonly tones: readonly [string, string, string];
};

/** Green of lemon and orange leaves. */
export const leafTones = [palette.leafDark, palette.leaf, palette.leafLight] as const;

/** Silver green of olive and rosemary. */
export const oliveTones = ['#4f6350', '#7f9373', '#bccaa6'] as const;

/** Pink of bougainvillea. */
export const bougainvilleaTones = [
  palette.bougainvilleaShade,
  palette.bougainvillea,
  palette.bougainvilleaLight,
] as const;

/** Paints a mass of pointed leaves, dark inside and lit from the upper left. */
export function paintLeaves(easel: Easel, mass: Mass): string {
  const { random } = easel;
  return inLayers(easel, mass, (x, y, scale) =>
    leaf(x, y, {
      length: mass.size * scale * random.between(0.8, 1.5),
      width: mass.size * scale * 0.42,
      angle: random.between(-0.6, Math.PI + 0.6),
    }),
  );
}

/** Paints a mass of round petals. */
export function paintBlossom(easel: Easel, mass: Mass): string {
  const { random } = easel;
  return inLayers(easel, mass, (x, y, scale) =>
    blot(easel, x, y, {
      rx: mass.size * 0.5 * scale * random.between(0.6, 1.2),
      ry: mass.size * 0.42 * scale * random.between(0.6, 1.2),
      unevenness: 0.28,
    }),
  );
}

/** Paints a bougainvillea along a line: leaves beneath, loose sprays of blossom, petals that stray. */
export function paintBougainvillea(
  easel: Easel,
  vine: { path: readonly Point[]; thickness: number; size: number },
): string {
  const { path, thickness, size } = vine;
  const { random } = easel;
  const pieces = [line(smooth(path), '#6b4a3a', size * 0.5)];
  for (const [x, y] of path)
    pieces.push(
      paintLeaves(easel, {
        x,
        y: y + thickness * 0.12,
        rx: thickness * 1.15,
        ry: thickness * 0.95,
        count: 120,
        size,
        tones: leafTones,
      }),
    );
  for (const [x, y] of path) {
    for (let spray = 0; spray < 7; spray += 1) {
      const centre: Point = [random.around(x, thickness * 1.05), random.around(y, thickness * 0.85)];
      const reach = thickness * random.between(0.18, 0.42);
      pieces.push(
        paintBlossom(easel, {
          x: centre[0],
          y: centre[1],
          rx: reach * 1.3,
          ry: reach * 0.8,
          count: 34,
          size: size * 0.8,
          tones: bougainvilleaTones,
        }),
      );
      pieces.push(
        paintLeaves(easel, {
          x: random.around(x, thickness),
          y: random.around(y, thickness * 0.8),
          rx: thickness * 0.3,
          ry: thickness * 0.2,
          count: 6,
          size: size * 0.9,
          tones: leafTones,
        }),
      );
    }
    pieces.push(
      paintBlossom(easel, {
        x,
        y,
        rx: thickness * 1.5,
        ry: thickness * 1.25,
        count: 22,
        size: size * 0.6,
        tones: bougainvilleaTones,
      }),
    );
  }
  return pieces.join('');
}

/** Paints a cypress: a slim dark flame with a lit edge. */
export function paintCypress(easel: Easel, tree: { x: number; y: number; height: number; haze?: number }): string {
  const { x, y, height, haze = 0 } = tree;
  const far = (colour: string): string => mix(colour, '#bcd3e2', haze);
  const half = height * 0.11;
  const outline = smooth(
    [
      [x, y - height],
      [x + half * 0.7, y - height * 0.6],
      [x + half, y - height * 0.25],
      [x + half * 0.5, y],
      [x - half * 0.5, y],
      [x - half, y - height * 0.25],
      [x - half * 0.7, y - height * 0.6],
    ],
    true,
  );
  const strokes: string[] = [];
  for (let stroke = 0; stroke < 50; stroke += 1) {
    const rise = easel.random.next();
    const reach = half * (1 - rise) * 0.9;
    strokes.push(
      leaf(x + easel.random.between(-reach, reach * 0.3), y - rise * height * 0.85, {
        length: height * 0.11,
        width: half * 0.14,
        angle: -Math.PI / 2 + easel.random.between(-0.3, 0.3),
      }),
    );
  }
  return (
    shape(outline, horizontal(easel, far('#4d7656'), far('#234a41'), far('#17343a'))) +
    shape(strokes.join(''), far('#6d9060'), 'opacity=".6"')
  );
}

/** Paints an umbrella pine with its flat crown. */
export function paintPine(easel: Easel, tree: { x: number; y: number; height: number; width: number }): string {
  const { x, y, height, width } = tree;
  const trunk = line(
    smooth([
      [x, y],
      [x + width * 0.04, y - height * 0.4],
      [x - width * 0.03, y - height * 0.8],
    ]),
    '#5a3f37',
    height * 0.045,
  );
  const arms = [-0.3, 0.28]
    .map((side) =>
      line(
        smooth([
          [x, y - height * 0.55],
          [x + width * side * 0.6, y - height * 0.74],
          [x + width * side, y - height * 0.84],
        ]),
        '#5a3f37',
        height * 0.022,
      ),
    )
    .join('');
  const crown: string[] = [];
  for (let puff = 0; puff < 11; puff += 1) {
    const place = (((puff * 4) % 11) / 10 - 0.5) * 0.84;
    crown.push(
      shape(
        blot(easel, x + width * place, y - height * (0.9 - place * place * 0.35), {
          rx: width * 0.12,
          ry: height * 0.06,
        }),
        '#1b4038',
      ),
    );
    crown.push(
      paintLeaves(easel, {
        x: x + width * place,
        y: y - height * (0.93 - place * place * 0.35),
        rx: width * 0.15,
        ry: height * 0.085,
        count: 130,
        size: Math.max(3, height * 0.03),
        tones: ['#1b4038', '#356650', '#7fa263'],
      }),
    );
  }
  return trunk + arms + crown.join('');
}

/** Paints an agave: a rosette of stiff blue-green blades. */
export function paintAgave(
  easel: Easel,
  plant: { x: number; y: number; size: number; haze?: number; air?: string },
): string {
  const { x, y, size, haze = 0, air = '#bcd3e2' } = plant;
  const blades: string[] = [];
  for (let blade = 0; blade < 15; blade += 1) {
    const angle = -Math.PI * (0.04 + (0.92 * ((blade * 7) % 15)) / 14);
    const tone = mix(mix('#35655f', '#a4c3a8', 0.5 - Math.cos(angle) * -0.4), air, haze);
    const length = size * easel.random.between(0.6, 1.1) * (0.72 + 0.28 * Math.abs(Math.sin(angle)));
    blades.push(shape(leaf(x, y, { length, width: size * 0.13, angle }), tone));
    blades.push(
      shape(
        leaf(x, y, { length: length * 0.98, width: size * 0.03, angle: angle + 0.035 }),
        mix(tone, mix('#f4f3cf', air, haze), 0.4),
        'opacity=".8"',
      ),
    );
  }
  return blades.join('');
}

/** Paints tufts of dry grass along the lower edge. */
export function paintGrass(
  easel: Easel,
  grass: {
    x1: number;
    x2: number;
    y: (x: number) => number;
    count: number;
    height: number;
    tones: readonly [string, ...string[]];
  },
): string {
  const pieces: string[] = [];
  for (let blade = 0; blade < grass.count; blade += 1) {
    const x = easel.random.between(grass.x1, grass.x2);
    const size = {
      length: grass.height * easel.random.between(0.4, 1.1),
      width: grass.height * 0.05,
      angle: -Math.PI / 2 + easel.random.between(-0.55, 0.55),
    };
    pieces.push(shape(leaf(x, grass.y(x) + easel.random.between(-4, 14), size), easel.random.pick(grass.tones)));
  }
  return pieces.join('');
}

function inLayers(easel: Easel, mass: Mass, draw: (x: number, y: number, scale: number) => string): string {
  const { random } = easel;
  const layers = [
    { share: 0.42, lift: 0.14, reach: 1, scale: 1.15 },
    { share: 0.36, lift: -0.04, reach: 0.92, scale: 1 },
    { share: 0.22, lift: -0.24, reach: 0.74, scale: 0.85 },
  ];
  const pieces = layers.map((layer, index) => {
    const outlines: string[] = [];
    for (let stroke = 0; stroke < mass.count * layer.share; stroke += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * layer.reach;
      const x = mass.x + Math.cos(angle) * reach * mass.rx + layer.lift * mass.rx * 0.7;
      outlines.push(draw(x, mass.y + Math.sin(angle) * reach * mass.ry + layer.lift * mass.ry, layer.scale));
    }
    const tone = mass.tones[index] ?? mass.tones[0];
    const half = Math.ceil(outlines.length / 2);
    return (
      shape(outlines.slice(0, half).join(''), tone) +
      shape(outlines.slice(half).join(''), mix(tone, mass.tones[Math.min(2, index + 1)] ?? tone, 0.35))
    );
  });
  return group(`data-size="${px(mass.size)}"`, ...pieces);
}
