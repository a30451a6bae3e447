import { z } from 'zod';

/** A photo that came into the library just now, and what its file said of it. */
export const arrivedPhoto = z.object({ file: z.string(), name: z.string(), takenAt: z.string() });
export type ArrivedPhoto = Readonly<z.output<typeof arrivedPhoto>>;

const names = new Intl.Collator('it', { numeric: true });

const ORDERS = {
  name: (a: ArrivedPhoto, b: ArrivedPhoto) => names.compare(a.name, b.name),
  takenAt: (a: ArrivedPhoto, b: ArrivedPhoto) => a.takenAt.localeCompare(b.takenAt) || names.compare(a.name, b.name),
} as const;

export type PhotoOrder = keyof typeof ORDERS;

/** The files of a gallery, those that arrived in the order of their names or times; what was chosen otherwise follows. */
export function orderPhotos(files: readonly string[], arrived: readonly ArrivedPhoto[], by: PhotoOrder): string[] {
  const known = arrived.filter(({ file }) => files.includes(file)).toSorted(ORDERS[by]);
  const sorted = known.map(({ file }) => file);
  return [...sorted, ...files.filter((file) => !sorted.includes(file))];
}
