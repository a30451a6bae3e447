import { mix } from '../core/colour.ts';
import { ball, type Easel, horizontal } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { type Block, type Place, paintBlock, type View } from '../core/perspective.ts';
import { clipped, group, line, openStraight, oval, type Point, px, shape, smooth } from '../core/shapes.ts';
import { blur, mottle } from '../core/texture.ts';

/** Paints a plump cushion, striped or plain, turned by an angle in degrees. */
export function paintCushion(
  easel: Easel,
  cushion: { x: number; y: number; width: number; height: number; colour: string; stripe?: string; angle?: number },
): string {
  const { x, y, width, height, colour, stripe, angle = 0 } = cushion;
  const w = width / 2;
  const h = height / 2;
  const outline = smooth(
    [
      [-w, -h],
      [-w * 0.4, -h * 0.9],
      [w * 0.4, -h * 0.92],
      [w, -h],
      [w * 0.94, -h * 0.2],
      [w * 0.95, h * 0.4],
      [w * 0.98, h],
      [w * 0.3, h * 0.95],
      [-w * 0.4, h * 0.96],
      [-w, h],
      [-w * 0.94, h * 0.3],
      [-w * 0.95, -h * 0.3],
    ],
    true,
  );
  const stripes = stripe
    ? Array.from({ length: 5 }, (_, index) =>
        line(
          smooth([
            [-w + (index + 0.5) * (width / 5), -h],
            [-w + (index + 0.5) * (width / 5) * 1.01, 0],
            [-w + (index + 0.5) * (width / 5), h],
          ]),
          stripe,
          width * 0.085,
        ),
      )
    : [];
  const shade = easel.define(
    (id) =>
      `<radialGradient id="${id}" cx=".38" cy=".34" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a2550" stop-opacity=".42"/></radialGradient>`,
  );
  return group(
    `transform="translate(${px(x)} ${px(y)}) rotate(${angle})"`,
    shape(oval(w * 0.08, h * 0.2, { rx: w, ry: h }), '#3d3a66', `opacity=".3" filter="${blur(easel, 8)}"`),
    shape(outline, colour),
    clipped(easel, outline, ...stripes),
    shape(outline, shade),
  );
}

/** Paints a terracotta pot; the plant is painted by the caller, above. */
export function paintPot(
  easel: Easel,
  pot: { x: number; y: number; width: number; height: number; colour?: string },
): string {
  const { x, y, width, height, colour = palette.terracotta } = pot;
  const w = width / 2;
  const fill = horizontal(easel, mix(colour, '#ffd9a8', 0.5), colour, mix(colour, '#4a2036', 0.5));
  const body = `M${px(x - w * 0.92)} ${px(y - height * 0.86)}Q${px(x - w)} ${px(y - height * 0.3)} ${px(x - w * 0.6)} ${px(y)}Q${px(x)} ${px(y + height * 0.07)} ${px(x + w * 0.6)} ${px(y)}Q${px(x + w)} ${px(y - height * 0.3)} ${px(x + w * 0.92)} ${px(y - height * 0.86)}Z`;
  return [
    shape(
      oval(x + w * 0.5, y, { rx: w * 1.15, ry: height * 0.09 }),
      '#3f4a80',
      `opacity=".38" filter="${blur(easel, 6)}"`,
    ),
    shape(body, fill),
    line(
      `M${px(x - w * 0.9)} ${px(y - height * 0.5)}Q${px(x)} ${px(y - height * 0.42)} ${px(x + w * 0.9)} ${px(y - height * 0.5)}`,
      mix(colour, '#4a2036', 0.35),
      height * 0.02,
      'opacity=".7"',
    ),
    shape(oval(x, y - height * 0.88, { rx: w * 1.04, ry: height * 0.1 }), fill),
    shape(oval(x, y - height * 0.9, { rx: w * 0.86, ry: height * 0.07 }), '#4b3030'),
  ].join('');
}

/** Paints a wooden table as a slab on four legs. */
export function paintTable(easel: Easel, view: View, table: Block & { tone: string }): string {
  const { x, z, width, height, depth, tone } = table;
  const leg = Math.min(0.07, width * 0.1);
  const tones = {
    front: mix(tone, '#2b1d2c', 0.18),
    side: mix(tone, '#2b1d2c', 0.42),
    top: mix(tone, '#fff0cf', 0.38),
  };
  const corners: readonly (readonly [number, number])[] = [
    [x + 0.03, z + depth - leg],
    [x + width - leg - 0.03, z + depth - leg],
    [x + 0.03, z + 0.03],
    [x + width - leg - 0.03, z + 0.03],
  ];
  const legs = corners.map(([legX, legZ]) =>
    paintBlock(view, { x: legX, y: 0, z: legZ, width: leg, height: height - 0.05, depth: leg }, tones),
  );
  const grain = mottle(easel, {
    frequency: '0.003 0.07',
    dark: mix(tone, '#33203a', 0.5),
    light: '#ffe9c4',
    strength: 0.42,
  });
  return (
    legs.join('') +
    group(`filter="${grain}"`, paintBlock(view, { x, y: height - 0.06, z, width, height: 0.06, depth }, tones))
  );
}

