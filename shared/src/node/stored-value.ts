import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { replaceText } from './durable-file.ts';
import { createQueue } from './queue.ts';

/** A small value that is stored from one start to the next. */
export type StoredValue<Value> = {
  /** The current value, even if another process has written it. */
  readonly read: () => Promise<Value>;
  /** Replaces the value by `next` of the current one; changes are queued, so that none overwrites another. */
  readonly change: (next: (present: Value) => Value) => Promise<Value>;
};

/** A value in a file that only this process writes, so that it is known without reading. */
export type StoredFile<Value> = StoredValue<Value> & { readonly present: () => Value };

type Options<Value> = {
  readonly file: string;
  readonly shape: z.ZodType<Value>;
  /** The value where the file is missing, unreadable or invalid. */
  readonly fallback: Value;
};

/** Opens a value in a file that only its owner can read. */
export function openStoredFile<Value>({ file, shape, fallback }: Options<Value>): StoredFile<Value> {
  const sequentially = createQueue();
  let value = load() ?? fallback;

  function load(): Value | undefined {
    try {
      return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
    } catch {
      return undefined;
    }
  }

  return {
    present: () => value,
    read: async () => value,
    change: (next) =>
      sequentially(async () => {
        const changed = next(value);
        if (changed === value) return value;
        await replaceText(file, `${JSON.stringify(changed)}\n`);
        value = changed;
        return changed;
      }),
  };
}
