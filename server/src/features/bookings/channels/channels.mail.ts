import type { ChannelClash } from '@approdo/shared/contract/bookings/channels';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { sayUnreadEvents } from '@approdo/shared/words/bookings/say-unread-events';
import {
  nightsSoldTwice,
  notifyDevices,
  portalSilent,
  portalUnread,
  staysVanished,
} from '../../accounts/push/index.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import type { StayTransaction, StoredEvent } from '../../stays/stays/index.ts';
import type { StoredChannel } from './channels.table.ts';

/** Maximum clashes listed in a letter. */
const MAX_LINES = 20;

export async function notifyOfClashes(change: StayTransaction, clashes: readonly ChannelClash[]): Promise<void> {
  const more = clashes.length - MAX_LINES;
  const lines = clashes.slice(0, MAX_LINES).map(describeClash);
  const rest = more > 0 ? [more === 1 ? 'e un’altra' : `e altre ${more}`] : [];
  const notti = [...lines, ...rest].join('\n');
  await queueOwnerLetter(change, { kind: 'CHANNEL_CLASH_OWNER', facts: { notti } });
  await notifyDevices(change, nightsSoldTwice());
}

type Named = Pick<StoredChannel, 'id' | 'name'>;

export async function notifyOfFailure(change: StayTransaction, { id, name }: Named, motivo: string): Promise<void> {
  await queueOwnerLetter(change, { kind: 'CHANNEL_FAILING_OWNER', facts: { calendario: name, motivo } });
  await notifyDevices(change, portalSilent(id));
}

export async function notifyOfUnread(change: StayTransaction, { id, name }: Named, count: number): Promise<void> {
  await queueOwnerLetter(change, {
    kind: 'CHANNEL_UNREAD_OWNER',
    facts: { calendario: name, motivo: sayUnreadEvents(count) ?? '' },
  });
  await notifyDevices(change, portalUnread(id));
}

export async function notifyOfVanished(
  change: StayTransaction,
  { id, name }: Named,
  vanished: readonly Pick<StoredEvent, 'as'>[],
): Promise<void> {
  const stays = vanished.filter(({ as }) => as === 'STAY').length;
  const closures = vanished.length - stays;
  const soggiorni = new Intl.ListFormat(ITALIAN).format([
    ...(stays > 0 ? [stays === 1 ? 'un soggiorno' : `${stays} soggiorni`] : []),
    ...(closures > 0 ? [closures === 1 ? 'una chiusura' : `${closures} chiusure`] : []),
  ]);
  await queueOwnerLetter(change, { kind: 'CHANNEL_SUSPECT_OWNER', facts: { calendario: name, soggiorni } });
  await notifyDevices(change, staysVanished(id));
}

/** Which nights, and who sold them, in Italian, for letters and warnings. */
export function describeClash({ sold, ...nights }: ChannelClash): string {
  const [one, other] = sold.map(({ channel, guestName, ...stay }) =>
    channel ? `${channel.name} (${rangeOf(stay)})` : `la prenotazione di ${guestName} (${rangeOf(stay)})`,
  );
  return `${rangeOf(nights)}: ${one} e ${other}`;
}

function rangeOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  return `${sayLocalDate(startDate)} – ${sayLocalDate(endDate)}`;
}
