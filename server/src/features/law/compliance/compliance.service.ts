import type { ComplianceAnswer, ComplianceEdit } from '@approdo/shared/contract/law/compliance';
import { type ComplianceItem, listCompliance } from '@approdo/shared/domain/law/deadlines/compliance';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { listNotes, putNote } from './compliance.repository.ts';

type ComplianceNeeds = { readonly database: Database; readonly clock: Clock };

type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type Compliance = ReturnType<typeof createCompliance>;

/** The one-time duties of an owner who lets short stays. */
export function createCompliance({ database, clock }: ComplianceNeeds) {
  return {
    get: async (): Promise<ComplianceAnswer> => view(await readCompliance(database)),

    async replace({ items }: ComplianceEdit, { caller, precondition }: WriteContext): Promise<ComplianceAnswer> {
      return await transact(database, async (trx) => {
        const before = await readCompliance(trx);
        precondition(view(before));
        for (const edit of items) {
          const item = before.find(({ key }) => key === edit.key);
          if (item) await putNote(trx, applyEdit(item, edit));
        }
        if (items.length > 0) {
          await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('compliance') });
        }
        return view(await readCompliance(trx));
      });
    },
  };
}

/** All items, in the order of the list. */
export async function readCompliance(reader: Reader): Promise<ComplianceItem[]> {
  const notes = Object.fromEntries((await listNotes(reader)).map(({ key, ...note }) => [key, note]));
  const { cin, cir } = await getProperty(reader);
  return listCompliance(notes, { cin: cin ?? '', cir: cir ?? '' });
}

function view(items: readonly ComplianceItem[]): ComplianceAnswer {
  return withVersion({ items: items.map((item) => ({ ...item })) });
}
