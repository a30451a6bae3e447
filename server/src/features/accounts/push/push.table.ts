import { PUSH_KINDS } from '@approdo/shared/domain/accounts/push-kind';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const kind = z.enum(PUSH_KINDS);

/** A browser that gets notices; its address and keys are sealed. */
const storedDevice = z.object({
  id: z.string(),
  userId: z.string(),
  /** The session that registered it, which may have expired since. */
  sessionId: z.string(),
  name: z.string(),
  kinds: z.array(kind),
  /** Hash of its endpoint, in hexadecimal: it is found by it. */
  endpointHash: z.string(),
  /** Sealed. */
  subscription: z.string(),
  /** In a row. */
  refusals: z.number().int(),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type StoredDevice = Readonly<z.output<typeof storedDevice>>;
export const deviceRecord = describeRecord('push_devices', storedDevice);

/** A notice waiting for a device. */
const storedNotice = z.object({
  id: z.string(),
  deviceId: z.string(),
  kind,
  /** Its kind and subject: of one tag a device has only the newest. */
  tag: z.string(),
  body: z.string(),
  /** A path under /admin. */
  address: z.string(),
  attempts: z.number().int(),
  createdAt: z.string(),
  nextAttemptAt: z.string(),
});
export type StoredNotice = Readonly<z.output<typeof storedNotice>>;
export const noticeRecord = describeRecord('push_outbox', storedNotice);

type PushTables = {
  push_devices: RowOf<z.output<typeof storedDevice>>;
  push_outbox: RowOf<z.output<typeof storedNotice>>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends PushTables {}
}
