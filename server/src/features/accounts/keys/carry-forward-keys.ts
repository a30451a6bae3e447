import { stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import type { Clock } from '../../../adapters/clock.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { putAccessSettings } from './access-settings.repository.ts';
import { deleteRecoveryCodes } from './codes/codes.repository.ts';
import { type EndedProofs, insertEnded, type RetainedProofs, readRetainedProofs } from './ended-proofs.ts';
import { deleteEndedProofs, listCodeOwners, updateLastSteps } from './endings.repository.ts';
import { listIdsWithTwoProofs, listStaffWithout } from './required-proofs.ts';

type CarryForwardNeeds = { readonly endedProofs: EndedProofs; readonly clock: Clock };

type RestoreInput = {
  /** Reads the database to be replaced, once nobody writes to it any more; undefined if it is unreadable. */
  readonly readPresent: () => Promise<PresentKeys | undefined>;
  /** The checked copy that will replace it. */
  readonly file: string;
};

/** What a database says about keys before another replaces it. */
export type PresentKeys = RetainedProofs & { readonly withTwoProofs: ReadonlySet<string> };

export type KeysCarryForward = ReturnType<typeof createKeysCarryForward>;

/**
 * Carries keys from the replaced database into a restored copy: proofs that ended in either are removed, apps accept no
 * code already shown, and two proofs are required if they were or are. Returns the names of staff who had a second
 * proof and have none in the copy.
 */
export function createKeysCarryForward({ endedProofs, clock }: CarryForwardNeeds) {
  return async ({ readPresent, file }: RestoreInput): Promise<readonly string[]> => {
    const present = await readPresent();
    const known = await endedProofs.add(present);
    return await withDatabaseFile(file, async (database) => {
      const hadTwoProofs = present?.withTwoProofs ?? (await listIdsWithTwoProofs(database));
      await transact(database, (trx) => applyToCopy(trx, known, clock.now()));
      await endedProofs.add(await readRetainedProofs(database));
      return (await listStaffWithout(database)).filter(({ id }) => hadTwoProofs.has(id)).map(({ name }) => name);
    });
  };
}

/** Reads it from an open database. */
export async function readPresentKeys(reader: Reader): Promise<PresentKeys> {
  return { ...(await readRetainedProofs(reader)), withTwoProofs: await listIdsWithTwoProofs(reader) };
}

async function applyToCopy(trx: Trx, { ids, asksTwoProofs }: RetainedProofs, now: Date): Promise<void> {
  await insertEnded(trx, ids, now);
  await deleteEndedProofs(trx);
  await updateLastSteps(trx, stepOf(now));
  await deleteLoneRecoveryCodes(trx);
  if (asksTwoProofs) await putAccessSettings(trx, true);
}

/** Recovery codes stand in for a second proof: they go with the last one. */
async function deleteLoneRecoveryCodes(trx: Trx): Promise<void> {
  const proved = await listIdsWithTwoProofs(trx);
  const owners = await listCodeOwners(trx);
  for (const id of owners) if (!proved.has(id)) await deleteRecoveryCodes(trx, id);
}
