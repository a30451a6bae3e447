import { z } from 'zod';
import type { LocalDate } from '../../domain/base/date/local-date.ts';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { REFERRER_KINDS } from '../../domain/operations/referrer.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { localDate, nearDate } from '../base/fields.ts';
import { foundBy } from '../bookings/booking-requests.ts';

const count = z.number().int();

const ENDS_BEFORE = 'La fine deve essere uguale o successiva all’inizio';

const switchOn = z.boolean('Scegli sì o no');

/** The visits between two days, both included, as far as they were counted. */
const visitCounts = z.object({
  /** Whether visits are being counted. */
  isOn: z.boolean(),
  /** Days with any counts, earliest first; so too in `funnel`. */
  days: z.array(z.object({ day: localDate, views: count, arrivals: count, fetchedAhead: count })),
  /** By path without the language prefix, most viewed first. */
  pages: z.array(z.object({ page: z.string(), language: z.enum(LANGUAGES), views: count })),
  languages: z.array(z.object({ language: z.enum(LANGUAGES), views: count })),
  /** Hosts and, as CAMPAIGN, values of `utm_source`; OTHER sums those after the first two hundred of a day. */
  referrers: z.array(
    z.object({ kind: z.enum([...REFERRER_KINDS, 'CAMPAIGN', 'OTHER']), name: z.string(), arrivals: count }),
  ),
  funnel: z.array(z.object({ day: localDate, quotes: count, requests: count, confirmations: count })),
  /** Requests of these days not yet deleted, by how the guest found the property; null for those who did not say. */
  channels: z.array(
    z.object({
      foundBy: foundBy.nullable(),
      requests: count,
      confirmations: count,
      /** In cents, of confirmed stays, at the list price; without stays too short for one. */
      incomeCents: count,
      /** Confirmed stays too short for a list price. */
      toAgree: count,
    }),
  ),
});
export type VisitCounts = z.output<typeof visitCounts>;

const range = acrossFields(z.object({ from: nearDate, to: nearDate }).partial(), {
  of: { from: true, to: true },
  find: ({ from, to }: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined }) =>
    from !== undefined && to !== undefined && from > to ? ENDS_BEFORE : undefined,
  at: 'to',
});

export const visits = {
  get: endpoint({
    method: 'GET',
    path: '/visits',
    access: 'admin',
    summary: 'How the site was visited and found between two days; the thirty that end today where none is named',
    query: range,
    answer: visitCounts,
    status: 200,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/visits/settings',
    access: 'admin',
    summary: 'Count visits, or count them no more; what was counted stays',
    body: z.object({ isOn: switchOn }),
    answer: z.object({ isOn: z.boolean() }),
    status: 200,
    leavesSiteAlone: true,
  }),
};
