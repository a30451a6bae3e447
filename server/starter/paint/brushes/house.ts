import { mix } from '../core/colour.ts';
import { type Easel, horizontal, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { blot, box, clipped, oval, type Point, px, shape, straight } from '../core/shapes.ts';
import { paintLeaves } from './foliage.ts';

/** A house seen from the sea: `x`, `y` is the foot of its left wall, the light comes from the left. */
export type House = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall?: string;
  readonly shutters?: string;
  readonly roof?: 'flat' | 'dome' | 'vault' | 'tiles';
  /** How much air lies between: 0 is near, 1 is gone. */
  readonly haze?: number;
};

const air = '#bcd3e2';

/** Paints a house with a lit front, a shaded flank, windows, and its kind of roof. */
export function paintHouse(easel: Easel, house: House): string {
  const { x, y, width, height, wall = palette.whitewash, shutters = palette.sea, haze = 0 } = house;
  const far = (colour: string): string => mix(colour, air, haze);
  const flankWidth = width * easel.random.between(0.2, 0.34);
  const front = vertical(easel, far(wall), far(mix(wall, palette.whitewashWarm, 0.7)));
  const flank = vertical(easel, far(mix(wall, palette.whitewashDeep, 0.48)), far(mix(wall, '#a98fae', 0.5)));
  const right = x + width;
  const pieces = [
    paintRoof(easel, house, far),
    shape(
      straight([
        [right, y - height],
        [right + flankWidth, y - height + flankWidth * 0.1],
        [right + flankWidth, y],
        [right, y],
      ]),
      flank,
    ),
    shape(box(x, y - height, { width, height }), front),
    shape(
      box(x - width * 0.02, y - height - 1, { width: width * 1.03, height: Math.max(2, height * 0.045) }),
      far(mix(wall, '#ffffff', 0.7)),
    ),
    shape(
      box(right, y - height, { width: flankWidth, height: Math.max(2, height * 0.045) }),
      far(mix(wall, palette.whitewashDeep, 0.3)),
    ),
  ];
  const stain = clipped(
    easel,
    box(x, y - height, { width, height }),
    shape(
      blot(easel, x + width * 0.7, y - height * 0.1, { rx: width * 0.5, ry: height * 0.2 }),
      far('#e2b98c'),
      'opacity=".25"',
    ),
  );
  return (
    pieces.join('') +
    stain +
    paintOpenings(easel, { ...house, flankWidth }, { shutters: far(shutters), recess: far('#31485f'), far })
  );
}

/** Paints a village that climbs a slope: houses in rows, the far ones first. */
export function paintVillage(
  easel: Easel,
  village: {
    x1: number;
    x2: number;
    foot: (x: number) => number;
    rows: number;
    rise: number;
    size: number;
    haze?: number;
    walls?: readonly [string, ...string[]];
  },
): string {
  const { random } = easel;
  const {
    rows,
    rise,
    size,
    haze = 0,
    walls = [palette.whitewash, palette.whitewash, '#fdf7ea', palette.cream, '#f3cfa6', '#f0b895', '#f5dfe0'],
  } = village;
  const pieces: string[] = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const inset = (row / rows) * (village.x2 - village.x1) * 0.16;
    for (let x = village.x1 + inset; x < village.x2 - inset; x += size * random.between(0.75, 1.35)) {
      const y = village.foot(x) - row * rise + random.between(-0.12, 0.12) * rise;
      if (random.chance(0.2)) pieces.push(paintClump(easel, x, y, size * 0.32, haze));
      if (random.chance(0.1)) continue;
      pieces.push(
        paintHouse(easel, {
          x,
          y,
          width: size * random.between(0.55, 0.95),
          height: size * random.between(0.6, 1.15),
          wall: random.pick(walls),
          shutters: random.pick([palette.sea, '#3d7d6c', '#4a8fb5', palette.terracottaShade]),
          roof: random.pick(['flat', 'flat', 'flat', 'vault', 'tiles', 'dome']),
          haze,
        }),
      );
    }
  }
  return pieces.join('');
}

/** Paints a tiled church dome on its drum, with a lantern. */
export function paintDome(
  easel: Easel,
  dome: { x: number; y: number; radius: number; haze?: number; tiles?: readonly [string, string, string] },
): string {
  const { x, y, radius, haze = 0, tiles = ['#f6d65c', '#3f9a86', '#1d5a63'] } = dome;
  const far = (colour: string): string => mix(colour, air, haze);
  const cap = `M${px(x - radius)} ${px(y)}C${px(x - radius)} ${px(y - radius * 1.25)} ${px(x + radius)} ${px(y - radius * 1.25)} ${px(x + radius)} ${px(y)}Z`;
  const rows: string[] = [];
  for (let row = 0; row < 12; row += 1) {
    const rowY = y - (row / 12) * radius * 1.0;
    const half = radius * Math.sqrt(Math.max(0, 1 - (row / 12.5) ** 2));
    const scales = 16;
    for (let scale = 0; scale < scales; scale += 1) {
      const angle = ((scale + (row % 2) / 2) / scales) * Math.PI - Math.PI / 2;
      const scaleX = x + Math.sin(angle) * half;
      const tile = (scale + row) % 4 === 0 ? tiles[0] : tiles[1];
      rows.push(
        shape(
          oval(scaleX, rowY, { rx: (half / scales) * 1.9 * Math.cos(angle) + 1, ry: radius * 0.065 }),
          far(mix(tile, easel.random.chance(0.5) ? tiles[2] : '#ffffff', easel.random.between(0, 0.25))),
        ),
      );
    }
  }
  const shade = easel.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#fff3c9" stop-opacity=".55"/><stop offset=".45" stop-color="#fff3c9" stop-opacity="0"/><stop offset=".55" stop-color="#1a2a55" stop-opacity="0"/><stop offset="1" stop-color="#1a2a55" stop-opacity=".62"/></linearGradient>`,
  );
  const drum = horizontal(easel, far('#fffaf0'), far(palette.whitewash), far(palette.whitewashDeep));
  const lantern = radius * 0.16;
  return [
    shape(box(x - radius * 1.04, y - 2, { width: radius * 2.08, height: radius * 0.42 }), drum),
    shape(box(x - radius * 1.1, y - 3, { width: radius * 2.2, height: radius * 0.08 }), far('#fffdf6')),
    clipped(easel, cap, shape(cap, far(tiles[2])), ...rows, shape(cap, shade)),
    shape(box(x - lantern, y - radius * 1.22, { width: lantern * 2, height: radius * 0.32 }), drum),
    shape(
      `M${px(x - lantern * 1.2)} ${px(y - radius * 1.2)}q${px(lantern * 1.2)} ${px(-radius * 0.34)} ${px(lantern * 2.4)} 0Z`,
      far(tiles[1]),
    ),
    shape(box(x - 1.5, y - radius * 1.58, { width: 3, height: radius * 0.24 }), far('#3a4a63')),
    shape(box(x - radius * 0.06, y - radius * 1.53, { width: radius * 0.12, height: 3 }), far('#3a4a63')),
  ].join('');
}

