import type {
  LetterSchedule,
  LetterScheduleAnswer,
  LetterScheduleEdit,
} from '@approdo/shared/contract/messages/stay-letters';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { findLetterSchedule, putLetterSchedule } from './schedule.repository.ts';

/** Who changes the schedule, and the version it must have. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

/** The proposed schedule: nothing is sent before the owner accepts it. */
const INITIAL: LetterSchedule = {
  arrival: { isOn: false, days: 7, hour: 9 },
  thanks: { isOn: false, days: 2, hour: 10 },
};

/** When letters are sent by the calendar, and how the owner changes it. */
export function createLetterSchedule({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    getSchedule: (): Promise<LetterScheduleAnswer> => viewSchedule(database),

    /** Fields left out of the edit keep their values. */
    async replaceSchedule(
      edit: LetterScheduleEdit,
      { caller, precondition }: WriteContext,
    ): Promise<LetterScheduleAnswer> {
      return await transact(database, async (trx) => {
        const before = await viewSchedule(trx);
        precondition(before);
        await putLetterSchedule(trx, {
          arrival: applyEdit(before.arrival, edit.arrival ?? {}),
          thanks: applyEdit(before.thanks, edit.thanks ?? {}),
        });
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('letter-schedule') });
        return await viewSchedule(trx);
      });
    },
  };
}

export async function getLetterSchedule(reader: Reader): Promise<LetterSchedule> {
  return (await findLetterSchedule(reader)) ?? INITIAL;
}

async function viewSchedule(reader: Reader): Promise<LetterScheduleAnswer> {
  const schedule = await findLetterSchedule(reader);
  return withVersion({ ...(schedule ?? INITIAL), ...(schedule === undefined && { isProposed: true as const }) });
}
