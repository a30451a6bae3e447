import { channel } from '@approdo/shared/contract/bookings/channels';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const nights = z.object({ startDate: z.string(), endDate: z.string() });

/** A channel as it is stored, with sealed secrets. */
const storedChannel = channel.pick({ id: true, name: true, kind: true, endMeans: true, edges: true }).extend({
  importHost: z.string().nullable(),
  /** Sealed. */
  importUrl: z.string().nullable(),
  /** Hash of the export token, in hexadecimal: looks up the channel whatever the server secret. */
  tokenHash: z.string(),
  /** The token itself, sealed. */
  token: z.string(),
  /** Set by a restore: nothing is imported or exported. */
  isPaused: z.boolean(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  faulty: z.number().int(),
  lastSuccessAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** PASSING if the next reading may succeed, LASTING if there is no calendar; null while all is well. */
  failure: z.enum(['PASSING', 'LASTING']).nullable(),
  failingToldAt: z.string().nullable(),
  /** Since when some events (`faulty` of them) have been unreadable. */
  unreadSince: z.string().nullable(),
  unreadToldAt: z.string().nullable(),
  lastReadAt: z.string().nullable(),
  /** The nights in the export when the portal last read it. */
  exported: z.array(nights),
  /** Those of the exported nights that the portal saw for the first time recently. */
  told: z.array(nights.extend({ toldAt: z.string() })),
  createdAt: z.string(),
});
export type StoredChannel = Readonly<z.output<typeof storedChannel>>;

export const channelRecord = describeRecord('channels', storedChannel);

/** `other_id` is an event of another channel or a booking. */
type ClashesTable = { event_id: string; other_id: string };

type ChannelsTables = {
  channels: RowOf<z.output<typeof storedChannel>>;
  channel_clashes: ClashesTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends ChannelsTables {}
}
