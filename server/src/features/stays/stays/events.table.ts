import type { RowOf } from '../../../db/record.ts';
import type { StoredEvent } from './events.records.ts';

type EventsTables = { channel_events: RowOf<StoredEvent> };

declare module '../../../db/schema.ts' {
  interface Schema extends EventsTables {}
}
