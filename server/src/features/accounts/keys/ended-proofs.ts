import { z } from 'zod';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { type Reader, requestAfterCommitHook, type Trx } from '../../../db/transaction.ts';
import { areStaffProofsRequired } from './access-settings.repository.ts';
import { deleteKeysOf, listEndedProofs, listProofIds } from './endings.repository.ts';
import { insertEndedProofs } from './proofs.repository.ts';

/** Ends passkeys, apps, code sets or single codes in the transaction of their end: no restore brings them back. */
export async function endProofs(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await insertEnded(trx, ids, at);
  if (ids.length > 0) requestAfterCommitHook(trx);
}

/** The same for ids from another list. */
export async function insertEnded(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await inPortions(ids, async (portion) => {
    await insertEndedProofs(trx, portion, at.toISOString());
    return [];
  });
}

const retainedProofs = z.object({
  ids: z.array(z.string()),
  /** Whether the site requires two proofs of its staff; a JSON field on disk. */
  asksTwoProofs: z.boolean(),
});

/** What outlives a restore, wherever it is stored. */
export type RetainedProofs = Readonly<z.output<typeof retainedProofs>>;

export type EndedProofs = ReturnType<typeof openEndedProofs>;

/**
 * Ended proofs, and whether two are required, are also stored beside the database, like the highest receipt numbers:
 * a restore brings neither back from before. Open it once per site.
 */
export function openEndedProofs(openStoredValue: OpenStoredValue) {
  const stored = openStoredValue<RetainedProofs>({
    name: 'ended-proofs.json',
    shape: retainedProofs,
    fallback: { ids: [], asksTwoProofs: false },
  });

  return {
    /** Adds what the database has; ids that it no longer has stay. */
    async record(reader: Reader): Promise<void> {
      const found = await readRetainedProofs(reader);
      await stored.change((present) => merge(present, { ...found, ids: [...present.ids, ...found.ids] }));
    },

    /** Before and after a restore: two proofs stay required if they were or are. Returns the merged state. */
    add: (found: RetainedProofs | undefined): Promise<RetainedProofs> =>
      stored.change((present) =>
        merge(present, {
          ids: [...present.ids, ...(found?.ids ?? [])],
          asksTwoProofs: present.asksTwoProofs || (found?.asksTwoProofs ?? false),
        }),
      ),
  };
}

export async function readRetainedProofs(reader: Reader): Promise<RetainedProofs> {
  return { ids: await listEndedIds(reader), asksTwoProofs: await areStaffProofsRequired(reader) };
}

type Ending = { readonly userId: string; readonly at: Date };

/**
 * Ends for good every proof of an account but its password, and every setup in progress; false if there was none.
 * Call it before closing an account, too: proofs that are only deleted would come back with a restore.
 */
export async function endKeys(trx: Trx, { userId, at }: Ending): Promise<boolean> {
  const ids = await listProofIds(trx, userId);
  await endProofs(trx, ids, at);
  await deleteKeysOf(trx, userId);
  return ids.length > 0;
}

async function listEndedIds(reader: Reader): Promise<string[]> {
  return [...(await listEndedProofs(reader))];
}

/** Each id once, sorted; the present value itself if nothing is new, so that nothing is written. */
function merge(present: RetainedProofs, next: RetainedProofs): RetainedProofs {
  const ids = [...new Set(next.ids)].toSorted();
  const isKnown = ids.length === present.ids.length && next.asksTwoProofs === present.asksTwoProofs;
  return isKnown ? present : { ids, asksTwoProofs: next.asksTwoProofs };
}
