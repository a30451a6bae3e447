/** A photo that came into the library just now, and what its file said of it. */
export type ArrivedPhoto = { readonly file: string; readonly name: string; readonly takenAt: string };

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
