import type { Channel, ChannelClash } from '@approdo/shared/contract/bookings/channels';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { asClause } from '@approdo/shared/words/base/as-clause';
import { sayUnreadEvents } from '@approdo/shared/words/bookings/say-unread-events';
import { describeClash } from './channels.mail.ts';

type ChannelSummary = Pick<Channel, 'name' | 'state' | 'lastError' | 'counts'>;

/** Warnings for the owner: channels that need attention, and clashes. */
export function listChannelWarnings(
  channels: readonly ChannelSummary[],
  clashes: readonly ChannelClash[],
): SiteWarning[] {
  const paused = channels.filter(({ state }) => state === 'PAUSED').map(({ name }) => name);
  return [...clashes.map(warnOfClash), ...warnOfPause(paused), ...channels.flatMap(warnOfChannel)];
}

/** A restore pauses all channels, and one button resumes them all. */
function warnOfPause(names: readonly string[]): SiteWarning[] {
  if (names.length === 0) return [];
  const calendars = names.length === 1 ? 'il calendario' : 'i calendari';
  const all = new Intl.ListFormat(ITALIAN).format(names);
  return [
    {
      code: 'CHANNEL_TROUBLE',
      text: `Lo scambio con ${calendars} di ${all} è fermo: il sito è stato ripristinato da un backup.`,
      advice: 'Controlla le prenotazioni, poi riprendi lo scambio dalla schermata Portali.',
    },
  ];
}

function warnOfUnread(name: string, unread: string): SiteWarning {
  return {
    code: 'CHANNEL_TROUBLE',
    text: `Nel calendario di ${name} ${unread}.`,
    advice:
      'Guarda sul portale se le date sono libere prima di confermare; quali sono lo vedi nella schermata Portali.',
  };
}

function warnOfClash(clash: ChannelClash): SiteWarning {
  return {
    code: 'CHANNEL_CLASH',
    text: `Notti vendute due volte, ${describeClash(clash)}.`,
    advice: 'Scegli quale soggiorno tenere e annulla l’altro dove è stato prenotato.',
  };
}

function warnOfChannel({ name, state, lastError, counts }: ChannelSummary): SiteWarning[] {
  if (state === 'OK' || state === 'PAUSED') return [];
  const unread = sayUnreadEvents(counts.faulty);
  if (state === 'LATE' && lastError !== null && lastError === unread) return [warnOfUnread(name, unread)];
  const why = lastError === null ? '' : `: ${asClause(lastError)}`;
  const { text, advice } = {
    LATE: {
      text: `Il calendario di ${name} non si legge da più di un’ora${why}.`,
      advice: 'Il sito riprova da solo. Intanto, prima di confermare, guarda sul portale se le date sono libere.',
    },
    FAILING: {
      text: `Il calendario di ${name} non si legge più${why}.`,
      advice: 'Copia di nuovo l’indirizzo del calendario dal portale nella schermata Portali.',
    },
    SUSPECT: {
      text: `Dal calendario di ${name} sono scomparse notti occupate: qui restano occupate.`,
      advice: 'Guarda sul portale se i soggiorni sono stati annullati davvero, poi decidi nella schermata Portali.',
    },
    NEEDS_ADDRESS: {
      text: `Del calendario di ${name} manca l’indirizzo da leggere: nei backup non c’è.`,
      advice: 'Copialo dal portale e incollalo nella schermata Portali.',
    },
    EXPORT_ONLY: {
      text: `Il calendario di ${name} va in una sola direzione: le prenotazioni fatte là non arrivano qui.`,
      advice: 'Se il portale offre un calendario da leggere, incollane l’indirizzo nella schermata Portali.',
    },
  }[state];
  return [{ code: 'CHANNEL_TROUBLE', text, advice }];
}
