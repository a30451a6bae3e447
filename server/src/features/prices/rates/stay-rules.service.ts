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

/** Who makes the change, and the version it is based on. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

/** A field left out or undefined is unchanged. */
type RulesEdit = { readonly [Field in keyof StoredRules]?: StoredRules[Field] | undefined };

export type StayRules = ReturnType<typeof createStayRules>;

/** The owner's rules of stay. */
export function createStayRules({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async get(): Promise<StoredRules & Versioned> {
      return withVersion(await getStayRules(database));
    },

    /** Base and lists are replaced whole. */
    async replace(edit: RulesEdit, { caller, precondition }: WriteContext): Promise<StoredRules & Versioned> {
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

/** All rules of stay. */
export async function readStayRules(reader: Reader): Promise<StoredRules> {
  return await getStayRules(reader);
}
