import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { asClause } from '@approdo/shared/words/base/as-clause';
import { sayUnreadEvents } from '@approdo/shared/words/bookings/say-unread-events';
import { HEALTH } from './texts/calendars.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** One direction of a channel: its status, and its problem if any. */
type Direction = { readonly says: readonly string[]; readonly problem?: string };

/** The status of reading the portal. */
export function describeIncoming(channel: Channel, now: Date): Direction {
  const { state, name, importUrl, lastSuccessAt, lastError, counts } = channel;
  if (importUrl === null) return { says: [HEALTH.exportOnly(name)] };
  const read = lastSuccessAt ? [HEALTH.read(sayAgo(lastSuccessAt, now), sayCounts(counts))] : [];
  const unread = sayUnreadEvents(counts.faulty);
  const isPartly = unread !== null && lastError === unread;
  const says = unread && !isPartly ? [...read, `${unread}.`] : read;
  const problem = isPartly && state === 'LATE' ? `${unread}. ${HEALTH.partly}` : findProblem(state, lastError);
  if (problem) return { says, problem };
  return { says: says.length > 0 ? says : [HEALTH.unread] };
}

/** The status of the portal's readings of this site. */
export function describeOutgoing({ name, exportUrl, lastReadAt }: Channel, now: Date): string[] {
  const read = lastReadAt ? HEALTH.readBy(name, sayAgo(lastReadAt, now)) : HEALTH.readByNobody(name);
  if (exportUrl !== null) return [read];
  return lastReadAt ? [read, HEALTH.exportUnknown] : [HEALTH.exportUnknown];
}

function findProblem(state: Channel['state'], lastError: string | null): string | undefined {
  if (state === 'PAUSED') return HEALTH.paused;
  if (state === 'NEEDS_ADDRESS') return HEALTH.needsAddress;
  if (lastError === null) return undefined;
  return `${HEALTH.failed(asClause(lastError))} ${state === 'FAILING' ? HEALTH.mend : HEALTH.again}`;
}

function sayCounts({ stays, closures, edges, echoes, free }: Channel['counts']): string {
  const parts = [
    stays > 0 && HEALTH.stays(stays),
    closures > 0 && HEALTH.closures(closures),
    edges > 0 && HEALTH.edges(edges),
    echoes > 0 && HEALTH.echoes(echoes),
    free > 0 && HEALTH.free(free),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : HEALTH.nothing;
}

/** How long ago an instant was: `poco fa`, `12 minuti fa`, `3 giorni fa`; `poco fa` also for the near future. */
export function sayAgo(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < MINUTE_MS) return 'poco fa';
  if (age < HOUR_MS) return count(age / MINUTE_MS, 'minuto', 'minuti');
  if (age < DAY_MS) return count(age / HOUR_MS, 'ora', 'ore');
  return count(age / DAY_MS, 'giorno', 'giorni');
}

function count(exact: number, one: string, many: string): string {
  const whole = Math.floor(exact);
  return `${whole} ${whole === 1 ? one : many} fa`;
}
