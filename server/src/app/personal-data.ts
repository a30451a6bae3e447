import { transact } from '../db/transaction.ts';
import { keepNoticeInStep } from '../features/content/pages/pages.service.ts';
import type { KeysAtHand } from '../features/law/register/index.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { personalDataRoutes } from '../features/operations/privacy/personal-data/personal-data.routes.ts';
import { createPersonalData as createService } from '../features/operations/privacy/personal-data/personal-data.service.ts';
import type { Basics } from './basics.ts';

type DataNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly erased: ErasedAddresses;
  readonly registerKeys: KeysAtHand;
  readonly removeAvatar: (address: string | null) => Promise<void>;
};

/** What is held of people, and what they were told of it. */
export function createPersonalData(needs: DataNeeds) {
  const data = createService(needs);
  return {
    /** Before the site answers: who was erased stays so, and the notice has its version. */
    async settleData(): Promise<void> {
      await data.eraseAgain();
      await transact(needs.database, (trx) => keepNoticeInStep(trx, needs.clock.now()));
    },
    handlers: { personalData: personalDataRoutes(data) },
  };
}
