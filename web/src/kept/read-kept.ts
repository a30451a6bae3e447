type Check = (value: unknown) => boolean;

/** A check for each field of a stored value. */
export type Fields<Kept> = { readonly [Name in keyof Required<Kept>]: Check };

/**
 * Parses a stored value: undefined unless it has the expected fields, which an older build may have written
 * differently. Checked by hand: a schema would make each page that reads the session load zod.
 */
export function readKept<Kept>(written: string | null | undefined, fields: Fields<Kept>): Kept | undefined {
  const value = parseJson(written);
  return fits(value, fields) ? value : undefined;
}

/** Undefined for invalid JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fits<Kept>(value: unknown, fields: Fields<Kept>): value is Kept {
  return isRecord(value) && Object.entries<Check>(fields).every(([name, check]) => check(value[name]));
}
