import { mix } from '../core/colour.ts';
import { type Easel, vertical } from '../core/easel.ts';
import { blot, clipped, group, line, type Point, px, shape, smooth, straight } from '../core/shapes.ts';
import { brushEdge, mottle } from '../core/texture.ts';

/** The upper edge of a slope, and the height at any x. */
export type Ridge = { readonly points: readonly Point[]; readonly heightAt: (x: number) => number };

/** Draws a ridge through the given points, roughened by small waves. */
export function createRidge(easel: Easel, through: readonly Point[], roughness: number): Ridge {
  const phases = [1, 2, 3].map(() => easel.random.between(0, 6));
  const wave = (x: number): number =>
    phases.reduce((sum, phase, index) => sum + Math.sin(x * 0.011 * 2.1 ** index + phase) / 1.7 ** index, 0);
  const heightAt = (x: number): number => easeThrough(through, x) + wave(x) * roughness;
  const left = through[0]?.[0] ?? 0;
  const right = through.at(-1)?.[0] ?? easel.width;
  const points: Point[] = [];
  for (let x = left; x < right; x += 14) points.push([x, heightAt(x)]);
  points.push([right, heightAt(right)]);
  return { points, heightAt };
}

/** Paints a slope from its ridge down to a base, paler towards the foot as air lies there. */
export function paintHill(
  easel: Easel,
  hill: {
    ridge: Ridge;
    base: number;
    crest: string;
    foot: string;
    light?: string;
    scrub?: { count: number; size: number; tones: readonly [string, ...string[]] };
  },
): string {
  const { ridge, base, crest, foot, light, scrub } = hill;
  const outline = slopeOutline(ridge, base);
  const texture = mottle(easel, {
    frequency: '0.012 0.02',
    dark: mix(crest, '#16293d', 0.4),
    light: mix(foot, '#fff2d0', 0.5),
    strength: 0.24,
  });
  const pieces = [shape(outline, vertical(easel, crest, foot), `filter="${texture}"`)];
  if (light) pieces.push(...sunPlanes(easel, ridge, { base, colour: light }));
  if (scrub) pieces.push(...scatterScrub(easel, ridge, { ...scrub, base }));
  return clipped(easel, outline, ...pieces);
}

/** Paints a rock face: tall planes that turn to or from the sun, with cracks between. */
export function paintCliff(
  easel: Easel,
  cliff: { ridge: Ridge; base: number; light: string; mid: string; shade: string; step?: number },
): string {
  const { ridge, base, light, mid, shade, step = 46 } = cliff;
  const { random } = easel;
  const left = ridge.points[0]?.[0] ?? 0;
  const right = ridge.points.at(-1)?.[0] ?? 0;
  const texture = mottle(easel, { frequency: '0.03 0.012', dark: shade, light, strength: 0.4 });
  const pieces = [
    shape(slopeOutline(ridge, base), vertical(easel, light, mid, mix(mid, shade, 0.5)), `filter="${texture}"`),
  ];
  for (let x = left - step; x < right + step; x += step * random.between(0.4, 1.1)) {
    const top = ridge.heightAt(x);
    const reach = (base - top) * random.between(0.25, 1.05);
    const start = top + (base - top) * random.between(-0.05, 0.5);
    const width = step * random.between(0.3, 1.2);
    const lean = step * random.between(-0.5, 0.7);
    const plane: Point[] = [
      [x, start],
      [x + width * 0.6, start - step * 0.2],
      [x + width + lean * 0.4, start + reach * 0.5],
      [x + width * 0.8 + lean, start + reach],
      [x + lean, start + reach * 0.9],
      [x - width * 0.15, start + reach * 0.4],
    ];
    const tone = random.chance(0.5) ? mix(shade, mid, random.between(0, 0.5)) : mix(light, mid, random.between(0, 0.5));
    pieces.push(shape(straight(plane), tone, `opacity="${random.between(0.3, 0.75).toFixed(2)}"`));
    if (random.chance(0.6))
      pieces.push(
        line(
          `M${px(x)} ${px(start)}L${px(x + lean)} ${px(start + reach * 0.8)}`,
          mix(shade, '#2b2740', 0.35),
          random.between(1, 3),
          'opacity=".55"',
        ),
      );
  }
  return group(
    `filter="${brushEdge(easel, { reach: 10, frequency: 0.03 })}"`,
    clipped(easel, slopeOutline(ridge, base), ...pieces),
  );
}

/** The closed outline of a slope. */
export function slopeOutline(ridge: Ridge, base: number): string {
  const first = ridge.points[0] ?? [0, base];
  const last = ridge.points.at(-1) ?? [0, base];
  return `${smooth(ridge.points)}L${px(last[0])} ${px(base)}L${px(first[0])} ${px(base)}Z`;
}

function sunPlanes(easel: Easel, ridge: Ridge, sun: { base: number; colour: string }): string[] {
  const planes: string[] = [];
  for (let index = 1; index < ridge.points.length; index += 3) {
    const [x, y] = ridge.points[index] ?? [0, 0];
    const drop = (sun.base - y) * easel.random.between(0.25, 0.8);
    const lean = easel.random.between(30, 130);
    planes.push(
      shape(
        straight([
          [x - 16, y - 6],
          [x + 12, y - 6],
          [x + lean + 8, y + drop],
          [x + lean - 22, y + drop * 0.8],
        ]),
        sun.colour,
        `opacity="${easel.random.between(0.04, 0.15).toFixed(2)}"`,
      ),
    );
  }
  return [group(`filter="${brushEdge(easel, { reach: 40, frequency: 0.014 })}"`, ...planes)];
}

function scatterScrub(
  easel: Easel,
  ridge: Ridge,
  scrub: { count: number; size: number; tones: readonly [string, ...string[]]; base: number },
): string[] {
  const left = ridge.points[0]?.[0] ?? 0;
  const right = ridge.points.at(-1)?.[0] ?? 0;
  const bushes: { y: number; markup: string }[] = [];
  for (let bush = 0; bush < scrub.count; bush += 1) {
    const x = easel.random.between(left, right);
    const top = ridge.heightAt(x);
    const depth = easel.random.next() ** 0.8;
    const y = top + depth * (scrub.base - top);
    const rx = scrub.size * easel.random.between(0.5, 1.3) * (0.7 + depth * 0.5);
    const tone = easel.random.pick(scrub.tones);
    const body = shape(blot(easel, x, y, { rx, ry: rx * 0.66 }), tone, 'opacity=".85"');
    const lit = shape(
      blot(easel, x - rx * 0.25, y - rx * 0.24, { rx: rx * 0.5, ry: rx * 0.3 }),
      mix(tone, '#f4e6a0', 0.3),
      'opacity=".6"',
    );
    bushes.push({ y, markup: body + lit });
  }
  return bushes.sort((a, b) => a.y - b.y).map((bush) => bush.markup);
}

function easeThrough(points: readonly Point[], x: number): number {
  let before = points[0] ?? [0, 0];
  for (const point of points) {
    if (point[0] >= x) {
      const span = point[0] - before[0];
      if (span <= 0) return point[1];
      const part = (x - before[0]) / span;
      return before[1] + (point[1] - before[1]) * part * part * (3 - 2 * part);
    }
    before = point;
  }
  return before[1];
}
