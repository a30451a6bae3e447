import { type KeptValue, openKeptFile } from '@approdo/shared/node/kept-value';
import type { z } from 'zod';
import { pathInside } from './path-inside.ts';

type Kept<Value> = {
  /** The same for good: what was kept is found by it. */
  readonly name: string;
  readonly shape: z.ZodType<Value>;
  /** The first time, and where what is there cannot be understood. */
  readonly fallback: Value;
};

/** Opens a value that belongs to a site and to none of its generations: no backup has it, and no restore changes it. */
export type OpenKept = <Value>(kept: Kept<Value>) => KeptValue<Value>;

/** Each in a file of its own below the folder, which is the site's DATA_DIR. */
export function keepInFolder(folder: string): OpenKept {
  return ({ name, ...kept }) => openKeptFile({ ...kept, file: pathInside(folder, name) });
}
