import type { Clock } from '../adapters/clock.ts';
import type { RegisterKeyStore } from '../adapters/register-key-store.ts';
import { recordNoticeVersion } from '../features/content/pages/pages.service.ts';
import { readRegionalState } from '../features/law/regional/regional-state.ts';
import { createKeysAtHand } from '../features/law/register/key/key-at-hand.ts';
import { finalizeRegister } from '../features/law/register/retention/finalize-restored.ts';
import { readTaxTally } from '../features/law/tourist-tax/read-tax-tally.ts';
import type { ReapplyStep } from '../features/operations/backup/finish-copy.ts';
import { deleteItemsAbout } from '../features/operations/moves/moves.repository.ts';
import { createDataParts } from '../features/operations/privacy/personal-data/data-parts.ts';
import { eraseAgain } from '../features/operations/privacy/personal-data/erase-person.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';

type ReapplyNeeds = {
  readonly erased: ErasedAddresses;
  readonly registerKeyPlace: RegisterKeyStore;
  readonly clock: Clock;
};

/** The steps applied again to a restored copy before it replaces the current data, in this order. */
export function listReapplySteps({ erased, registerKeyPlace, clock }: ReapplyNeeds): readonly ReapplyStep[] {
  const keys = createKeysAtHand(registerKeyPlace);
  const parts = createDataParts(keys);
  return [
    (copy) => eraseAgain(copy, { erased, parts, eraseAlong: deleteItemsAbout, now: clock.now() }),
    (copy) => recordNoticeVersion(copy, clock.now()),
    (copy) => finalizeRegister(copy, { clock, keys, readRegional: readRegionalState, readTax: readTaxTally }),
  ];
}
