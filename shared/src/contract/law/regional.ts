import { z } from 'zod';
import type { LocalDate } from '../../domain/base/date/local-date.ts';
import { MAX_CLOSURES, MAX_REGIONAL_DAYS } from '../../domain/law/regional/regional-terms.ts';
import { REGION_NAMES, REGIONAL_SYSTEMS } from '../../domain/law/regional/regions.ts';
import { acrossFields } from '../base/across-fields.ts';
import { dayRangeUpTo } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { line, localDate, nearDate, version, whole } from '../base/fields.ts';

type Closure = { readonly from: LocalDate; readonly to: LocalDate };

const closed = acrossFields(
  z
    .array(z.object({ from: localDate, to: localDate }), 'Le chiusure sono un elenco')
    .max(MAX_CLOSURES, `Le chiusure possono essere al massimo ${MAX_CLOSURES}`),
  { of: { from: true, to: true }, find: findClosureFault },
);

function findClosureFault(closures: readonly Closure[]): string | undefined {
  if (closures.some(({ from, to }) => from > to)) return 'Una chiusura finisce prima di iniziare';
  const inOrder = closures.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const overlap = inOrder.some(({ from }, index) => index > 0 && from <= (inOrder[index - 1]?.to ?? ''));
  return overlap ? 'Due chiusure hanno giorni in comune' : undefined;
}

const due = z.discriminatedUnion(
  'kind',
  [
    /** Of the next month. */
    z.object({ kind: z.literal('DAY'), day: whole({ min: 1, max: 28 }) }),
    /** Of the next month. */
    z.object({ kind: z.literal('END') }),
    /** From each arrival. */
    z.object({ kind: z.literal('HOURS'), hours: whole({ min: 1, max: 72 }) }),
    /** The next day. */
    z.object({ kind: z.literal('DAILY') }),
  ],
  'Scegli la scadenza',
);

/** How the property reports to its region. */
export const regionalTerms = z.object({
  /** Null where none is reported to. */
  region: z.enum(REGION_NAMES, 'Scegli la regione').nullable(),
  system: z.enum(REGIONAL_SYSTEMS, 'Scegli il sistema'),
  /** As the region's portal shows it. */
  code: line({ min: 1, max: 30 }).nullable(),
  /** Earlier days are not reported from here; null until a region is chosen. */
  firstDay: localDate.nullable(),
  rooms: whole({ min: 1, max: 99 }),
  beds: whole({ min: 1, max: 99 }),
  closed,
  due,
});

/** The fields of a PUT, all optional; another region fills in its system and due day. */
export const regionalTermsEdit = regionalTerms.extend({ firstDay: nearDate.nullable() }).partial();

export const regionalTermsAnswer = regionalTerms.extend({ version });

export const regionalSettings = {
  get: endpoint({
    method: 'GET',
    path: '/regional/settings',
    access: 'admin',
    summary: 'What the house tells its region of its guests, and how',
    versioned: true,
    answer: regionalTermsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/regional/settings',
    access: 'admin',
    summary: 'Change it; choosing a region fills in its system and due day',
    body: regionalTermsEdit,
    versioned: true,
    answer: regionalTermsAnswer,
    status: 200,
    leavesSiteAlone: true,
  }),
};

const count = z.number().int();

const moves = { arrivals: count, departures: count, present: count };

const regionalDay = z.object({
  date: localDate,
  isOpen: z.boolean(),
  /** Occupied rooms. */
  rooms: count,
  ...moves,
  /** TODO, UPLOADED, ACCEPTED, or CHANGED since the upload; an open list. */
  state: z.string(),
  /** How many faults prevent it from being reported. */
  faults: count,
});
export type RegionalDayAnswer = z.output<typeof regionalDay>;

const regionalTable = z.object({
  month: z.string(),
  days: z.array(z.object({ date: localDate, ...moves, rooms: count })),
  /** By day and origin: a province of Italy, or a state. */
  rows: z.array(z.object({ date: localDate, origin: z.string(), ...moves })),
});
export type RegionalTable = z.output<typeof regionalTable>;

const month = z
  .string('Scegli un mese')
  .regex(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/, 'Il mese va scritto come yyyy-MM');

export const regional = {
  days: endpoint({
    method: 'GET',
    path: '/regional/days',
    access: 'admin',
    summary: 'Who came, slept there and went, day by day, and what the region was told of it; 62 days to yesterday',
    query: dayRangeUpTo(MAX_REGIONAL_DAYS),
    answer: z.array(regionalDay),
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing', 'tablesMissing', 'regionMissing'] },
    isNeverCached: true,
  }),
  file: endpoint({
    method: 'GET',
    path: '/regional/file',
    access: 'admin',
    fresh: 'TWO',
    summary: 'The file of these days in the form of the region’s system, or its table as text/csv',
    query: dayRangeUpTo(MAX_REGIONAL_DAYS),
    download: 'application/xml',
    status: 200,
    refusals: {
      409: [
        'registerOff',
        'registerKeyMissing',
        'tablesMissing',
        'regionMissing',
        'daysOutOfOrder',
        'guestsDeleted',
        'regionalCodeMissing',
      ],
    },
    isNeverCached: true,
  }),
  table: endpoint({
    method: 'GET',
    path: '/regional/table',
    access: 'admin',
    summary: 'The numbers of a month as they are copied by hand, by origin of the guests',
    query: z.object({ month }),
    answer: regionalTable,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing', 'tablesMissing', 'regionMissing'] },
    isNeverCached: true,
  }),
};
