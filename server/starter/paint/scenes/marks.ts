import { paintSail } from '../brushes/boat.ts';
import { paintBougainvillea } from '../brushes/foliage.ts';
import { paintBigLeaf, paintLemon } from '../brushes/lemon.ts';
import { paintSeaView } from '../brushes/window.ts';
import { mix } from '../core/colour.ts';
import { ball, type Easel, glow, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { box, clipped, group, line, oval, px, shape, smooth } from '../core/shapes.ts';

const roundel = oval(256, 256, { rx: 236, ry: 236 });

/** A roundel of sea with sun and sail. */
export function paintIconSea(easel: Easel): string {
  const waves = [310, 360, 410, 460].map(
    (y, index) =>
      shape(
        `${wave(y, 26 - index * 2, index * 40)}L520 520L-10 520Z`,
        ['#2f86ac', '#1c6c93', '#2b9bb0', '#4cc0bd'][index] ?? palette.sea,
      ) + line(wave(y, 26 - index * 2, index * 40), '#e9fbf4', 5, 'opacity=".75"'),
  );
  const sky = shape(box(0, 0, { width: 512, height: 512 }), vertical(easel, '#6fb8dc', '#cfe6e2', '#fbe6c0'));
  const sun =
    shape(oval(360, 180, { rx: 150, ry: 150 }), glow(easel, '#fff0b8', 0.9)) +
    shape(oval(360, 180, { rx: 52, ry: 52 }), '#fbe27a');
  return medallion(easel, [sky, sun, paintSail(easel, { x: 210, y: 322, height: 190 }), ...waves]);
}

/** A roundel with two lemons on a branch. */
export function paintIconLemon(easel: Easel): string {
  const ground = shape(box(0, 0, { width: 512, height: 512 }), vertical(easel, '#fdf6e2', '#f8e3b8'));
  const leaves = (
    [
      [150, 120, 190, 2.5],
      [250, 130, 190, 0.15],
      [210, 110, 170, -0.7],
      [170, 130, 180, 1.75],
      [330, 140, 150, 0.9],
    ] as const
  ).map(([x, y, length, angle]) => paintBigLeaf(easel, { x, y, length, angle }));
  const stems =
    line(
      smooth([
        [60, 60],
        [180, 110],
        [300, 130],
        [360, 190],
      ]),
      '#6d5236',
      14,
    ) + line('M200 118Q196 150 198 190', '#6d7a3c', 9);
  return medallion(easel, [
    ground,
    stems,
    ...leaves,
    paintLemon(easel, { x: 330, y: 300, size: 150, angle: -12 }),
    paintLemon(easel, { x: 200, y: 318, size: 172, angle: 12 }),
  ]);
}

/** A roundel with the white house above the water. */
export function paintIconHouse(easel: Easel): string {
  const house = [
    shape(box(120, 210, { width: 210, height: 200 }), vertical(easel, '#fffdf6', '#fbe9cf')),
    shape(box(330, 210, { width: 80, height: 200 }), vertical(easel, '#b7c6dc', '#a99fc0')),
    shape('M120 212Q225 110 330 212Z', vertical(easel, '#ffffff', '#e6e6ea')),
    shape('M330 212Q300 150 262 168Q330 160 410 212Z', '#c3cde2'),
    shape('M200 410V330a34 34 0 0 1 68 0V410Z', vertical(easel, '#2f86ac', '#1c5f86')),
    shape(box(150, 250, { width: 40, height: 52 }) + box(276, 250, { width: 36, height: 52 }), '#27405e'),
    shape(
      box(134, 248, { width: 16, height: 56 }) +
        box(190, 248, { width: 16, height: 56 }) +
        box(262, 248, { width: 14, height: 56 }) +
        box(312, 248, { width: 14, height: 56 }),
      '#2f86ac',
    ),
    shape(box(358, 270, { width: 26, height: 44 }), '#31485f'),
    shape(box(-10, 408, { width: 540, height: 120 }), vertical(easel, '#f3d6a8', '#d79a6c')),
    paintBougainvillea(easel, {
      path: [
        [336, 400],
        [344, 330],
        [330, 250],
        [290, 210],
      ],
      thickness: 30,
      size: 13,
    }),
  ];
  return medallion(easel, [
    paintSeaView(easel, { x: 0, y: 0, width: 512, height: 512 }, { horizon: 0.56, sailAt: 0.14 }),
    ...house,
  ]);
}

/** The mark of the site: a lemon that rises like a sun over two waves, within a landing's arch. */
export function paintSiteMark(easel: Easel): string {
  const arch = 'M56 472V236A200 200 0 0 1 456 236V472Q456 488 440 488H72Q56 488 56 472Z';
  const waves = [338, 396, 450].map((y, index) =>
    shape(
      `${wave(y, 24, index * 64)}L520 520L-10 520Z`,
      [palette.seaLight, palette.sea, palette.deepSea][index] ?? palette.sea,
    ),
  );
  const rim = line(wave(338, 24, 0), '#ffffff', 9);
  const fruit = group(
    'transform="rotate(24 256 232)"',
    shape(
      'M256 92C348 100 352 290 272 352Q256 378 240 352C160 290 164 100 256 92Z',
      ball(easel, palette.lemonLight, palette.lemon, mix(palette.lemon, palette.lemonShade, 0.6)),
    ),
    shape(oval(214, 190, { rx: 13, ry: 34 }), '#fffbe0', 'opacity=".75" transform="rotate(14 214 190)"'),
  );
  const blade =
    shape('M266 100Q300 28 392 66Q352 136 266 100Z', '#4f8a4a') + line('M268 99Q320 72 386 67', '#cfe0a0', 6);
  return (
    shape(arch, palette.whitewash) +
    clipped(
      easel,
      arch,
      shape(box(0, 0, { width: 512, height: 512 }), vertical(easel, '#dff0f0', '#fdf3da')),
      blade,
      fruit,
      ...waves,
      rim,
    ) +
    line(arch, palette.deepSea, 20)
  );
}

function medallion(easel: Easel, pieces: readonly string[]): string {
  return (
    clipped(easel, roundel, ...pieces) +
    line(roundel, '#fffaf0', 12) +
    line(oval(256, 256, { rx: 244, ry: 244 }), '#d9b98c', 5)
  );
}

function wave(y: number, height: number, shift: number): string {
  let outline = `M${px(-140 + shift)} ${px(y)}`;
  for (let x = -140 + shift; x < 540; x += 128) outline += `q32 ${px(-height * 1.6)} 64 0t64 0`;
  return outline;
}