/** Paints a rush-seated chair; its back stands at the far side, or at the near side when turned. */
export function paintChair(
  view: View,
  chair: { x: number; z: number; tone: string; seat: string; isTurned?: boolean },
): string {
  const { x, z, tone, seat, isTurned = false } = chair;
  const side = 0.44;
  const post = (px0: number, pz: number, top: number): string =>
    paintBlock(
      view,
      { x: px0, y: 0, z: pz, width: 0.04, height: top, depth: 0.04 },
      { front: tone, side: mix(tone, palette.ink, 0.35), top: mix(tone, '#ffffff', 0.3) },
    );
  const backZ = isTurned ? z : z + side - 0.04;
  const frontZ = isTurned ? z + side - 0.04 : z;
  const slat = (y: number): string =>
    paintBlock(
      view,
      { x, y, z: backZ, width: side, height: 0.07, depth: 0.03 },
      { front: mix(tone, '#ffffff', 0.12), side: mix(tone, palette.ink, 0.3), top: mix(tone, '#ffffff', 0.35) },
    );
  const back = [post(x, backZ, 0.95), post(x + side - 0.04, backZ, 0.95), slat(0.62), slat(0.84)].join('');
  const front = post(x, frontZ, 0.46) + post(x + side - 0.04, frontZ, 0.46);
  const cushion = paintBlock(
    view,
    { x: x - 0.02, y: 0.45, z: z - 0.02, width: side + 0.04, height: 0.05, depth: side + 0.04 },
    { front: mix(seat, palette.ink, 0.2), side: mix(seat, palette.ink, 0.4), top: mix(seat, '#ffffff', 0.25) },
  );
  return isTurned ? front + cushion + back : back + front + cushion;
}

/** Paints a ceramic jug or vase with a band of colour. */
export function paintJug(
  easel: Easel,
  jug: { x: number; y: number; height: number; colour: string; band: string },
): string {
  const { x, y, height, colour, band } = jug;
  const h = height;
  const outline = smooth(
    [
      [x - h * 0.16, y],
      [x - h * 0.3, y - h * 0.3],
      [x - h * 0.24, y - h * 0.6],
      [x - h * 0.12, y - h * 0.8],
      [x - h * 0.17, y - h],
      [x + h * 0.17, y - h],
      [x + h * 0.12, y - h * 0.8],
      [x + h * 0.24, y - h * 0.6],
      [x + h * 0.3, y - h * 0.3],
      [x + h * 0.16, y],
    ],
    true,
  );
  return group(
    '',
    shape(oval(x + h * 0.2, y, { rx: h * 0.4, ry: h * 0.06 }), '#3d3a66', `opacity=".35" filter="${blur(easel, 4)}"`),
    shape(outline, ball(easel, mix(colour, '#ffffff', 0.5), colour, mix(colour, '#38345f', 0.45))),
    clipped(
      easel,
      outline,
      line(
        smooth([
          [x - h * 0.34, y - h * 0.42],
          [x, y - h * 0.36],
          [x + h * 0.34, y - h * 0.42],
        ]),
        band,
        h * 0.07,
        'opacity=".85"',
      ),
      line(
        smooth([
          [x - h * 0.34, y - h * 0.3],
          [x, y - h * 0.24],
          [x + h * 0.34, y - h * 0.3],
        ]),
        band,
        h * 0.025,
        'opacity=".8"',
      ),
    ),
  );
}

/** Paints a lamp that hangs from the ceiling with a warm halo. */
export function paintLamp(
  easel: Easel,
  lamp: { x: number; y: number; size: number; colour: string; cord: number; isLit?: boolean },
): string {
  const { x, y, size, colour, cord, isLit = false } = lamp;
  const halo = isLit
    ? shape(
        oval(x, y, { rx: size * 3, ry: size * 3 }),
        easel.define(
          (id) =>
            `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient>`,
        ),
      )
    : '';
  const shade = `M${px(x - size * 0.24)} ${px(y - size * 0.5)}Q${px(x - size)} ${px(y - size * 0.2)} ${px(x - size)} ${px(y + size * 0.3)}Q${px(x)} ${px(y + size * 0.5)} ${px(x + size)} ${px(y + size * 0.3)}Q${px(x + size)} ${px(y - size * 0.2)} ${px(x + size * 0.24)} ${px(y - size * 0.5)}Z`;
  return (
    halo +
    line(
      openStraight([
        [x, y - cord],
        [x, y - size * 0.5],
      ]),
      '#6c6470',
      Math.max(1.5, size * 0.04),
    ) +
    shape(shade, horizontal(easel, mix(colour, '#ffffff', 0.35), colour, mix(colour, '#3a2c50', 0.4)))
  );
}

/** Paints a woven rug with stripes across. */
export function paintRug(
  view: View,
  rug: { x1: number; x2: number; z1: number; z2: number; tones: readonly [string, ...string[]] },
): string {
  const { x1, x2, z1, z2, tones } = rug;
  const bands = 14;
  return Array.from({ length: bands }, (_, band) => {
    const from = z1 + ((z2 - z1) * band) / bands;
    const to = z1 + ((z2 - z1) * (band + 1)) / bands;
    const corners: readonly Place[] = [
      [x1, 0, from],
      [x2, 0, from],
      [x2, 0, to],
      [x1, 0, to],
    ];
    const points: readonly Point[] = corners.map(view.project);
    return shape(`${openStraight(points)}Z`, tones[band % tones.length] ?? tones[0]);
  }).join('');
}
