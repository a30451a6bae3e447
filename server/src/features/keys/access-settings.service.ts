import type { AccessSettings } from '@approdo/shared/contract/account/access-settings';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { callForNote, transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { conflict } from '../../http/problems.ts';
import { isAskingTwoProofs, putAccessSettings } from './house.repository.ts';
import { listStaffWithout } from './house-asks.ts';
import { hasTwoProofs } from './proofs.ts';

type SettingsNeeds = { readonly database: Database; readonly log: Logger };

export type HouseAccess = ReturnType<typeof createHouseAccess>;

/** What the house asks of whoever manages it. */
export function createHouseAccess({ database, log }: SettingsNeeds) {
  async function get(): Promise<AccessSettings> {
    const staffTwoProofs = await isAskingTwoProofs(database);
    return { staffTwoProofs, staffWithout: (await listStaffWithout(database)).length };
  }

  return {
    get,

    /** Throws 409 where the caller would shut herself out. */
    async update({ userId }: Caller, staffTwoProofs: boolean): Promise<AccessSettings> {
      await transact(database, async (trx) => {
        if (staffTwoProofs && !(await hasTwoProofs(trx, userId))) throw conflict(say('secondProofMissing'));
        await putAccessSettings(trx, staffTwoProofs);
        callForNote(trx);
      });
      log.info({ account: userId, staffTwoProofs }, 'what the house asks of its staff was changed');
      return await get();
    },
  };
}
