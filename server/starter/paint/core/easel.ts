import { evenStops, type Stops } from './colour.ts';
import type { Random } from './random.ts';

/** What a brush needs to paint: the size of the sheet, chance, and a place for definitions. */
export type Easel = {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** Keeps a gradient, filter or clip and returns its `url(#…)`. */
  readonly define: (write: (id: string) => string) => string;
  readonly definitions: () => string;
};

/** Sets up an empty sheet. */
export function createEasel(size: { width: number; height: number }, random: Random): Easel {
  const kept: string[] = [];
  let count = 0;
  return {
    ...size,
    random,
    define(write) {
      // Counted apart from the list: a definition may define another while it is written.
      const id = `d${count}`;
      count += 1;
      kept.push(write(id));
      return `url(#${id})`;
    },
    definitions: () => kept.join(''),
  };
}

/** A fill that runs down the painted shape through the given colours. */
export function vertical(easel: Easel, ...colours: readonly string[]): string {
  return gradient(easel, { x1: 0, y1: 0, x2: 0, y2: 1, stops: evenStops(colours) });
}

/** A fill that runs across the painted shape through the given colours. */
export function horizontal(easel: Easel, ...colours: readonly string[]): string {
  return gradient(easel, { x1: 0, y1: 0, x2: 1, y2: 0, stops: evenStops(colours) });
}

/** A linear fill in shares of the painted shape. */
export function gradient(easel: Easel, line: { x1: number; y1: number; x2: number; y2: number; stops: Stops }): string {
  const { x1, y1, x2, y2 } = line;
  return easel.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(line.stops)}</linearGradient>`,
  );
}

/** A round fill that fades from one colour and opacity to nothing. */
export function glow(easel: Easel, colour: string, opacity: number): string {
  return easel.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
      `<stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
}

/** A round fill lit from the upper left, for fruit, domes and pots. */
export function ball(easel: Easel, ...colours: readonly string[]): string {
  return easel.define(
    (id) => `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stopsOf(evenStops(colours))}</radialGradient>`,
  );
}

/** A fill that fades out downwards, or upwards when asked. */
export function veil(easel: Easel, colour: string, from: number, to: number): string {
  return easel.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="${from}"/>` +
      `<stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`,
  );
}

function stopsOf(stops: Stops): string {
  return stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
}
