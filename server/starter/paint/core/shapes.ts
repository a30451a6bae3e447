import type { Easel } from './easel.ts';

/** A place on the sheet, in pixels from the upper left. */
export type Point = readonly [number, number];

/** A number short enough for the file and fine enough for the eye. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled outline; `extra` holds further attributes. */
export function shape(outline: string, fill: string, extra = ''): string {
  return `<path d="${outline}" fill="${fill}" ${extra}/>`;
}

/** A drawn line without a fill. */
export function line(outline: string, colour: string, width: number, extra = ''): string {
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** The outline of a polygon with straight sides. */
export function straight(points: readonly Point[]): string {
  return `${openStraight(points)}Z`;
}

/** A broken line with straight pieces. */
export function openStraight(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
}

/** The outline of an upright rectangle. */
export function box(x: number, y: number, size: { width: number; height: number }): string {
  return `M${px(x)} ${px(y)}h${px(size.width)}v${px(size.height)}h${px(-size.width)}Z`;
}

/** A line that passes softly through all points. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place] ?? [0, 0];
  };
  const first = at(0);
  let outline = `M${px(first[0])} ${px(first[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    outline += `C${px(from[0] + (to[0] - before[0]) / 6)} ${px(from[1] + (to[1] - before[1]) / 6)} `;
    outline += `${px(to[0] - (after[0] - from[0]) / 6)} ${px(to[1] - (after[1] - from[1]) / 6)} ${px(to[0])} ${px(to[1])}`;
  }
  return isClosed ? `${outline}Z` : outline;
}

/** An ellipse as an outline, so that hundreds can share one path. */
export function oval(x: number, y: number, size: { rx: number; ry: number }): string {
  const { rx, ry } = size;
  return `M${px(x - rx)} ${px(y)}a${px(rx)} ${px(ry)} 0 1 0 ${px(rx * 2)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-rx * 2)} 0Z`;
}

/** A thin stroke, pointed at both ends, as a flat brush leaves on water. */
export function lens(x: number, y: number, size: { length: number; thickness: number }): string {
  const { length, thickness } = size;
  return `M${px(x - length / 2)} ${px(y)}q${px(length / 2)} ${px(-thickness)} ${px(length)} 0q${px(-length / 2)} ${px(thickness)} ${px(-length)} 0Z`;
}

/** A pointed leaf that grows from a point at an angle in radians. */
export function leaf(x: number, y: number, size: { length: number; width: number; angle: number }): string {
  const { length, width, angle } = size;
  const along = [Math.cos(angle) * length, Math.sin(angle) * length] as const;
  const across = [-Math.sin(angle) * width, Math.cos(angle) * width] as const;
  const control = (side: number): string =>
    `${px(x + along[0] * 0.45 + across[0] * side)} ${px(y + along[1] * 0.45 + across[1] * side)}`;
  const tip = `${px(x + along[0])} ${px(y + along[1])}`;
  return `M${px(x)} ${px(y)}Q${control(1)} ${tip}Q${control(-1)} ${px(x)} ${px(y)}Z`;
}

/** An uneven round outline, as a loaded brush leaves it. */
export function blot(
  easel: Easel,
  x: number,
  y: number,
  size: { rx: number; ry: number; unevenness?: number },
): string {
  const { rx, ry, unevenness = 0.18 } = size;
  const points: Point[] = [];
  for (let corner = 0; corner < 9; corner += 1) {
    const angle = (corner / 9) * Math.PI * 2;
    const reach = 1 + easel.random.between(-unevenness, unevenness);
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  return smooth(points, true);
}

/** Puts pieces in a group; `attributes` holds filter, clip, opacity or transform. */
export function group(attributes: string, ...pieces: readonly string[]): string {
  return `<g ${attributes}>${pieces.join('')}</g>`;
}

/** Shows the pieces only inside the outline. */
export function clipped(easel: Easel, outline: string, ...pieces: readonly string[]): string {
  const clip = easel.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return group(`clip-path="${clip}"`, ...pieces);
}
