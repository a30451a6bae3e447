import { z } from 'zod';
import { PORTALS } from '../../domain/money/year/portals.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, byId, id, instant, localDate, version } from '../base/fields.ts';
import { ofYear } from '../base/of-year.ts';
import { TABLE_UPLOAD } from '../base/table-upload.ts';
import { reversal } from './payments.ts';

const count = z.number().int();
const cents = z.number().int();
const portal = z.enum(PORTALS);

export const portalFile = z.object({
  id,
  portal,
  /** The first and the last day of its rows; null where it has none. */
  from: localDate.nullable(),
  to: localDate.nullable(),
  /** Of the file; `new` and `known` count its rows of both kinds, `odd` those that are neither. */
  counts: z.object({ stays: count, payouts: count, new: count, known: count, odd: count }),
  name: z.string(),
  at: instant,
  by: z.string(),
  withdrawnAt: instant.optional(),
});
export type PortalFile = z.output<typeof portalFile>;

const readFile = portalFile.pick({ portal: true, from: true, to: true, counts: true }).extend({
  /** Left out where nothing is kept. */
  id: id.optional(),
  /** Rows that count nowhere, by their number in the file. */
  odd: z.array(z.object({ row: count, text: z.string() })),
});
export type ReadPortalFile = z.output<typeof readFile>;

/** In cents, as the owner knows them. */
const euros = z.object({
  gross: amountFrom(0),
  commission: amountFrom(0),
  withheld: amountFrom(0),
  paid: amountFrom(0),
});

export const portalStay = z.object({
  id,
  portal,
  code: z.string(),
  startDate: localDate,
  endDate: localDate,
  nights: count,
  guestName: z.string(),
  currency: z.string(),
  gross: cents,
  commission: cents,
  withheld: cents,
  /** Whether `withheld` is told by what is missing alone. */
  isInferred: z.boolean(),
  touristTax: cents,
  paid: cents,
  unexplained: cents,
  payouts: z.array(z.object({ date: localDate, amount: cents })),
  /** The stay of this house that it is. */
  bookingId: id.nullable(),
  euros: euros.nullable(),
  version,
});
export type PortalStay = z.output<typeof portalStay>;

/** Fields that are left out stay as they were. */
export const portalStayEdit = z.object({ bookingId: id.nullish(), euros: euros.nullish() });
export type PortalStayEdit = z.output<typeof portalStayEdit>;

const payout = z.object({
  id,
  portal,
  date: localDate,
  amount: cents,
  currency: z.string(),
  stayIds: z.array(id),
  /** What the rows of the payout do not come to. */
  gap: cents,
  /** The day on which the bank has it. */
  arrivedOn: localDate.nullable(),
});
export type PortalPayout = z.output<typeof payout>;

export const payouts = {
  read: endpoint({
    method: 'POST',
    path: '/portals/files',
    access: 'admin',
    summary: 'Add a portal’s file of payouts; with `try`, only tell what it holds, and keep nothing',
    query: z.object({ try: z.literal('true').optional() }),
    upload: TABLE_UPLOAD,
    triedWith: 'try',
    body: z.object({}),
    answer: readFile,
    status: 201,
    refusals: { 400: ['portalUnknown'], 409: ['fileKnown'] },
    leavesSiteAlone: true,
  }),
  files: endpoint({
    method: 'GET',
    path: '/portals/files',
    access: 'admin',
    summary: 'The files of portals, newest first',
    answer: z.array(portalFile),
    status: 200,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/portals/files/{id}/withdraw',
    access: 'admin',
    summary: 'Take a file back: its rows count no more, and can be read again',
    params: byId,
    body: reversal,
    answer: portalFile,
    status: 200,
    refusals: { 409: ['payoutArrived', 'alreadyUndone'] },
    leavesSiteAlone: true,
  }),
  stays: endpoint({
    method: 'GET',
    path: '/portals/stays',
    access: 'admin',
    summary: 'The stays of portals’ files with a night or a payout in a year, by arrival',
    query: ofYear,
    answer: z.array(portalStay),
    status: 200,
  }),
  editStay: endpoint({
    method: 'PUT',
    path: '/portals/stays/{id}',
    access: 'admin',
    summary: 'Say which stay of this house it is, and what it came to in euros',
    params: byId,
    body: portalStayEdit,
    versioned: true,
    answer: portalStay,
    status: 200,
    refusals: { 409: ['stayLinked'] },
    leavesSiteAlone: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/portals/payouts',
    access: 'admin',
    summary: 'The payouts of a year, by day',
    query: ofYear,
    answer: z.array(payout),
    status: 200,
  }),
};
