import type { dateBlock } from '@approdo/shared/contract/bookings/booking-requests';
import { findBlockFaults } from '@approdo/shared/domain/stays/stay';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import { conflict } from '../../../http/problems.ts';
import {
  type DateBlock,
  deleteAndShare,
  getBooking,
  insertBooking,
  occupyBlockedDays,
  refuseImported,
} from '../../stays/stays/index.ts';
import { auditBlock, auditUnblock } from './audit-blocks.ts';
import type { BookingChange } from './booking-change.ts';
import { requireNoFaults } from './require-no-faults.ts';

/** Closes days. Requests for those days stay pending: the owner answers each. */
export async function blockDays(change: BookingChange, input: z.output<typeof dateBlock>): Promise<DateBlock> {
  const { trx, clock } = change;
  requireNoFaults(findBlockFaults(input, clock.today()));
  const now = clock.now().toISOString();
  const block: DateBlock = {
    id: makeId(),
    startDate: input.startDate,
    endDate: input.endDate,
    status: 'NOT_AVAILABLE',
    isBlocked: true,
    source: 'OWNER',
    reason: input.reason || null,
    language: 'it',
    channelId: null,
    createdAt: now,
    changedAt: now,
    sequence: 0,
  };
  await insertBooking(trx, block);
  await occupyBlockedDays(trx, block);
  await auditBlock(change, block);
  return block;
}

export async function unblockDays(change: BookingChange, id: string): Promise<void> {
  const { trx } = change;
  const booking = await getBooking(trx, id);
  if (!booking.isBlocked) throw conflict(say('daysNotBlocked'));
  await refuseImported(trx, booking);
  await deleteAndShare(change, booking);
  await auditUnblock(change, booking);
}
