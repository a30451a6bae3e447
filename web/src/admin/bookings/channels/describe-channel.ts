import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { asClause } from '@approdo/shared/words/base/as-clause';
import { sayUnreadEvents } from '@approdo/shared/words/bookings/say-unread-events';
import { sayAgo } from './say-ago.ts';
import { HEALTH } from './texts/calendars.ts';

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
