import { runInParallel } from '../in-parallel.ts';
import type { DriveObject } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import { fetchFile } from './fetch-file.ts';
import type { Google } from './google.ts';
import { listWhole } from './object-files.ts';
import type { LongCall } from './retry.ts';

/** Takes the files that are not here yet. */
export type Receiver = {
  readonly has: (object: DriveObject) => Promise<boolean>;
  /** Reads `content` to its end. What it keeps counts only then: a DriveProblem may come after the last byte. */
  readonly keep: (object: DriveObject, content: AsyncIterable<Uint8Array>) => Promise<void>;
};

type BringNeeds = { readonly google: Google; readonly store: string };

const OBJECTS_AT_ONCE = 3;

/** Hands over the files that the receiver does not have, each checked by its hash. */
export async function bringObjects(
  { google, store }: BringNeeds,
  { objects, receiver }: { readonly objects: readonly DriveObject[]; readonly receiver: Receiver },
  call: LongCall,
): Promise<void> {
  const known = await Promise.all(objects.map((object) => receiver.has(object)));
  const missing = objects.filter((_, index) => !known[index]);
  const found = await findAll({ google, store }, missing, call);
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  let done = 0;

  async function* tell(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      done += piece.length;
      call.onShare?.(done / total);
      yield piece;
    }
  }

  await runInParallel(found, { limit: OBJECTS_AT_ONCE }, async (object) => {
    await receiver.keep(object, tell(fetchFile(google, object, call)));
  });
}

/** Where the files lie on Drive. Throws a DriveProblem that says how many are missing there, or damaged. */
export async function findAll({ google, store }: BringNeeds, objects: readonly DriveObject[], call: LongCall) {
  const whole = await listWhole(google, store, call);
  const found = objects.flatMap((object) => {
    const file = whole.get(object.sha256);
    return file ? [{ ...object, fileId: file.fileId }] : [];
  });
  const lost = objects.length - found.length;
  if (lost > 0) throw new DriveProblem('damaged', { words: sayLost(lost) });
  return found;
}

function sayLost(lost: number): string {
  const files = lost === 1 ? 'Un suo file manca o è danneggiato' : `${lost} suoi file mancano o sono danneggiati`;
  return `La copia su Google Drive non è completa. ${files}.`;
}
