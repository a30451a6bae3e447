type Check = (value: unknown) => boolean;

/** What each field of something kept must be, none forgotten. */
export type Fields<Kept> = { readonly [Name in keyof Required<Kept>]: Check };

/**
 * What was written in this browser, where it is what it should be: undefined for all else, as an older build may have left.
 * Checked by hand: a schema would have each page that asks who is signed in load what makes schemas.
 */
export function readKept<Kept>(written: string | null | undefined, fields: Fields<Kept>): Kept | undefined {
  const value = parseJson(written);
  return fits(value, fields) ? value : undefined;
}

/** Undefined for what is no JSON. */
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
