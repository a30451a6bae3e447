import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { listImportedStays, markStaysChanged } from '../../stays/stays/index.ts';
import { getStayRules, putStayRules } from './stay-rules.repository.ts';
import type { StoredRules } from './stay-rules.table.ts';

/** Who asks for a change, and of what. */
type Asked = { readonly caller: Actor; readonly precondition: Precondition };

/** Left out or undefined, a field stays as it was. */
type RulesEdit = { readonly [Field in keyof StoredRules]?: StoredRules[Field] | undefined };

export type StayRules = ReturnType<typeof createStayRules>;

/** What the owner asks of stays. */
export function createStayRules({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async get(): Promise<StoredRules & Versioned> {
      return withVersion(await getStayRules(database));
    },

    /** Base and lists come and go whole. */
    async replace(edit: RulesEdit, { caller, precondition }: Asked): Promise<StoredRules & Versioned> {
      return await transact(database, async (trx) => {
        const before = await getStayRules(trx);
        precondition(withVersion(before));
        await putStayRules(trx, applyEdit(before, edit));
        const after = await getStayRules(trx);
        if (after.preparationDays !== before.preparationDays) await markStaysChanged({ trx, clock });
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('stay-rules') });
        return withVersion(after);
      });
    },

    async listImportedStays(): Promise<Stay[]> {
      return await listImportedStays(database);
    },
  };
}

/** All that is asked of stays. */
export async function readStayRules(reader: Reader): Promise<StoredRules> {
  return await getStayRules(reader);
}
