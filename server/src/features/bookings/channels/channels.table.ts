import { channel } from '@approdo/shared/contract/bookings/channels';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const nights = z.object({ startDate: z.string(), endDate: z.string() });

/** A channel as it is kept; what it says of its own secrets is sealed. */
const storedChannel = channel.pick({ id: true, name: true, kind: true, endMeans: true, edges: true }).extend({
  importHost: z.string().nullable(),
  /** Sealed. */
  importUrl: z.string().nullable(),
  /** Of the token in the address of its export, in hexadecimal: what it is found by, whatever the secret. */
  tokenHash: z.string(),
  /** The token itself, sealed. */
  token: z.string(),
  /** Since a restore: nothing is read and nothing is told. */
  isPaused: z.boolean(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  faulty: z.number().int(),
  lastSuccessAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** PASSING where the next reading may well be better, LASTING where there is no calendar; null while all is well. */
  failure: z.enum(['PASSING', 'LASTING']).nullable(),
  failingToldAt: z.string().nullable(),
  /** Since when some of its events, `faulty` of them, cannot be read. */
  unreadSince: z.string().nullable(),
  unreadToldAt: z.string().nullable(),
  lastReadAt: z.string().nullable(),
  /** The nights that it found in its export when it last read that. */
  exported: z.array(nights),
  /** Of these, the nights that were first found there lately. */
  told: z.array(nights.extend({ toldAt: z.string() })),
  createdAt: z.string(),
});
export type StoredChannel = Readonly<z.output<typeof storedChannel>>;

export const channelRecord = describeRecord('channels', storedChannel);

/** `other_id` is another channel's event, or a booking. */
type ClashesTable = { event_id: string; other_id: string };

type ChannelsTables = {
  channels: RowOf<z.output<typeof storedChannel>>;
  channel_clashes: ClashesTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends ChannelsTables {}
}
