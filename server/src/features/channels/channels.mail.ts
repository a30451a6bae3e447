import type { ChannelClash } from '@approdo/shared/contract/channel/channels';
import { sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { type FilledLetter, fillLetter, type Letter, letter, queueLetter } from '../mail/index.ts';
import { listOwnerAddresses } from '../people/index.ts';
import type { StayTransaction } from '../stays/index.ts';

const LINK = { kind: 'link', meaning: 'Collegamento ai calendari', sample: '/admin/calendars' } as const;
const NAME = { kind: 'line', meaning: 'Nome del calendario', sample: 'Airbnb' } as const;

const NIGHTS_SOLD_TWICE = letter({
  kind: 'CHANNEL_CLASH_OWNER',
  title: 'Notti vendute due volte, a te',
  isForOwner: true,
  placeholders: {
    notti: {
      kind: 'text',
      meaning: 'Quali notti, e a chi',
      sample:
        '12 giugno 2027 – 15 giugno 2027: Airbnb (10 giugno 2027 – 15 giugno 2027) e la prenotazione di Ada Rossi (12 giugno 2027 – 19 giugno 2027)',
    },
    collegamento: LINK,
  },
  wording: {
    subject: 'Notti vendute due volte: decidi adesso',
    body: `Le stesse notti sono state vendute due volte:

{notti}

Nulla è stato cancellato. Scegli quale soggiorno tenere e annulla l’altro dove è stato prenotato: {collegamento}`,
  },
});

const CHANNEL_FAILING = letter({
  kind: 'CHANNEL_FAILING_OWNER',
  title: 'Calendario che non si legge, a te',
  isForOwner: true,
  placeholders: {
    calendario: NAME,
    motivo: { kind: 'line', meaning: 'Perché', sample: 'Il calendario non esiste più a questo indirizzo' },
    collegamento: LINK,
  },
  wording: {
    subject: 'Il calendario di {calendario} non si legge più',
    body: `Il sito non riesce a leggere il calendario di {calendario}: {motivo}.

Le notti già arrivate da lì restano occupate, ma quelle nuove non si vedono: le stesse date potrebbero essere vendute due volte.

Controlla l’indirizzo del calendario: {collegamento}`,
  },
});

const CHANNEL_SUSPECT = letter({
  kind: 'CHANNEL_SUSPECT_OWNER',
  title: 'Soggiorni scomparsi da un calendario, a te',
  isForOwner: true,
  placeholders: {
    calendario: NAME,
    soggiorni: { kind: 'line', meaning: 'Quanti soggiorni', sample: '5 soggiorni' },
    collegamento: LINK,
  },
  wording: {
    subject: 'Dal calendario di {calendario} è scomparso troppo in una volta',
    body: `Dal calendario di {calendario} mancano all’improvviso {soggiorni}. Può essere un errore del portale: le notti restano occupate finché non decidi tu.

Guarda sul portale se sono stati annullati davvero, poi scegli se liberare le notti o tenerle: {collegamento}`,
  },
});

/** In the order in which the owner sees them. */
export const CHANNEL_LETTERS: readonly Letter[] = [NIGHTS_SOLD_TWICE, CHANNEL_FAILING, CHANNEL_SUSPECT];

/** A letter of more is read by nobody. */
const MOST_LINES = 20;

export async function tellOfClashes(change: StayTransaction, clashes: readonly ChannelClash[]): Promise<void> {
  const more = clashes.length - MOST_LINES;
  const lines = clashes.slice(0, MOST_LINES).map(describeClash);
  const rest = more > 0 ? [more === 1 ? 'e un’altra' : `e altre ${more}`] : [];
  const notti = [...lines, ...rest].join('\n');
  await tellOwner(change, fillLetter(NIGHTS_SOLD_TWICE, { notti, collegamento: '/admin/calendars' }));
}

export async function tellOfFailure(change: StayTransaction, calendario: string, motivo: string): Promise<void> {
  await tellOwner(change, fillLetter(CHANNEL_FAILING, { calendario, motivo, collegamento: '/admin/calendars' }));
}

export async function tellOfVanished(change: StayTransaction, calendario: string, count: number): Promise<void> {
  const soggiorni = count === 1 ? 'un soggiorno' : `${count} soggiorni`;
  await tellOwner(change, fillLetter(CHANNEL_SUSPECT, { calendario, soggiorni, collegamento: '/admin/calendars' }));
}

/** For letters and warnings: which nights, and who sold them. */
export function describeClash({ sold, ...nights }: ChannelClash): string {
  const [one, other] = sold.map(({ channel, guestName, ...stay }) =>
    channel ? `${channel.name} (${rangeOf(stay)})` : `la prenotazione di ${guestName} (${rangeOf(stay)})`,
  );
  return `${rangeOf(nights)}: ${one} e ${other}`;
}

function rangeOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  return `${sayLocalDate(startDate)} – ${sayLocalDate(endDate)}`;
}

async function tellOwner(change: StayTransaction, filled: FilledLetter): Promise<void> {
  const { trx, ownerEmail } = change;
  for (const to of await listOwnerAddresses(trx, ownerEmail)) await queueLetter(trx, change, { ...filled, to });
}
