import { transact } from '../db/transaction.ts';
import { recordNoticeVersion } from '../features/content/pages/pages.service.ts';
import type { KeysAtHand } from '../features/law/register/index.ts';
import { deleteItemsAbout } from '../features/operations/moves/moves.repository.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { personalDataRoutes } from '../features/operations/privacy/personal-data/personal-data.routes.ts';
import { createPersonalData as createService } from '../features/operations/privacy/personal-data/personal-data.service.ts';
import type { Basics } from './basics.ts';

type DataNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly erased: ErasedAddresses;
  readonly registerKeys: KeysAtHand;
  readonly removeAvatar: (address: string | null) => Promise<void>;
};

/** The personal data that is stored, and the privacy notice. */
export function createPersonalData(needs: DataNeeds) {
  const data = createService({ ...needs, eraseAlong: deleteItemsAbout });
  return {
    /** Run before the site answers: erases erased people again, and records the notice's version. */
    async finalizeData(): Promise<void> {
      await data.eraseAgain();
      await transact(needs.database, (trx) => recordNoticeVersion(trx, needs.clock.now()));
    },
    handlers: { personalData: personalDataRoutes(data) },
  };
}
