import { colourAt, mix, type Stops } from '../core/colour.ts';
import { type Easel, gradient, veil } from '../core/easel.ts';
import { blot, box, clipped, group, lens, type Point, shape, smooth } from '../core/shapes.ts';
import { blur, brushEdge } from '../core/texture.ts';

/** The water between a horizon and a lower edge; stops run from far to near. */
export type Sea = {
  readonly top: number;
  readonly bottom: number;
  readonly stops: Stops;
  readonly light: string;
  readonly dark: string;
  readonly strokes?: number;
};

/** Paints open water: a body of colour and many flat strokes that grow as they come near. */
export function paintSea(easel: Easel, sea: Sea): string {
  const { top, bottom, stops, strokes = 1100 } = sea;
  const fill = gradient(easel, { x1: 0, y1: 0, x2: 0, y2: 1, stops });
  const pieces = [shape(box(-20, top, { width: easel.width + 40, height: bottom - top }), fill)];
  const broad: string[] = [];
  for (let band = 0; band < 60; band += 1) {
    const depth = easel.random.next() ** 1.4;
    const size = { length: 300 + 700 * easel.random.next(), thickness: 5 + 46 * depth };
    const tone = mix(colourAt(stops, depth), easel.random.chance(0.5) ? sea.light : sea.dark, 0.24);
    broad.push(
      shape(lens(easel.random.between(0, easel.width), top + depth * (bottom - top), size), tone, 'opacity=".5"'),
    );
  }
  const surface = box(-20, top, { width: easel.width + 40, height: bottom - top });
  pieces.push(
    clipped(easel, surface, group(`filter="${brushEdge(easel, { reach: 20, frequency: 0.008 })}"`, ...broad)),
  );
  for (let stroke = 0; stroke < strokes; stroke += 1)
    pieces.push(ripple(easel, sea, easel.random.between(0, easel.width)));
  return pieces.join('');
}

/** Paints the path of the sun on the water: short bright strokes that widen as they come near. */
export function paintGlitter(
  easel: Easel,
  sea: Sea,
  light: { x: number; spread: number; count: number; colour: string },
): string {
  const pieces: string[] = [];
  for (let spark = 0; spark < light.count; spark += 1) {
    const depth = easel.random.next() ** 1.7;
    const reach = light.spread * (0.35 + 0.9 * depth);
    const x = easel.random.around(light.x, reach);
    const closeness = 1 - Math.min(1, Math.abs(x - light.x) / reach);
    const size = {
      length: (8 + 74 * depth) * easel.random.between(0.4, 1.3),
      thickness: (1 + 6.5 * depth) * easel.random.between(0.6, 1.2),
    };
    const opacity = (0.25 + 0.7 * closeness) * easel.random.between(0.5, 1);
    pieces.push(
      shape(
        lens(x, sea.top + 2 + depth * (sea.bottom - sea.top), size),
        light.colour,
        `opacity="${opacity.toFixed(2)}"`,
      ),
    );
  }
  return pieces.join('');
}

/** Paints a soft patch in the water: a sandbank, weed or the shade of a rock. */
export function paintPatch(
  easel: Easel,
  patch: { x: number; y: number; rx: number; ry: number; colour: string; opacity: number },
): string {
  const outline = blot(easel, patch.x, patch.y, { rx: patch.rx, ry: patch.ry, unevenness: 0.3 });
  return shape(
    outline,
    patch.colour,
    `opacity="${patch.opacity}" filter="${blur(easel, Math.max(3, patch.ry * 0.22))}"`,
  );
}

/** Paints a line of foam along a shore. */
export function paintFoam(easel: Easel, points: readonly Point[], width: number): string {
  const rough = brushEdge(easel, { reach: 14, frequency: 0.05 });
  const shore = smooth(points);
  const strokes = [
    `<path d="${shore}" fill="none" stroke="#a9e4da" stroke-width="${width * 3.4}" opacity=".5"/>`,
    `<path d="${shore}" fill="none" stroke="#ffffff" stroke-width="${width}" opacity=".92" stroke-dasharray="${width * 9} ${width * 1.2} ${width * 4} ${width * 2}"/>`,
    `<path d="${shore}" fill="none" stroke="#ffffff" stroke-width="${width * 0.4}" opacity=".7" transform="translate(0 ${width * 2.2})" stroke-dasharray="${width * 5} ${width * 3}"/>`,
  ];
  return group(`filter="${rough}"`, ...strokes);
}

/** Paints the net of light that sun and ripples draw in shallow water; it fades out upwards. */
export function paintCaustics(
  easel: Easel,
  area: { x: number; y: number; width: number; height: number; opacity: number },
): string {
  const { x, y, width, height, opacity } = area;
  const seed = Math.floor(easel.random.between(1, 900));
  const net = easel.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency="0.007 0.017" numOctaves="2" seed="${seed}"/>` +
      '<feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 0 0"/>' +
      '<feComponentTransfer><feFuncA type="table" tableValues="1 .55 .12 0 0 0 0 0 0 0 0 0 0 0 0"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="in" result="net"/>' +
      // Colour is flooded afterwards: where the noise is nought, its own colour is lost and would come out black.
      '<feFlood flood-color="#f6fff2"/><feComposite in2="net" operator="in"/></filter>',
  );
  const fade = easel.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${veil(easel, '#ffffff', 0, 1)}"/></mask>`,
  );
  return group(
    `mask="${fade}"`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" filter="${net}" opacity="${opacity}"/>`,
  );
}

function ripple(easel: Easel, sea: Sea, x: number): string {
  const { random } = easel;
  const depth = random.next() ** 1.5;
  const size = {
    length: (14 + 150 * depth) * random.between(0.4, 1.2),
    thickness: (1.1 + 7 * depth) * random.between(0.5, 1.1),
  };
  const tone = mix(colourAt(sea.stops, depth), random.chance(0.55) ? sea.light : sea.dark, random.between(0.15, 0.5));
  return shape(
    lens(x, sea.top + 1 + depth * (sea.bottom - sea.top), size),
    tone,
    `opacity="${random.between(0.35, 0.8).toFixed(2)}"`,
  );
}
