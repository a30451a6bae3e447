import { portalFile, portalStay } from '@approdo/shared/contract/money/payouts';
import { ROW_KINDS } from '@approdo/shared/domain/money/year/payout-file';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const file = portalFile.pick({ id: true, portal: true, name: true, counts: true }).extend({
  fromDay: z.string(),
  toDay: z.string(),
  createdAt: z.string(),
  writtenBy: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawReason: z.string().nullable(),
});
export const fileRecord = describeRecord('portal_files', file);
export type StoredFile = Readonly<z.output<typeof file>>;

const row = portalStay
  .pick({ id: true, portal: true, code: true, guestName: true, currency: true })
  .extend(portalStay.pick({ gross: true, commission: true, withheld: true, touristTax: true, paid: true }).shape)
  .extend({
    fileId: z.string(),
    kind: z.enum(ROW_KINDS),
    day: z.string(),
    /** What it adds to its payout; of a payout its own amount. */
    amount: z.number().int(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    /** Names it among all rows of its portal that count. */
    rowKey: z.string(),
    payoutKey: z.string().nullable(),
  });
export const rowRecord = describeRecord('portal_rows', row);
export type StoredRow = Readonly<z.output<typeof row>>;

const stay = portalStay.pick({ id: true, portal: true, code: true, bookingId: true, euros: true }).extend({
  /** Whether the owner said which stay it is, or that it is none. */
  isChosen: z.boolean(),
});
export const stayRecord = describeRecord('portal_stays', stay);
export type StoredStay = Readonly<z.output<typeof stay>>;

type PayoutsTables = {
  portal_files: RowOf<StoredFile>;
  portal_rows: RowOf<StoredRow>;
  portal_stays: RowOf<StoredStay>;
  payout_arrivals: { payout_id: string; arrived_on: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends PayoutsTables {}
}
