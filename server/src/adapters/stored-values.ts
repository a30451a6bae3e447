import { openStoredFile, type StoredValue } from '@approdo/shared/node/stored-value';
import type { z } from 'zod';
import type { StoredRow } from '../db/engine.ts';
import { pathInside } from './path-inside.ts';

type StoredValueOptions<Value> = {
  /** Never changes: the stored value is found by it. */
  readonly name: string;
  readonly shape: z.ZodType<Value>;
  /** Used the first time, and where the stored value cannot be parsed. */
  readonly fallback: Value;
};

/** Opens a value of a site that is outside its generations: no backup contains it and no restore changes it. */
export type OpenStoredValue = <Value>(options: StoredValueOptions<Value>) => StoredValue<Value>;

/** Stores each value in a file of its own below the folder, the site's DATA_DIR. */
export function storeInFolder(folder: string): OpenStoredValue {
  return ({ name, ...options }) => openStoredFile({ ...options, file: pathInside(folder, name) });
}

/** Stores each value in a row of its own, which other processes may change, too. */
export function storeInRows(rowOf: (name: string) => StoredRow): OpenStoredValue {
  return ({ name, shape, fallback }) => {
    const row = rowOf(name);
    const parseOrFallback = (text: string | undefined) => parse(shape, text) ?? fallback;
    return {
      read: async () => parseOrFallback(await row.read()),
      change: async (next) =>
        parseOrFallback(await row.change((present) => JSON.stringify(next(parseOrFallback(present))))),
    };
  };
}

function parse<Value>(shape: z.ZodType<Value>, text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
