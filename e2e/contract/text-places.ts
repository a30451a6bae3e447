/** The path of a text in a body: field names and list indexes. */
export type Path = readonly (string | number)[];

/** The paths of all texts in a body, at any depth. */
export function listTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((thing, at) => listTexts(thing, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, thing]) => listTexts(thing, [...path, name]));
}

/** A copy of the body with another text at that path. */
export function writeAt(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.map((thing, at) => (at === first ? writeAt(thing, rest, text) : thing));
  const fields = Object.entries(Object(value));
  return Object.fromEntries(fields.map(([name, thing]) => [name, name === first ? writeAt(thing, rest, text) : thing]));
}
