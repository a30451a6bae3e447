import { mix } from '../core/colour.ts';
import { ball, type Easel, vertical } from '../core/easel.ts';
import { group, line, oval, px, shape, smooth } from '../core/shapes.ts';
import { blur } from '../core/texture.ts';
import { leafTones, paintLeaves } from './foliage.ts';

/** Paints a ripe tomato. */
export function paintTomato(easel: Easel, x: number, y: number): string {
  return (
    shape(oval(x, y, { rx: 40, ry: 35 }), ball(easel, '#ff9a7c', '#d9402f', '#8a1f2a')) +
    shape(
      smooth(
        [
          [x - 18, y - 26],
          [x - 4, y - 24],
          [x, y - 38],
          [x + 5, y - 24],
          [x + 20, y - 28],
          [x + 8, y - 16],
          [x - 8, y - 16],
        ],
        true,
      ),
      '#4f7f3f',
    ) +
    shape(oval(x - 15, y - 10, { rx: 7, ry: 10 }), '#fff1e6', 'opacity=".7"')
  );
}

/** Paints an orange. */
export function paintOrange(easel: Easel, x: number, y: number): string {
  return (
    shape(oval(x, y, { rx: 40, ry: 39 }), ball(easel, '#ffd68a', '#f0902f', '#b5521f')) +
    shape(oval(x + 3, y - 22, { rx: 6, ry: 4 }), '#5f7f3a') +
    shape(oval(x - 15, y - 12, { rx: 6, ry: 9 }), '#fff6dc', 'opacity=".6"')
  );
}

/** Paints an aubergine, tumbled at an angle of its own. */
export function paintAubergine(easel: Easel, x: number, y: number): string {
  const body = smooth(
    [
      [x - 10, y - 40],
      [x + 18, y - 30],
      [x + 36, y + 14],
      [x + 20, y + 44],
      [x - 16, y + 42],
      [x - 32, y + 10],
      [x - 22, y - 26],
    ],
    true,
  );
  return group(
    `transform="rotate(${px(easel.random.between(-40, 50))} ${px(x)} ${px(y)})"`,
    shape(body, ball(easel, '#a06fc0', '#4f2a6c', '#261238')),
    shape(oval(x - 12, y - 2, { rx: 5, ry: 18 }), '#e6d3f6', 'opacity=".6"'),
    shape(
      smooth(
        [
          [x - 20, y - 34],
          [x, y - 62],
          [x + 18, y - 32],
          [x + 8, y - 26],
          [x - 2, y - 32],
          [x - 10, y - 24],
        ],
        true,
      ),
      '#5f8f4a',
    ),
  );
}

/** Paints a whole fish with its head to the left; `angle` in degrees. */
export function paintFish(
  easel: Easel,
  fish: { x: number; y: number; length: number; angle: number; tone: string },
): string {
  const { x, y, length, angle, tone } = fish;
  const l = length / 2;
  const body = `M${-l} 0C${-l * 0.6} ${-l * 0.42} ${l * 0.2} ${-l * 0.4} ${l * 0.66} ${-l * 0.06}L${l} ${-l * 0.26}Q${l * 0.86} 0 ${l} ${l * 0.26}L${l * 0.66} ${l * 0.06}C${l * 0.2} ${l * 0.36} ${-l * 0.6} ${l * 0.34} ${-l} 0Z`;
  const scales = Array.from({ length: 34 }, () => {
    const place = easel.random.between(-0.4, 0.5);
    return `M${px(place * l)} ${px(easel.random.between(-0.2, 0.16) * l)}q7 6 0 12`;
  }).join('');
  return group(
    `transform="translate(${x} ${y}) rotate(${angle})"`,
    shape(oval(10, l * 0.28, { rx: l * 0.8, ry: l * 0.14 }), '#3f5a80', `opacity=".4" filter="${blur(easel, 6)}"`),
    shape(`M${-l * 0.2} ${-l * 0.28}Q${l * 0.1} ${-l * 0.56} ${l * 0.34} ${-l * 0.2}Z`, mix(tone, '#2b3f5c', 0.3)),
    shape(body, vertical(easel, mix(tone, '#22385c', 0.4), tone, '#f6f6ee')),
    line(scales, '#ffffff', 2.5, 'opacity=".55"'),
    line(`M${-l * 0.52} ${-l * 0.26}Q${-l * 0.38} 0 ${-l * 0.54} ${l * 0.2}`, mix(tone, '#22385c', 0.6), 4),
    line(
      `M${l * 0.72} ${-l * 0.04}L${l * 0.94} ${-l * 0.16}M${l * 0.72} 0h${l * 0.18}M${l * 0.72} ${l * 0.04}L${l * 0.94} ${l * 0.16}`,
      '#ffffff',
      2.5,
      'opacity=".5"',
    ),
    shape(oval(-l * 0.74, -l * 0.07, { rx: 11, ry: 11 }), '#f8f1d8'),
    shape(oval(-l * 0.74, -l * 0.07, { rx: 6, ry: 6 }), '#1c2b40'),
  );
}

/** Paints watermelons, whole and in slices. */
export function paintMelons(easel: Easel): string {
  const whole = (x: number, y: number): string =>
    shape(oval(x + 30, y + 92, { rx: 120, ry: 20 }), '#4a3040', `opacity=".45" filter="${blur(easel, 8)}"`) +
    shape(oval(x, y, { rx: 116, ry: 102 }), ball(easel, '#a9cf7c', '#4f8a4a', '#1f4a3a')) +
    [-70, -34, 4, 42, 78]
      .map((dx) =>
        line(
          smooth([
            [x + dx * 0.3, y - 100],
            [x + dx, y],
            [x + dx * 0.3, y + 100],
          ]),
          '#1f4a3a',
          10,
          'opacity=".55"',
        ),
      )
      .join('');
  const slice = (x: number, y: number): string => {
    const seeds = Array.from({ length: 11 }, (_, index) =>
      shape(oval(x - 92 + index * 18, y + 22 + Math.sin(index * 1.9) * 12, { rx: 4, ry: 7 }), '#3a1f2a'),
    ).join('');
    return (
      shape(`M${x - 140} ${y}Q${x} ${y + 190} ${x + 140} ${y}Z`, '#3f7a4a') +
      shape(`M${x - 128} ${y}Q${x} ${y + 166} ${x + 128} ${y}Z`, '#f3f0cf') +
      shape(`M${x - 116} ${y}Q${x} ${y + 144} ${x + 116} ${y}Z`, vertical(easel, '#f58a7c', '#d9404a')) +
      seeds
    );
  };
  return [
    whole(1310, 900),
    whole(1740, 900),
    whole(1520, 860),
    slice(1430, 960),
    slice(1660, 980),
    paintLeaves(easel, { x: 1180, y: 1010, rx: 70, ry: 24, count: 50, size: 40, tones: leafTones }),
  ].join('');
}
