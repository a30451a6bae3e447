import { z } from 'zod';
import { optionalDayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, localDate, nearDate } from '../base/fields.ts';

/** Receipts have some hundred kilobytes. */
export const RECEIPT_MAX_BYTES = 5 * 1024 * 1024;

const yes = z.enum(['true', 'false'], 'Scegli true o false').optional();

const key = z.uuid('Serve una chiave: un UUID scelto da chi chiama');

/** The arrivals of a day by stay, and what prevents them from being reported to the portal. */
const alloggiatiDay = z.object({
  date: localDate,
  /** Characters of a line: 168, or 174 with the apartment number. */
  length: z.number().int(),
  /** Lines that the file has now. */
  lines: z.number().int(),
  stays: z.array(
    z.object({
      id,
      title: z.string(),
      /** How many guests arrive on that day. */
      guests: z.number().int(),
      /** How many of these are in a transmission of that day already. */
      sent: z.number().int(),
      faults: z.array(z.object({ guestId: id, field: z.string(), text: z.string() })),
    }),
  ),
  warnings: z.array(z.string()),
});
export type AlloggiatiDay = z.output<typeof alloggiatiDay>;

/** A report to an authority; kinds, channels and states are open lists. */
const transmission = z.object({
  id,
  kind: z.string(),
  /** The day of the file, or its first day. */
  date: localDate,
  channel: z.string(),
  /** UPLOADED; RECEIPTED with a police receipt; ACCEPTED by the region, with or without a receipt. */
  state: z.string(),
  /** The number of arrivals. */
  guests: z.number().int(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  at: instant,
  /** The account's name at that time. */
  by: z.string(),
  /** Left out without a stored receipt. */
  hasReceipt: z.literal(true).optional(),
});
export type Transmission = z.output<typeof transmission>;

export const alloggiati = {
  day: endpoint({
    method: 'GET',
    path: '/register/alloggiati',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Who arrives on a day, what was sent of it, and what is missing; today unless said',
    query: z.object({ date: nearDate.optional() }),
    answer: alloggiatiDay,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    isNeverCached: true,
  }),
  file: endpoint({
    method: 'GET',
    path: '/register/alloggiati/file',
    access: 'admin',
    fresh: 'TWO',
    summary: 'The file of the portal Alloggiati Web: who arrives on the day and is in no transmission of it, or all',
    query: z.object({ date: nearDate, late: yes, all: yes }),
    download: 'text/plain',
    status: 200,
    refusals: {
      409: [
        'registerOff',
        'registerKeyMissing',
        'tablesMissing',
        'arrivalAhead',
        'arrivalTooLongAgo',
        'nobodyToReport',
        'tooManyToReport',
      ],
    },
    isNeverCached: true,
  }),
};

export const transmissions = {
  list: endpoint({
    method: 'GET',
    path: '/register/transmissions',
    access: 'admin',
    summary: 'What was told to authorities, newest first; of the last 400 days unless said',
    query: optionalDayRange,
    answer: z.array(transmission),
    status: 200,
    refusals: { 409: ['registerOff'] },
    isNeverCached: true,
  }),
  record: endpoint({
    method: 'POST',
    path: '/register/transmissions',
    access: 'admin',
    fresh: 'TWO',
    summary:
      'Note that the file of a day, or of days for the region, was uploaded, with just what it holds now; the same key again answers with the first',
    body: z.discriminatedUnion(
      'kind',
      [
        z.object({ key, kind: z.literal('ALLOGGIATI'), date: nearDate }),
        z.object({ key, kind: z.literal('REGIONAL'), from: nearDate, to: nearDate }),
      ],
      'Scegli che cosa hai comunicato',
    ),
    answer: transmission,
    status: 201,
    refusals: {
      409: [
        'registerOff',
        'registerKeyMissing',
        'tablesMissing',
        'arrivalAhead',
        'nobodyToReport',
        'tooManyToReport',
        'regionMissing',
        'daysOutOfOrder',
        'guestsDeleted',
        'regionalCodeMissing',
      ],
    },
    leavesSiteAlone: true,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/register/transmissions/{id}',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Take a transmission back that has no receipt',
    params: byId,
    status: 204,
    refusals: { 409: ['registerOff', 'transmissionReceipted', 'transmissionAccepted'] },
    leavesSiteAlone: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/register/transmissions/{id}/accept',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Note that the region accepted what it was told: it is not taken back any more',
    params: byId,
    answer: transmission,
    status: 200,
    refusals: { 409: ['registerOff', 'transmissionToAnother'] },
    leavesSiteAlone: true,
  }),
  addReceipt: endpoint({
    method: 'POST',
    path: '/register/transmissions/{id}/receipt',
    access: 'admin',
    fresh: 'TWO',
    summary:
      'Keep the portal’s receipt, a PDF: after that of the police, names and documents of its guests are deleted in the night; that of a region leaves the state as it is',
    params: byId,
    upload: { as: 'form', maxBytes: RECEIPT_MAX_BYTES, tooLarge: 'Il file supera 5 MB' },
    answer: transmission,
    status: 201,
    refusals: { 409: ['registerOff', 'registerKeyMissing', 'portalReceiptThere'] },
    leavesSiteAlone: true,
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/register/transmissions/{id}/receipt',
    access: 'admin',
    fresh: 'TWO',
    summary: 'The portal’s receipt, a PDF',
    params: byId,
    download: 'application/pdf',
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    isNeverCached: true,
  }),
  removeReceipt: endpoint({
    method: 'DELETE',
    path: '/register/transmissions/{id}/receipt',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Take the receipt back, until the next deletion of names',
    params: byId,
    status: 204,
    refusals: { 409: ['registerOff', 'portalReceiptUsed', 'regionalReceiptFixed'] },
    leavesSiteAlone: true,
  }),
};
