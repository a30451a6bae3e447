import type { regionalSettings as rows } from '@approdo/shared/contract/law/regional';
import {
  changeRegionalTerms,
  type RegionalTerms,
  type RegionalTermsEdit,
} from '@approdo/shared/domain/law/regional/regional-terms';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { refuseFaults } from '../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { deleteAllTravels } from '../register/index.ts';
import { getRegionalTerms, putRegionalTerms } from './regional-settings.repository.ts';

type SettingsNeeds = { readonly database: Database; readonly clock: Clock };

type Answer = z.output<typeof rows.get.answer>;
type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type RegionalSettings = ReturnType<typeof createRegionalSettings>;

/** How the property reports to its region. */
export function createRegionalSettings({ database, clock }: SettingsNeeds) {
  return {
    get: async (): Promise<Answer> => view(await getRegionalTerms(database)),

    async replace(edit: RegionalTermsEdit, { caller, precondition }: WriteContext): Promise<Answer> {
      return await transact(database, async (trx) => {
        const before = await getRegionalTerms(trx);
        precondition(view(before));
        const after = changeRegionalTerms(before, edit, clock.today());
        if (after.rooms > after.beds) refuseFaults({ rooms: say('roomsOverBeds') });
        if (JSON.stringify(after) === JSON.stringify(before)) return view(before);
        await putRegionalTerms(trx, after);
        if (after.system !== before.system) await deleteAllTravels(trx);
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('regional-settings') });
        return view(after);
      });
    },
  };
}

function view({ closed, ...terms }: RegionalTerms): Answer {
  return withVersion({ ...terms, closed: closed.map(({ from, to }) => ({ from, to })) });
}
