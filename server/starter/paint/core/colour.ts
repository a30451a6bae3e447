/** Colours along a line: each stop is a place from 0 to 1 and a hex colour. */
export type Stops = readonly (readonly [number, string])[];

/** The colour that lies between two hex colours; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channelsOf(first);
  const to = channelsOf(second);
  const part = Math.min(1, Math.max(0, share));
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(from.red, to.red)}${blend(from.green, to.green)}${blend(from.blue, to.blue)}`;
}

/** The colour at a place from 0 to 1 along the stops. */
export function colourAt(stops: Stops, place: number): string {
  let before = stops[0] ?? ([0, '#000000'] as const);
  for (const stop of stops) {
    if (stop[0] >= place) {
      const span = stop[0] - before[0];
      return span <= 0 ? stop[1] : mix(before[1], stop[1], (place - before[0]) / span);
    }
    before = stop;
  }
  return before[1];
}

/** Colours at even distances, as stops. */
export function evenStops(colours: readonly string[]): Stops {
  const last = Math.max(1, colours.length - 1);
  return colours.map((colour, index) => [index / last, colour] as const);
}

function channelsOf(hex: string): { red: number; green: number; blue: number } {
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 };
}
