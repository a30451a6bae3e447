import type { Movement } from '@approdo/shared/domain/money/ledger';
import type { GuestStay, StayTransaction } from '../../stays/stays/index.ts';

type PaymentChange = StayTransaction & {
  /** Provider pages to close once the change is on disk. */
  readonly pagesToClose: string[];
};

/**
 * Confirms a stay that was paid for while its days were held, or later if they are still free, and resolves with it.
 * Undefined where nothing changes.
 */
export type ConfirmPaidStay = (change: PaymentChange, stay: GuestStay) => Promise<GuestStay | undefined>;

/** Whether the money was paid for the stay itself. */
export function isForStay({ direction, purpose }: Pick<Movement, 'direction' | 'purpose'>): boolean {
  return direction === 'IN' && purpose === 'STAY';
}
