import { type TakenNights, writeAvailability } from '@approdo/shared/domain/bookings/channels/calendar-file';
import type { Nights } from '@approdo/shared/domain/bookings/channels/feed-event';
import { mergeRecentExports } from '@approdo/shared/domain/bookings/channels/recent-exports';
import { widenStay } from '@approdo/shared/domain/bookings/channels/widen-stay';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { createHourlyLimit } from '../../../adapters/hourly-limit.ts';
import { hashToken } from '../../../adapters/secret-token.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { HttpProblem, notFound, tooMany } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { listTakenDates } from '../../stays/stays/index.ts';
import { findChannelByToken, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';

type ExportNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly origin: string;
  /** Days to keep free around each stay. */
  readonly readPreparation: (reader: Reader) => Promise<{ readonly preparationDays: number }>;
};

const MAX_PER_HOUR = 120;

/** Retry-After while exports are paused: portals keep the calendar they have, so there is no hurry. */
const PAUSE_SECONDS = 3600;

/** Minimum interval between records of a portal reading an unchanged calendar. */
const RECORD_EVERY_MS = 60_000;

/** The calendars that portals read: which nights are occupied, never by whom. */
export function createChannelExports({ database, clock, origin, readPreparation }: ExportNeeds) {
  const { host } = new URL(origin);
  const countReading = createHourlyLimit(MAX_PER_HOUR);

  function spend(id: string): void {
    const seconds = countReading(id, clock.now());
    if (seconds !== undefined) throw tooMany(seconds);
  }

  /** Stays, blocks and events of other channels; nothing that came from the reading channel. */
  async function listEventsFor(channel: StoredChannel): Promise<TakenNights[]> {
    const [{ sameDayTurnover }, { preparationDays }] = [await getProperty(database), await readPreparation(database)];
    const taken = await listTakenDates(database, { since: clock.today(), exceptChannel: channel.id });
    return taken.map(({ isStay, ...event }) =>
      isStay ? { ...event, ...widenStay(event, { preparationDays, sameDayTurnover }) } : event,
    );
  }

  /** Echoes are recognised by what their channel was given, so the export is recorded before it is sent. */
  async function noteReading(channel: StoredChannel, exported: readonly Nights[]): Promise<void> {
    const now = clock.now();
    const isSame = JSON.stringify(channel.exported) === JSON.stringify(exported);
    const isJustRecorded = Date.parse(channel.lastReadAt ?? '') + RECORD_EVERY_MS > now.getTime();
    if (isSame && isJustRecorded) return;
    await transact(database, async (trx) => {
      const current = await findChannelByToken(trx, channel.tokenHash);
      if (!current) return;
      const recentExports = mergeRecentExports({ exported: current.exported, recent: current.told }, exported, now);
      await updateChannel(trx, {
        ...current,
        exported: [...exported],
        told: recentExports,
        lastReadAt: now.toISOString(),
      });
    });
  }

  return {
    /** The calendar behind a token. Throws 404 if unknown, 429 above 120 readings an hour, 503 while paused. */
    async read(token: string, { isWhole }: { readonly isWhole: boolean }): Promise<string> {
      const channel = await findChannelByToken(database, hashToken(token));
      if (!channel) throw notFound();
      spend(channel.id);
      if (channel.isPaused) {
        throw new HttpProblem(503, say('calendarPaused'), { retryAfterSeconds: PAUSE_SECONDS });
      }
      const events = await listEventsFor(channel);
      const text = writeAvailability({ events, host });
      if (isWhole)
        await noteReading(
          channel,
          events.map(({ startDate, endDate }) => ({ startDate, endDate })),
        );
      return text;
    },
  };
}
