import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of chunks after which the young ones are collected. */
const EVERY = 8 * 2 ** 20;

type Collect = (options: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;
let waiting = 0;

/**
 * Told of the bytes of each chunk of a body that may be large, or one of many. The chunks lie outside of V8's heap, where it lets 64 megabytes pile up before
 * it looks for those that nobody needs: measured over 400 MB, the process grows by 70 MB, and by 20 with this. Collecting
 * the young generation takes about a millisecond. ADR 24 has what else was tried.
 */
export function collectChunks(bytes: number): void {
  waiting += bytes;
  if (waiting < EVERY) return;
  waiting = 0;
  collect ??= findCollector();
  collect({ type: 'minor' });
}

/** V8 shows its collector to contexts that are made while the flag is set; ours stays as it is. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (options) => found(options) : () => undefined;
}
