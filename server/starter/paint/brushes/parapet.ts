import { type Easel, vertical } from '../core/easel.ts';
import { palette } from '../core/palette.ts';
import { group, type Point, shape, straight } from '../core/shapes.ts';
import { blur, brushEdge, mottle } from '../core/texture.ts';
import { paintBougainvillea } from './foliage.ts';
import { paintLemon } from './lemon.ts';

/** Paints the parapet of the terrace along the lower edge: lime, a band of tiles, lemons, bougainvillea. */
export function paintParapet(easel: Easel): string {
  const lime = mottle(easel, { frequency: '0.008 0.014', dark: '#b9a7a0', light: '#ffffff', strength: 0.4 });
  const top = straight([
    [-20, 1098],
    [2020, 1066],
    [2020, 1110],
    [-20, 1140],
  ]);
  const face = straight([
    [-20, 1140],
    [2020, 1110],
    [2020, 1220],
    [-20, 1220],
  ]);
  const dapple = Array.from(
    { length: 60 },
    () => [easel.random.around(1700, 420), easel.random.between(1080, 1190)] as const,
  );
  return [
    shape(face, vertical(easel, '#c3c9de', '#d9cfcf'), `filter="${lime}"`),
    shape(top, vertical(easel, '#fffaf0', '#fdebd0'), `filter="${lime}"`),
    paintTileBand(easel),
    ...[
      [1210, 1078, 62, 74],
      [1290, 1082, 56, -68],
      [1252, 1050, 54, 10],
    ].map(([x = 0, y = 0, size = 0, angle = 0]) => paintLemon(easel, { x, y, size, angle })),
    group(
      `filter="${blur(easel, 5)}" opacity=".5"`,
      ...dapple.map(([x, y]) =>
        shape(
          straight([
            [x, y],
            [x + 40, y - 10],
            [x + 66, y + 6],
            [x + 20, y + 16],
          ]),
          '#8a90bd',
        ),
      ),
    ),
    group(
      `filter="${brushEdge(easel, { reach: 4, frequency: 0.05 })}"`,
      paintBougainvillea(easel, {
        path: [
          [1480, 1180],
          [1580, 1120],
          [1690, 1082],
          [1800, 1060],
          [1900, 1010],
          [1980, 950],
          [2020, 900],
        ],
        thickness: 74,
        size: 22,
      }),
    ),
  ].join('');
}

function paintTileBand(easel: Easel): string {
  const tiles: string[] = [];
  const size = 60;
  for (let column = 0; column < 35; column += 1) {
    const x = -40 + column * size;
    const slope = (along: number): number => 1150 - (along / 2000) * 30;
    const at = (dx: number, dy: number): Point => [x + dx * size, slope(x + dx * size) + dy * size];
    const isEven = column % 2 === 0;
    const ink = isEven ? palette.sea : '#3f9aa6';
    tiles.push(
      shape(
        straight([at(0.02, 0), at(0.98, 0), at(0.98, 1.02), at(0.02, 1.02)]),
        easel.random.pick(['#fdf6e6', '#f6efdc', '#fbf2dd']),
      ),
    );
    tiles.push(
      shape(
        straight([
          at(0.5, 0.1),
          at(0.6, 0.4),
          at(0.9, 0.5),
          at(0.6, 0.6),
          at(0.5, 0.9),
          at(0.4, 0.6),
          at(0.1, 0.5),
          at(0.4, 0.4),
        ]),
        ink,
      ),
    );
    tiles.push(shape(straight([at(0.5, 0.38), at(0.62, 0.5), at(0.5, 0.62), at(0.38, 0.5)]), palette.lemon));
    tiles.push(
      shape(
        [
          [0.02, 0, 0.2],
          [0.98, 0, -0.2],
          [0.02, 1.02, 0.2],
          [0.98, 1.02, -0.2],
        ]
          .map(([dx = 0, dy = 0, reach = 0]) =>
            straight([at(dx, dy), at(dx + reach, dy), at(dx, dy + (dy > 0.5 ? -0.2 : 0.2))]),
          )
          .join(''),
        ink,
        'opacity=".8"',
      ),
    );
  }
  const shade = straight([
    [-20, 1138],
    [2020, 1108],
    [2020, 1220],
    [-20, 1220],
  ]);
  return (
    tiles.join('') +
    shape(shade, vertical(easel, '#7f8cc0', '#c3bcd6'), 'opacity=".42" style="mix-blend-mode:multiply"')
  );
}
