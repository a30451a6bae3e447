import { z } from 'zod';
import type { OpenKept } from '../../../adapters/kept-values.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { callForNote, type Reader, type Trx } from '../../../db/transaction.ts';
import { listEndedProofs } from './endings.repository.ts';
import { isAskingTwoProofs } from './house.repository.ts';
import { insertEndedProofs } from './proofs.repository.ts';

/** Ends passkeys, apps, code sets or single codes in the transaction of their end: no restore brings them back. */
export async function endProofs(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await keepEnded(trx, ids, at);
  if (ids.length > 0) callForNote(trx);
}

/** The same for ids from another list. */
export async function keepEnded(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await inPortions(ids, async (portion) => {
    await insertEndedProofs(trx, portion, at.toISOString());
    return [];
  });
}

const outliving = z.object({
  ids: z.array(z.string()),
  /** Whether the site requires two proofs of its staff; a JSON field on disk. */
  asksTwoProofs: z.boolean(),
});

/** What outlives a restore, wherever it is stored. */
export type Outliving = Readonly<z.output<typeof outliving>>;

export type EndedProofs = ReturnType<typeof openEndedProofs>;

/**
 * Ended proofs, and whether two are required, are also stored beside the database, like the highest receipt numbers:
 * a restore brings neither back from before. Open it once per site.
 */
export function openEndedProofs(openKept: OpenKept) {
  const kept = openKept<Outliving>({
    name: 'ended-proofs.json',
    shape: outliving,
    fallback: { ids: [], asksTwoProofs: false },
  });

  return {
    /** Adds what the database has; ids that it no longer has stay. */
    async keep(reader: Reader): Promise<void> {
      const found = await readOutliving(reader);
      await kept.change((present) => united(present, { ...found, ids: [...present.ids, ...found.ids] }));
    },

    /** Before and after a restore: two proofs stay required if they were or are. Returns the merged state. */
    add: (found: Outliving | undefined): Promise<Outliving> =>
      kept.change((present) =>
        united(present, {
          ids: [...present.ids, ...(found?.ids ?? [])],
          asksTwoProofs: present.asksTwoProofs || (found?.asksTwoProofs ?? false),
        }),
      ),
  };
}

export async function readOutliving(reader: Reader): Promise<Outliving> {
  return { ids: await listOf(reader), asksTwoProofs: await isAskingTwoProofs(reader) };
}

async function listOf(reader: Reader): Promise<string[]> {
  return [...(await listEndedProofs(reader))];
}

/** Each id once, sorted; the present value itself if nothing is new, so that nothing is written. */
function united(present: Outliving, next: Outliving): Outliving {
  const ids = [...new Set(next.ids)].toSorted();
  const isKnown = ids.length === present.ids.length && next.asksTwoProofs === present.asksTwoProofs;
  return isKnown ? present : { ids, asksTwoProofs: next.asksTwoProofs };
}
