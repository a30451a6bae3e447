import { mix } from '../core/colour.ts';
import { ball, type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { blot, clipped, group, leaf, line, oval, type Point, px, shape, smooth } from '../core/shapes.ts';
import { leafTones, paintLeaves } from './foliage.ts';

/** Paints one lemon; `angle` in degrees turns its tip from straight down. */
export function paintLemon(easel: Easel, fruit: { x: number; y: number; size: number; angle?: number }): string {
  const { x, y, size, angle = 0 } = fruit;
  const half = size * 0.5;
  const long = size * 0.66;
  const outline = `M0 ${px(-long)}C${px(half * 1.25)} ${px(-long * 0.95)} ${px(half * 1.3)} ${px(long * 0.55)} ${px(half * 0.22)} ${px(long * 0.92)}Q0 ${px(long * 1.22)} ${px(-half * 0.22)} ${px(long * 0.92)}C${px(-half * 1.3)} ${px(long * 0.55)} ${px(-half * 1.25)} ${px(-long * 0.95)} 0 ${px(-long)}Z`;
  const pores: string[] = [];
  for (let pore = 0; pore < size / 3; pore += 1)
    pores.push(
      oval(easel.random.around(0, half), easel.random.around(0, long), { rx: size * 0.012, ry: size * 0.012 }),
    );
  const shadeSide = `M${px(half * 1.2)} ${px(-long)}C${px(half * 0.9)} ${px(long * 0.3)} ${px(0)} ${px(long * 0.8)} ${px(-half * 0.9)} ${px(long * 0.7)}L${px(half)} ${px(long * 1.4)}Z`;
  return group(
    `transform="translate(${px(x)} ${px(y)}) rotate(${px(angle)})"`,
    shape(outline, ball(easel, '#fff0a0', palette.lemon, '#e2a520')),
    clipped(
      easel,
      outline,
      shape(shadeSide, '#b8791f', 'opacity=".34"'),
      shape(pores.join(''), '#c98f1c', 'opacity=".5"'),
      shape(
        oval(-half * 0.42, -long * 0.34, { rx: half * 0.16, ry: long * 0.3 }),
        '#fffbe0',
        `opacity=".75" transform="rotate(14)"`,
      ),
    ),
    shape(oval(0, -long * 0.98, { rx: size * 0.07, ry: size * 0.045 }), '#6f7f3a'),
  );
}

/** Paints a big near leaf with its midrib and a lit half. */
export function paintBigLeaf(
  easel: Easel,
  blade: { x: number; y: number; length: number; angle: number; tone?: string },
): string {
  const { x, y, length, angle, tone = easel.random.pick([palette.leaf, '#3c6b3a', '#5f8f42', '#2f5c3d']) } = blade;
  const width = length * easel.random.between(0.36, 0.46);
  const outline = leaf(x, y, { length, width, angle });
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const side: Point = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const sign = side[1] < 0 ? 1 : -1;
  const litHalf = `M${px(x)} ${px(y)}Q${px((x + tip[0]) / 2 + side[0] * sign)} ${px((y + tip[1]) / 2 + side[1] * sign)} ${px(tip[0])} ${px(tip[1])}Z`;
  const veins: string[] = [];
  for (let vein = 1; vein < 6; vein += 1) {
    const from: Point = [x + (tip[0] - x) * (vein / 6.5), y + (tip[1] - y) * (vein / 6.5)];
    for (const turn of [-0.75, 0.75])
      veins.push(
        `M${px(from[0])} ${px(from[1])}l${px(Math.cos(angle + turn) * length * 0.24)} ${px(Math.sin(angle + turn) * length * 0.24)}`,
      );
  }
  return group(
    '',
    shape(outline, vertical(easel, mix(tone, '#cfd86a', 0.22), mix(tone, '#12303a', 0.28))),
    clipped(
      easel,
      outline,
      shape(litHalf, '#d9e27c', 'opacity=".36"'),
      line(veins.join(''), '#dbe59a', Math.max(0.8, length * 0.008), 'opacity=".4"'),
    ),
    line(
      `M${px(x)} ${px(y)}L${px(x + (tip[0] - x) * 0.94)} ${px(y + (tip[1] - y) * 0.94)}`,
      mix(tone, '#eef0b0', 0.55),
      Math.max(1, length * 0.018),
    ),
  );
}

/** Paints a near branch: wood, big leaves, hanging lemons, a few white flowers. */
export function paintLemonBranch(
  easel: Easel,
  branch: {
    path: readonly Point[];
    leafLength: number;
    leaves: number;
    lemons: readonly { x: number; y: number; size: number; angle: number }[];
  },
): string {
  const { path, leafLength, leaves, lemons } = branch;
  const { random } = easel;
  const beneath: string[] = [];
  const above: string[] = [];
  for (let index = 0; index < leaves; index += 1) {
    const place = random.next() * (path.length - 1.001);
    const from = path[Math.floor(place)] ?? [0, 0];
    const to = path[Math.floor(place) + 1] ?? from;
    const part = place % 1;
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const blade = paintBigLeaf(easel, {
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      length: leafLength * random.between(0.6, 1.15),
      angle: heading + random.pick([-1, 1]) * random.between(0.25, 1.25),
    });
    (index % 3 === 0 ? above : beneath).push(blade);
  }
  const stems = lemons.map((fruit) =>
    line(
      smooth([
        nearest(path, [fruit.x, fruit.y]),
        [fruit.x, fruit.y - fruit.size * 0.95],
        [fruit.x, fruit.y - fruit.size * 0.62],
      ]),
      '#6c6a3c',
      Math.max(2, fruit.size * 0.05),
    ),
  );
  return [
    line(smooth(path), '#6d5236', leafLength * 0.075),
    ...beneath,
    ...stems,
    ...lemons.map((fruit) => paintLemon(easel, fruit)),
    ...above,
  ].join('');
}

/** Paints a lemon tree with a round crown, fruit among its leaves. */
export function paintLemonTree(
  easel: Easel,
  tree: { x: number; y: number; height: number; crown: number; fruit?: number },
): string {
  const { x, y, height, crown, fruit = 22 } = tree;
  const { random } = easel;
  const top = y - height + crown * 0.8;
  const pieces = [
    line(
      smooth([
        [x, y],
        [x + crown * 0.06, y - height * 0.3],
        [x - crown * 0.03, top],
      ]),
      '#6a4d38',
      crown * 0.12,
    ),
    line(
      smooth([
        [x, y - height * 0.3],
        [x + crown * 0.3, top + crown * 0.3],
        [x + crown * 0.5, top],
      ]),
      '#6a4d38',
      crown * 0.06,
    ),
  ];
  const puffs: readonly Point[] = [
    [0.4, 0.35],
    [-0.45, 0.3],
    [0, 0.3],
    [0.5, -0.1],
    [-0.5, -0.12],
    [0.05, -0.45],
    [-0.1, 0],
  ];
  for (const [dx, dy] of puffs) {
    pieces.push(
      shape(
        blot(easel, x + dx * crown, top + dy * crown * 0.85, { rx: crown * 0.42, ry: crown * 0.34, unevenness: 0.25 }),
        '#23503c',
      ),
    );
    pieces.push(
      paintLeaves(easel, {
        x: x + dx * crown,
        y: top + dy * crown * 0.85,
        rx: crown * 0.56,
        ry: crown * 0.48,
        count: 260,
        size: Math.max(7, crown * 0.1),
        tones: leafTones,
      }),
    );
  }
  for (let count = 0; count < fruit; count += 1) {
    const [dx, dy] = puffs[count % puffs.length] ?? [0, 0];
    const place: Point = [
      random.around(x + dx * crown, crown * 0.42),
      random.around(top + dy * crown * 0.85 + crown * 0.1, crown * 0.34),
    ];
    pieces.push(paintLemon(easel, { x: place[0], y: place[1], size: crown * 0.13, angle: random.between(-25, 25) }));
    pieces.push(
      shape(
        leaf(place[0], place[1] - crown * 0.07, {
          length: crown * 0.11,
          width: crown * 0.035,
          angle: random.pick([0.5, 2.6]),
        }),
        random.pick([palette.leaf, palette.leafLight]),
      ),
    );
  }
  return pieces.join('');
}

function nearest(path: readonly Point[], to: Point): Point {
  const distance = (point: Point): number => (point[0] - to[0]) ** 2 + (point[1] - to[1]) ** 2;
  const between = path.flatMap((from, index): Point[] => {
    const next = path[index + 1] ?? from;
    return [0, 0.25, 0.5, 0.75].map((part) => [
      from[0] + (next[0] - from[0]) * part,
      from[1] + (next[1] - from[1]) * part,
    ]);
  });
  return between.reduce(
    (best, point) => (distance(point) < distance(best) ? point : best),
    to[1] < 0 ? to : (path[0] ?? to),
  );
}
