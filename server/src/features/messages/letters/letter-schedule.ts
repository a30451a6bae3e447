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

/** Who asks for a change, and of what. */
type Asked = { readonly caller: Actor; readonly precondition: Precondition };

/** What is proposed: nothing goes before the owner has said so. */
const INITIAL: LetterSchedule = {
  arrival: { isOn: false, days: 7, hour: 9 },
  thanks: { isOn: false, days: 2, hour: 10 },
};

/** When letters go by the calendar, and how the owner changes it. */
export function createLetterSchedule({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    getSchedule: (): Promise<LetterScheduleAnswer> => viewSchedule(database),

    /** What the edit leaves out stays as it was. */
    async replaceSchedule(edit: LetterScheduleEdit, { caller, precondition }: Asked): Promise<LetterScheduleAnswer> {
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
