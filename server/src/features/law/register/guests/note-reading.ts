import type { Trx } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { writeAuditOnce } from '../../../base/audit/index.ts';
import type { ListedStay } from '../register-stays.ts';

/** Within this time, reading a stay is audited once per account. */
const READING_MS = 10 * 60_000;

type ReadStay = Pick<ListedStay, 'id' | 'startDate' | 'endDate'>;

type Reading = { readonly caller: Caller; readonly now: Date };

/** Audits that an account read guests of a stay. */
export async function auditReading(trx: Trx, stay: ReadStay, { caller, now }: Reading): Promise<void> {
  const line = {
    at: now,
    by: caller,
    action: 'REGISTER_READ',
    object: 'STAY',
    objectId: stay.id,
    summary: `Soggiorno dal ${stay.startDate} al ${stay.endDate}`,
  } as const;
  await writeAuditOnce(trx, line, { withinMs: READING_MS });
}
