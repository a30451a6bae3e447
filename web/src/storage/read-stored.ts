type Check = (value: unknown) => boolean;

/** A check for each field of a stored value. */
export type Fields<Stored> = { readonly [Name in keyof Required<Stored>]: Check };

/**
 * Parses a stored value: undefined unless it has the expected fields, which an older build may have written
 * differently. Checked by hand: a schema would make each page that reads the session load zod.
 */
export function readStored<Stored>(written: string | null | undefined, fields: Fields<Stored>): Stored | undefined {
  const value = parseJson(written);
  return hasFields(value, fields) ? value : undefined;
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

function hasFields<Stored>(value: unknown, fields: Fields<Stored>): value is Stored {
  return isRecord(value) && Object.entries<Check>(fields).every(([name, check]) => check(value[name]));
}