function paintRoof(easel: Easel, house: House, far: (colour: string) => string): string {
  const { x, y, width, height, roof = 'flat', wall = palette.whitewash } = house;
  const top = y - height;
  if (roof === 'dome') {
    const fill = horizontal(easel, far('#ffffff'), far(wall), far(palette.whitewashDeep));
    return shape(
      `M${px(x + width * 0.12)} ${px(top + 2)}c0 ${px(-width * 0.5)} ${px(width * 0.8)} ${px(-width * 0.5)} ${px(width * 0.8)} 0Z`,
      fill,
    );
  }
  if (roof === 'vault')
    return shape(
      `M${px(x)} ${px(top + 2)}q${px(width / 2)} ${px(-width * 0.32)} ${px(width)} 0Z`,
      horizontal(easel, far('#ffffff'), far(wall), far(palette.whitewashShade)),
    );
  if (roof === 'tiles') {
    const points: Point[] = [
      [x - width * 0.05, top + 2],
      [x + width * 0.14, top - width * 0.2],
      [x + width * 1.12, top - width * 0.2],
      [x + width * 1.26, top + 2],
    ];
    return shape(straight(points), vertical(easel, far(palette.terracottaLight), far(palette.terracotta)));
  }
  return '';
}

function paintOpenings(
  easel: Easel,
  house: House & { flankWidth: number },
  tones: { shutters: string; recess: string; far: (colour: string) => string },
): string {
  const { x, y, width, height, flankWidth } = house;
  const floors = Math.max(1, Math.round(height / Math.max(24, width * 0.75)));
  const columns = width > 34 ? 2 : 1;
  const pane = { width: width * (columns === 2 ? 0.15 : 0.22), height: (height / floors) * 0.4 };
  const pieces: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const paneX = x + (width * (column + 0.5)) / columns - pane.width / 2;
      const paneY = y - (height * (floor + 0.78)) / floors;
      if (floor === 0 && column === 0) {
        const doorTop = y - (height / floors) * 0.62;
        pieces.push(
          shape(
            `M${px(paneX)} ${px(y)}V${px(doorTop + pane.width / 2)}a${px(pane.width * 0.6)} ${px(pane.width * 0.6)} 0 0 1 ${px(pane.width * 1.2)} 0V${px(y)}Z`,
            easel.random.chance(0.5) ? tones.recess : tones.shutters,
          ),
        );
        continue;
      }
      pieces.push(shape(box(paneX, paneY, pane), tones.recess));
      const leafWidth = pane.width * 0.42;
      if (easel.random.chance(0.75))
        pieces.push(
          shape(
            box(paneX - leafWidth, paneY, { width: leafWidth, height: pane.height }) +
              box(paneX + pane.width, paneY, { width: leafWidth, height: pane.height }),
            tones.shutters,
          ),
        );
      pieces.push(
        shape(
          box(paneX - leafWidth, paneY + pane.height, {
            width: pane.width + leafWidth * 2,
            height: Math.max(1.5, pane.height * 0.08),
          }),
          tones.far('#fffaf0'),
        ),
      );
    }
  }
  const small = { width: flankWidth * 0.26, height: pane.height * 0.8 };
  pieces.push(shape(box(x + width + flankWidth * 0.4, y - height * 0.72, small), tones.far('#2c3f58')));
  return pieces.join('');
}

function paintClump(easel: Easel, x: number, y: number, radius: number, haze: number): string {
  const tone = mix(easel.random.pick([palette.leaf, palette.pine, palette.olive, palette.bougainvillea]), air, haze);
  const lit = mix(tone, '#f7eaa0', 0.35);
  const mass = { x, y: y - radius * 0.5, rx: radius, ry: radius * 0.8, count: 60, size: radius * 0.42 };
  return (
    shape(blot(easel, x, y - radius * 0.5, { rx: radius * 0.9, ry: radius * 0.7 }), mix(tone, '#16293d', 0.3)) +
    paintLeaves(easel, { ...mass, tones: [mix(tone, '#16293d', 0.3), tone, lit] })
  );
}
