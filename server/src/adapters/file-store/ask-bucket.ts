import { setTimeout as after } from 'node:timers/promises';
import { isPassing } from './bucket-faults.ts';

/** What is waited before each further attempt, half of it by chance: several processes should not come back as one. */
const WAITS_MS = [200, 1000];
const ANSWER_MS = 6000;
/** As slow as a body may travel. */
const BYTES_PER_MS = 100;

/**
 * Asks a bucket, up to three times where it does not answer in time or says that it cannot now; `bytes` are sent along.
 * The signal ends an attempt that takes too long. Throws what the last attempt did.
 */
export async function askBucket<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, bytes = 0): Promise<Answer> {
  for (const wait of WAITS_MS) {
    try {
      return await attempt(ask, bytes);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await after(wait * (0.5 + Math.random() / 2));
    }
  }
  return await attempt(ask, bytes);
}

/** The time ends with the answer: what follows it, as the bytes of an object, may take its own. */
async function attempt<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, bytes: number): Promise<Answer> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), ANSWER_MS + bytes / BYTES_PER_MS);
  try {
    return await ask(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}
