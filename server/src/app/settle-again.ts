import type { Clock } from '../adapters/clock.ts';
import type { SettleAgain } from '../features/backup/settle-copy.ts';
import { keepNoticeInStep } from '../features/pages/pages.service.ts';
import { eraseAgain } from '../features/privacy/personal-data/erase-person.ts';
import type { ErasedAddresses } from '../features/privacy/personal-data/erased-addresses.ts';

type SettlingNeeds = { readonly erased: ErasedAddresses; readonly clock: Clock };

/** What is done again in a copy before it takes the place of what there is, in this order. */
export function listSettling({ erased, clock }: SettlingNeeds): readonly SettleAgain[] {
  return [
    (copy) => eraseAgain(copy, erased, clock.now()),
    (copy) => keepNoticeInStep(copy, clock.now()),
  ];
}
