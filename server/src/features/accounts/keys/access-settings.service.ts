import type { AccessSettings } from '@approdo/shared/contract/accounts/access-settings';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { requestAfterCommitHook, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { areStaffProofsRequired, putAccessSettings } from './access-settings.repository.ts';
import { hasTwoProofs } from './proofs.ts';
import { listStaffWithout } from './required-proofs.ts';

type SettingsNeeds = { readonly database: Database; readonly clock: Clock; readonly log: Logger };

export type AccessSettingsService = ReturnType<typeof createAccessSettings>;

/** What the site requires of its managers at sign-in. */
export function createAccessSettings({ database, clock, log }: SettingsNeeds) {
  async function get(): Promise<AccessSettings> {
    const staffTwoProofs = await areStaffProofsRequired(database);
    return { staffTwoProofs, staffWithout: (await listStaffWithout(database)).length };
  }

  return {
    get,

    /** Throws 409 if the callers would lock themselves out. */
    async update(caller: Caller, staffTwoProofs: boolean): Promise<AccessSettings> {
      const { userId } = caller;
      await transact(database, async (trx) => {
        if (staffTwoProofs && !(await hasTwoProofs(trx, userId))) throw conflict(say('secondProofMissing'));
        await putAccessSettings(trx, staffTwoProofs);
        const detail = staffTwoProofs ? 'chieste' : 'non più chieste';
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('access-settings', detail) });
        requestAfterCommitHook(trx);
      });
      log.info({ account: userId, staffTwoProofs }, 'what the house asks of its staff was changed');
      return await get();
    },
  };
}
