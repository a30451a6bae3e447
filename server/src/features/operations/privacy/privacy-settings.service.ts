import type { PrivacyNotice, PrivacySettings } from '@approdo/shared/contract/operations/privacy';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { applyEdit, type Edit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { listNotices } from '../../base/notices/index.ts';
import { putPrivacyTerms, readPrivacyTerms } from './privacy.repository.ts';
import type { PrivacyTerms } from './privacy.table.ts';

/** Who changes the settings, and the version they must have. */
type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type PrivacySettingsService = ReturnType<typeof createPrivacySettings>;

/** The owner's setting for old messages, and the versions of her privacy notice. */
export function createPrivacySettings({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    listNotices: (): Promise<PrivacyNotice[]> => listNotices(database),

    get: async (): Promise<PrivacySettings> => withVersion(await readPrivacyTerms(database)),

    async replace(edit: Edit<PrivacyTerms>, { caller, precondition }: WriteContext): Promise<PrivacySettings> {
      return await transact(database, async (trx) => {
        const before = await readPrivacyTerms(trx);
        precondition(withVersion(before));
        const after = applyEdit(before, edit);
        await putPrivacyTerms(trx, after);
        const detail = after.deletesMessages ? 'accesa' : 'spenta';
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('privacy-settings', detail) });
        return withVersion(after);
      });
    },
  };
}
