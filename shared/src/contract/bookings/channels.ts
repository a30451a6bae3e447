import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, localDate, rawLine, version } from '../base/fields.ts';

const MISSING_ADDRESS = 'Incolla l’indirizzo del calendario';
const ADDRESS_MAX_LENGTH = 2000;

const kind = z.enum(
  ['AIRBNB', 'BOOKING', 'VRBO', 'CALENDAR', 'OTHER'],
  'Scegli di quale portale o calendario si tratta',
);

/** What the end of an all-day event means: the day of departure or the last night. */
const endMeans = z.enum(
  ['CHECKOUT', 'LAST_NIGHT'],
  'Scegli che cosa dice il giorno finale: la partenza o l’ultima notte',
);

/** Whether closures by the portal itself, at the edges of its calendar, occupy nights here. */
const edges = z.enum(['SKIP', 'TAKE'], 'Scegli se contare i bordi del calendario');

/** The health of a channel. */
const channelState = z.enum(['OK', 'LATE', 'FAILING', 'SUSPECT', 'PAUSED', 'NEEDS_ADDRESS', 'EXPORT_ONLY']);

const settings = z.object({
  name: line({ min: 1, max: 60, tooShort: 'Dai un nome al calendario' }),
  kind,
  /** The address of its feed; empty for a channel that only reads. */
  importUrl: rawLine(MISSING_ADDRESS, ADDRESS_MAX_LENGTH)
    .max(ADDRESS_MAX_LENGTH, 'L’indirizzo è troppo lungo')
    .nullish(),
  endMeans,
  edges,
});

export const newChannel = settings.extend({
  endMeans: endMeans.default('CHECKOUT'),
  edges: edges.default('SKIP'),
});

export const channelEdit = settings.partial();

const count = z.number().int();

/** A portal or calendar that availability is exchanged with. */
export const channel = z.object({
  id,
  name: z.string(),
  kind,
  /** Only the host: the rest of the address is secret. */
  importUrl: z.string().nullable(),
  endMeans,
  edges,
  state: channelState,
  /** The address to give to the portal; null if this site can no longer open it and a new one must be made. */
  exportUrl: z.string().nullable(),
  lastSuccessAt: instant.nullable(),
  /** The problem of the last reading (failed or with unreadable events), in Italian; null if it went well. */
  lastError: z.string().nullable(),
  /** When the portal last read this site's calendar. */
  lastReadAt: instant.nullable(),
  counts: z.object({ stays: count, closures: count, edges: count, echoes: count, free: count, faulty: count }),
  version,
});
export type Channel = z.output<typeof channel>;

const channelName = z.object({ id, name: z.string() });

/** A current or future event of a channel's feed. */
export const channelEvent = z.object({
  id,
  startDate: localDate,
  /** The day of departure, or the first open one. */
  endDate: localDate,
  /** A stay, a closure there, a closure by the portal itself, an echo of this site's export, or free time. */
  as: z.enum(['STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE'], 'Scegli che cosa sono queste date'),
  /** Missing together with many others: it awaits the owner's decision. */
  isVanished: z.literal(true).optional(),
  /** Missing from an incomplete reading: its nights stay occupied until a complete one, or the owner decides. */
  isUnread: z.literal(true).optional(),
  /** An echo that appeared so soon after the export that it may be a guest: the owner is asked which. */
  isInDoubt: z.literal(true).optional(),
  /** Its unreadable parts: end, recurrence, additional dates, excluded dates. */
  leftOut: z
    .array(z.enum(['END', 'REPETITION', 'DATES', 'EXCEPTIONS']))
    .readonly()
    .optional(),
});
export type ChannelEvent = z.output<typeof channelEvent>;

/** An event that is either a guest or an echo; until the owner decides, it counts as an echo. */
export const channelDoubt = channelEvent
  .pick({ id: true, startDate: true, endDate: true })
  .extend({ channel: channelName });
export type ChannelDoubt = z.output<typeof channelDoubt>;

/** Who sold nights: a channel, or the owner by confirming a stay here. */
const seller = z.object({
  channel: channelName.nullable(),
  bookingId: id.nullable(),
  guestName: z.string().nullable(),
  startDate: localDate,
  endDate: localDate,
});

/** Nights that were sold twice; `endDate` is the morning after the last of them. */
const clash = z.object({ startDate: localDate, endDate: localDate, sold: z.tuple([seller, seller]) });
export type ChannelClash = z.output<typeof clash>;

export const channels = {
  list: endpoint({
    method: 'GET',
    path: '/channels',
    access: 'admin',
    summary: 'The portals and calendars that availability is exchanged with, in the order in which they were added',
    answer: z.array(channel),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/channels',
    access: 'admin',
    summary: 'Add a channel, ten at most; its calendar is read within a minute',
    body: newChannel,
    answer: channel,
    status: 201,
    refusals: { 409: ['tooManyChannels'] },
    leavesSiteAlone: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/channels/{id}',
    access: 'admin',
    summary: 'Change a channel; without an address it only reads, and the nights that came from there are free',
    params: byId,
    body: channelEdit,
    versioned: true,
    answer: channel,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/channels/{id}',
    access: 'admin',
    summary: 'Delete a channel; the nights that came from there are free',
    params: byId,
    status: 204,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/channels/{id}/rotate',
    access: 'admin',
    summary: 'Give its export another address; the old one is unknown at once',
    params: byId,
    answer: channel,
    status: 200,
    leavesSiteAlone: true,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/channels/{id}/sync',
    access: 'admin',
    summary: 'Read its calendar now; the channel tells what came of it',
    params: byId,
    answer: channel,
    status: 200,
    // A reading that changes days invalidates the pages itself.
    leavesSiteAlone: true,
  }),
  vanished: endpoint({
    method: 'POST',
    path: '/channels/{id}/vanished',
    access: 'admin',
    summary:
      'Say what becomes of what a calendar lacks all at once (SUSPECT), or since not all of it can be read (LATE)',
    params: byId,
    body: z.object({ action: z.enum(['FREE', 'KEEP'], 'Scegli se liberare le notti o tenerle occupate') }),
    answer: channel,
    status: 200,
    refusals: { 409: ['nothingVanished'] },
  }),
  events: endpoint({
    method: 'GET',
    path: '/channels/{id}/events',
    access: 'admin',
    summary: 'What its calendar holds, by date, and what each event counts as',
    params: byId,
    answer: z.array(channelEvent),
    status: 200,
  }),
  decideEvent: endpoint({
    method: 'PATCH',
    path: '/channels/{id}/events/{eventId}',
    access: 'admin',
    summary: 'Say what an event counts as, for as long as the calendar has it',
    params: byId.extend({ eventId: id }),
    body: channelEvent.pick({ as: true }),
    answer: channelEvent,
    status: 200,
  }),
  doubts: endpoint({
    method: 'GET',
    path: '/channels/doubts',
    access: 'admin',
    summary: 'Events that are guests of a portal or echoes, by date; decideEvent with STAY or ECHO answers one',
    answer: z.array(channelDoubt),
    status: 200,
  }),
  clashes: endpoint({
    method: 'GET',
    path: '/channels/clashes',
    access: 'admin',
    summary: 'Nights that were sold twice, by date',
    answer: z.array(clash),
    status: 200,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/channels/resume',
    access: 'admin',
    summary: 'End the pause after a restore: every calendar is read first, then the exports are open',
    answer: z.array(channel),
    status: 200,
    leavesSiteAlone: true,
  }),
};
