import { readFileSync } from 'node:fs';
import { replaceFile } from './replace-file.ts';

type Shape<Value> = { readonly safeParse: (value: unknown) => { readonly data?: Value | undefined } };

export type JsonFile<Value> = { readonly read: () => Value; readonly write: (value: Value) => Promise<void> };

/** A value of a few lines in a file of its own; `fallback` where it was never written or cannot be read. */
export function createJsonFile<Value>(path: string, shape: Shape<Value>, fallback: Value): JsonFile<Value> {
  let value: Value | undefined;

  function load(): Value {
    try {
      return shape.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? fallback;
    } catch {
      return fallback;
    }
  }

  return {
    read() {
      value ??= load();
      return value;
    },

    async write(next) {
      await replaceFile({ path, part: `${path}.part`, content: `${JSON.stringify(next)}\n` });
      value = next;
    },
  };
}
