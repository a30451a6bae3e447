import type { Movement } from '@approdo/shared/domain/money/ledger';
import type { GuestStay, StayTransaction } from '../../stays/stays/index.ts';

type Paying = StayTransaction & {
  /** The provider's pages that are to be closed once it is on disk. */
  readonly pagesToClose: string[];
};

/**
 * Confirms a stay that was paid for while its days were held, or later if they are still free, and answers with it.
 * Undefined where nothing changes.
 */
export type SettlePaid = (change: Paying, stay: GuestStay) => Promise<GuestStay | undefined>;

/** Whether money came for the stay itself. */
export function isForStay({ direction, purpose }: Pick<Movement, 'direction' | 'purpose'>): boolean {
  return direction === 'IN' && purpose === 'STAY';
}
