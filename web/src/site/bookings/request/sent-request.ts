import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';

/** A request as its guest last pressed to send it, whether or not it arrived. */
export const sentRequest = z.object({
  /** As the call takes it, with key and displayed price; without its code, which is not stored. */
  body: stayRequest,
  hadCode: z.boolean(),
  /** The deposit that was announced with an instant booking: cents by card, within so many minutes. */
  deposit: z.object({ amount: z.number(), minutes: z.number() }).nullable(),
  /** The account that sent it; left out if nobody was signed in. */
  userId: z.string().optional(),
});
export type SentRequest = z.output<typeof sentRequest>;

/**
 * A request that arrived: asked of the owner, confirmed at once, or left to the owner although instant confirmation was
 * possible.
 */
export type ArrivedRequest = {
  readonly kind: 'REQUESTED' | 'CONFIRMED' | 'ASKED';
  readonly booking: Booking;
  /** Cents; null by agreement, undefined if unknown. */
  readonly total: number | null | undefined;
};

/** What became of a request; undefined if its days are held for a payment, to whose page this leads. */
export async function followRequest(
  booking: Booking,
  { instant, expectedTotal }: Pick<SentRequest['body'], 'instant' | 'expectedTotal'>,
  language: Language,
): Promise<ArrivedRequest | undefined> {
  if (booking.instant && booking.heldUntil) {
    const { leaveToPay } = await import('./leave-to-pay.ts');
    await leaveToPay(booking.id, language);
    return undefined;
  }
  return { kind: kindOf(booking, instant === true), booking, total: expectedTotal };
}

function kindOf({ instant: isConfirmed }: Booking, wasInstant: boolean): ArrivedRequest['kind'] {
  if (!wasInstant) return 'REQUESTED';
  return isConfirmed ? 'CONFIRMED' : 'ASKED';
}
