import type { paymentTerms } from '@approdo/shared/contract/money/payment-settings';
import type { Instalment, InstalmentKind } from '@approdo/shared/domain/money/instalments';
import { ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES } from '@approdo/shared/domain/money/ledger';
import type { PriceLine } from '@approdo/shared/domain/money/price';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../db/record.ts';

/** What is asked of guests and when, whom it is paid to, and what who cancels gets back. */
export type PaymentTerms = Readonly<z.output<typeof paymentTerms>>;

/** What a stay costs since then; `startDate`, `endDate` and `linen` are those that it was made for. */
export type StoredPrice = {
  readonly lines: readonly PriceLine[];
  /** Cents; null where it is by agreement, and `lines` are the extras. */
  readonly total: number | null;
  readonly isAgreed: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly linen: boolean;
  readonly reason: string | null;
  readonly createdAt: string;
};

/** In which parts a stay is paid; `since` is the day that they are reckoned from. */
export type PaymentPlan = {
  readonly reference: string;
  readonly since: string;
  readonly instalments: readonly Instalment[];
};

const entry = z.object({
  id: z.string(),
  bookingId: z.string(),
  key: z.string(),
  direction: z.enum(ENTRY_DIRECTIONS),
  purpose: z.enum(ENTRY_PURPOSES),
  amount: z.number().int(),
  method: z.enum(ENTRY_METHODS),
  date: z.string(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  reverses: z.string().nullable(),
  /** Both halves of one act have the same. */
  together: z.string().nullable(),
  source: z.enum(['OWNER', 'CARD']),
  createdAt: z.string(),
  /** The name of whoever wrote it, as it was then. */
  writtenBy: z.string(),
});

export const entryRecord = describeRecord(entry);

export type StoredEntry = Readonly<z.output<typeof entry>>;

type BookingPricesTable = {
  booking_id: string;
  edition: number;
  lines: string;
  total: number | null;
  is_agreed: 0 | 1;
  start_date: string;
  end_date: string;
  linen: 0 | 1;
  reason: string | null;
  created_at: string;
};

type InstalmentsTable = {
  booking_id: string;
  position: number;
  kind: InstalmentKind;
  amount: number;
  due_date: string;
};

export type PaymentsTables = {
  payment_settings: { only_row: 1; settings: string };
  booking_prices: BookingPricesTable;
  payment_plans: { booking_id: string; reference: string; since: string };
  instalments: InstalmentsTable;
  payment_reminders: { booking_id: string; due_date: string; step: 'SOON' | 'LATE_2' | 'LATE_7' };
  entries: RowOf<z.output<typeof entry>>;
};

declare module '../../db/schema.ts' {
  interface Schema extends PaymentsTables {}
}
