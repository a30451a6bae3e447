import type { Clock } from '../adapters/clock.ts';
import type { RegisterKeyPlace } from '../adapters/register-key-place.ts';
import { keepNoticeInStep } from '../features/content/pages/pages.service.ts';
import { readRegionalState } from '../features/law/regional/regional-state.ts';
import { createKeysAtHand } from '../features/law/register/key/key-at-hand.ts';
import { settleRegister } from '../features/law/register/retention/settle-restored.ts';
import { readTaxCount } from '../features/law/tourist-tax/read-tax-count.ts';
import type { SettleAgain } from '../features/operations/backup/settle-copy.ts';
import { createDataParts } from '../features/operations/privacy/personal-data/data-parts.ts';
import { eraseAgain } from '../features/operations/privacy/personal-data/erase-person.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';

type SettlingNeeds = {
  readonly erased: ErasedAddresses;
  readonly registerKeyPlace: RegisterKeyPlace;
  readonly clock: Clock;
};

/** The steps applied again to a restored copy before it replaces the current data, in this order. */
export function listSettling({ erased, registerKeyPlace, clock }: SettlingNeeds): readonly SettleAgain[] {
  const keys = createKeysAtHand(registerKeyPlace);
  const parts = createDataParts(keys);
  return [
    (copy) => eraseAgain(copy, { erased, parts, now: clock.now() }),
    (copy) => keepNoticeInStep(copy, clock.now()),
    (copy) => settleRegister(copy, { clock, keys, readRegional: readRegionalState, readTax: readTaxCount }),
  ];
}
