import { writeAudit } from '../../base/audit/index.ts';
import type { DateBlock } from '../../stays/stays/index.ts';
import type { BookingChange } from './booking-change.ts';

type Change = Pick<BookingChange, 'trx' | 'clock' | 'by'>;

/** Records that days were closed. */
export async function auditBlock(change: Change, block: DateBlock): Promise<void> {
  await write(change, block, { action: 'BOOKING_EDITED', what: 'Date bloccate' });
}

/** Records that closed days were opened again. */
export async function auditUnblock(change: Change, block: DateBlock): Promise<void> {
  await write(change, block, { action: 'BOOKING_DELETED', what: 'Date sbloccate' });
}

type AuditText = { readonly action: 'BOOKING_EDITED' | 'BOOKING_DELETED'; readonly what: string };

async function write({ trx, clock, by = null }: Change, block: DateBlock, { action, what }: AuditText): Promise<void> {
  const summary = `${what}, dal ${block.startDate} al ${block.endDate}`;
  await writeAudit(trx, { at: clock.now(), by, action, object: 'STAY', objectId: block.id, summary });
}
