import type { Channel, ChannelClash } from '@approdo/shared/contract/bookings/channels';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { warningToDo } from './site-to-dos.ts';
import { all, type ToDoLine, type ToDoSource } from './to-do-source.ts';

export type Portals = {
  readonly listChannels: () => Promise<readonly Channel[]>;
  readonly listClashes: () => Promise<readonly ChannelClash[]>;
  /** Warnings about channels that have no line of their own. */
  readonly warnOfOthers: (channels: readonly Channel[]) => readonly SiteWarning[];
};

/** To-dos for nights that were sold twice, and for portals in trouble. */
export function createPortalSources({ listChannels, listClashes, warnOfOthers }: Portals): ToDoSource[] {
  return [
    async () => all((await listClashes()).map(clashToDo)),
    async () => {
      const channels = await listChannels();
      return all([...channels.flatMap(channelToDos), ...warnOfOthers(channels).map(warningToDo)]);
    },
  ];
}

function clashToDo({ startDate, endDate, sold }: ChannelClash): ToDoLine {
  const names = sold.map(({ channel, guestName }) => channel?.name ?? guestName ?? '').join(', ');
  return {
    kind: 'CLASH',
    id: null,
    at: startDate,
    title: 'Due soggiorni per le stesse notti',
    detail: `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}: ${names}`,
    address: '/admin/calendars',
    action: 'Vedi',
  };
}

function channelToDos({ id, name, state, lastError, lastSuccessAt }: Channel): ToDoLine[] {
  if (state === 'OK' || state === 'EXPORT_ONLY') return [];
  const title = {
    FAILING: `${name} non risponde`,
    SUSPECT: `${name}: soggiorni spariti`,
    LATE: `${name} da controllare`,
    PAUSED: `${name} da controllare`,
    NEEDS_ADDRESS: `${name} da controllare`,
  }[state];
  return [
    {
      kind: 'CHANNEL',
      id,
      at: lastSuccessAt,
      isBroken: state === 'FAILING' || state === 'SUSPECT',
      title,
      detail: lastError ?? '',
      address: '/admin/calendars',
      action: 'Vedi',
    },
  ];
}
