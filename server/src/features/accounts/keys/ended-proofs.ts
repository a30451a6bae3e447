import { z } from 'zod';
import type { OpenKept } from '../../../adapters/kept-values.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { callForNote, type Reader, type Trx } from '../../../db/transaction.ts';
import { listEndedProofs } from './endings.repository.ts';
import { isAskingTwoProofs } from './house.repository.ts';
import { insertEndedProofs } from './proofs.repository.ts';

/** Passkeys, apps, sets of recovery codes or single ones end, in the transaction of what ends them: no restore brings them back. */
export async function endProofs(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await keepEnded(trx, ids, at);
  if (ids.length > 0) callForNote(trx);
}

/** The same for ids that another list names. */
export async function keepEnded(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await inPortions(ids, async (portion) => {
    await insertEndedProofs(trx, portion, at.toISOString());
    return [];
  });
}

const outliving = z.object({
  ids: z.array(z.string()),
  /** Whether the house asks two proofs of its staff. */
  asksTwoProofs: z.boolean(),
});

/** What outlives a restore, wherever it is stored. */
export type Outliving = Readonly<z.output<typeof outliving>>;

export type EndedProofs = ReturnType<typeof openEndedProofs>;

/**
 * Proofs that have ended, and whether the house asks two of them, stand beside the database as well, as the highest numbers of
 * receipts do: a restore brings neither back from before. To be opened once for a house.
 */
export function openEndedProofs(openKept: OpenKept) {
  const kept = openKept<Outliving>({
    name: 'ended-proofs.json',
    shape: outliving,
    fallback: { ids: [], asksTwoProofs: false },
  });

  return {
    /** Writes down what the database has; what it no longer names stays. */
    async keep(reader: Reader): Promise<void> {
      const found = await readOutliving(reader);
      await kept.change((present) => united(present, { ...found, ids: [...present.ids, ...found.ids] }));
    },

    /** Before and after a restore: the switch is on where it was or is. What is to outlive it, with what is known here. */
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

/** Each id once, in order; the present one itself where nothing is new, so that nothing is written. */
function united(present: Outliving, next: Outliving): Outliving {
  const ids = [...new Set(next.ids)].toSorted();
  const isKnown = ids.length === present.ids.length && next.asksTwoProofs === present.asksTwoProofs;
  return isKnown ? present : { ids, asksTwoProofs: next.asksTwoProofs };
}
