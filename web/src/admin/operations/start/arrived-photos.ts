import { z } from 'zod';

/** A newly uploaded photo, and what its file says about it. */
export const arrivedPhoto = z.object({ file: z.string(), name: z.string(), takenAt: z.string() });
export type ArrivedPhoto = Readonly<z.output<typeof arrivedPhoto>>;

const names = new Intl.Collator('it', { numeric: true });

const ORDERS = {
  name: (a: ArrivedPhoto, b: ArrivedPhoto) => names.compare(a.name, b.name),
  takenAt: (a: ArrivedPhoto, b: ArrivedPhoto) => a.takenAt.localeCompare(b.takenAt) || names.compare(a.name, b.name),
} as const;

export type PhotoOrder = keyof typeof ORDERS;

/** A gallery's files: new photos by name or time, then those chosen otherwise. */
export function orderPhotos(files: readonly string[], arrived: readonly ArrivedPhoto[], by: PhotoOrder): string[] {
  const known = arrived.filter(({ file }) => files.includes(file)).toSorted(ORDERS[by]);
  const sorted = known.map(({ file }) => file);
  return [...sorted, ...files.filter((file) => !sorted.includes(file))];
}
