import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';

/** Audits who linked or unlinked a service. The key is no table row, so the audit follows in its own transaction. */
export function createTranslatorAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return async (detail: string, by: Actor): Promise<void> => {
    await transact(database, (trx) =>
      writeAudit(trx, { at: clock.now(), by, ...changedSettings('translator', detail) }),
    );
  };
}
