import type { Stops } from '../core/colour.ts';
import { mix } from '../core/colour.ts';
import { type Easel, glow, gradient, vertical } from '../core/easel.ts';
import { box, group, lens, oval, type Point, shape, smooth } from '../core/shapes.ts';
import { blur, brushEdge, mottle } from '../core/texture.ts';

/** Paints the sky down to a horizon, with wide brush strokes and an optional sun. */
export function paintSky(
  easel: Easel,
  sky: { horizon: number; stops: Stops; sun?: { x: number; y: number; colour: string; reach: number } },
): string {
  const { horizon, stops, sun } = sky;
  const fill = gradient(easel, { x1: 0, y1: 0, x2: 0, y2: 1, stops });
  const pieces = [shape(box(0, 0, { width: easel.width, height: horizon + 4 }), fill)];
  const streaks: string[] = [];
  for (let stroke = 0; stroke < 46; stroke += 1) {
    const y = easel.random.between(0, horizon);
    const size = { length: easel.random.between(500, 1500), thickness: easel.random.between(8, 40) };
    const tone = easel.random.chance(0.6) ? '#ffffff' : mix('#2c7fb0', '#ffe0b0', y / horizon);
    streaks.push(
      shape(
        lens(easel.random.between(0, easel.width), y, size),
        tone,
        `opacity="${easel.random.between(0.05, 0.16).toFixed(2)}"`,
      ),
    );
  }
  pieces.push(
    group(
      `filter="${brushEdge(easel, { reach: 26, frequency: 0.006 })}"`,
      group(`filter="${blur(easel, 5)}"`, ...streaks),
    ),
  );
  if (sun) pieces.push(shape(oval(sun.x, sun.y, { rx: sun.reach, ry: sun.reach }), glow(easel, sun.colour, 0.95)));
  return pieces.join('');
}

/** Paints a heaped summer cloud that rests on a flat base. */
export function paintCloud(
  easel: Easel,
  cloud: { x: number; y: number; width: number; light: string; shade: string; opacity?: number },
): string {
  const { x, y, width, light, shade, opacity = 0.9 } = cloud;
  const puffs: string[] = [];
  for (let puff = 0; puff < 26; puff += 1) {
    const place = easel.random.around(0, 0.5);
    const rise = (1 - Math.min(1, Math.abs(place) * 2) ** 1.5) * width * 0.2;
    const radius = width * easel.random.between(0.035, 0.09) * (1.1 - Math.abs(place));
    puffs.push(oval(x + place * width, y - easel.random.between(0.1, 1) * rise, { rx: radius * 1.35, ry: radius }));
  }
  puffs.push(lens(x, y, { length: width * 1.15, thickness: width * 0.07 }));
  return group(
    `opacity="${opacity}" filter="${brushEdge(easel, { reach: 22, frequency: 0.02 })}"`,
    group(`filter="${blur(easel, 2.2)}"`, shape(puffs.join(''), vertical(easel, light, light, shade))),
  );
}

/** Paints long thin veils of high cloud. */
export function paintVeils(
  easel: Easel,
  veils: { y1: number; y2: number; count: number; colours: readonly [string, ...string[]]; opacity: number },
): string {
  const pieces: string[] = [];
  for (let veil = 0; veil < veils.count; veil += 1) {
    const size = { length: easel.random.between(240, 1100), thickness: easel.random.between(6, 34) };
    const centre: Point = [easel.random.between(-100, easel.width + 100), easel.random.between(veils.y1, veils.y2)];
    pieces.push(
      shape(
        lens(centre[0], centre[1], size),
        easel.random.pick(veils.colours),
        `opacity="${(veils.opacity * easel.random.between(0.4, 1)).toFixed(2)}"`,
      ),
    );
  }
  return group(
    `filter="${brushEdge(easel, { reach: 20, frequency: 0.006 })}"`,
    group(`filter="${blur(easel, 4)}"`, ...pieces),
  );
}

/** Paints stars with a band of fainter ones across the sky. */
export function paintStars(easel: Easel, stars: { horizon: number; count: number }): string {
  const { random, width } = easel;
  const pieces: string[] = [];
  for (let star = 0; star < stars.count; star += 1) {
    const x = random.between(0, width);
    const isInBand = random.chance(0.62);
    const bandY = stars.horizon * (0.95 - (x / width) * 0.85);
    const y = isInBand ? random.around(bandY, stars.horizon * 0.24) : random.between(0, stars.horizon);
    const radius = random.chance(0.06) ? random.between(2, 3.6) : random.between(0.6, 1.7);
    pieces.push(
      shape(
        oval(x, y, { rx: radius, ry: radius }),
        random.pick(['#fff6dc', '#dfeaff', '#ffffff']),
        `opacity="${random.between(0.35, 1).toFixed(2)}"`,
      ),
    );
  }
  const band: Point[] = [
    [-80, stars.horizon * 0.8],
    [width * 0.4, stars.horizon * 0.42],
    [width + 80, -80],
    [width + 80, stars.horizon * 0.26],
    [width * 0.5, stars.horizon * 0.66],
    [-80, stars.horizon * 1.12],
  ];
  const haze = shape(smooth(band, true), '#8fa5e0', `opacity=".3" filter="${blur(easel, 46)}"`);
  const cloudy = group(
    `filter="${mottle(easel, { frequency: '0.006', dark: '#0b1c40', light: '#c9b8ee', strength: 0.5 })}" opacity=".35"`,
    haze,
  );
  return haze + cloudy + pieces.join('');
}
