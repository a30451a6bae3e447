import type { Channel, ChannelClash } from '@approdo/shared/contract/channels';
import type { SiteWarning } from '@approdo/shared/contract/health';
import { describeClash } from './channels.mail.ts';

type Told = Pick<Channel, 'name' | 'state' | 'lastError'>;

/** What the owner should know of the calendars that are exchanged: each that is not as it should be, and each clash. */
export function listChannelWarnings(channels: readonly Told[], clashes: readonly ChannelClash[]): SiteWarning[] {
  return [...clashes.map(warnOfClash), ...channels.flatMap(warnOfChannel)];
}

function warnOfClash(clash: ChannelClash): SiteWarning {
  return {
    code: 'CHANNEL_CLASH',
    text: `Notti vendute due volte, ${describeClash(clash)}.`,
    advice: 'Scegli quale soggiorno tenere e annulla l’altro dove è stato prenotato.',
  };
}

function warnOfChannel({ name, state, lastError }: Told): SiteWarning[] {
  if (state === 'OK') return [];
  const why = lastError === null ? '' : `: ${lastError}`;
  const { text, advice } = {
    LATE: {
      text: `Il calendario di ${name} non si legge da più di un’ora${why}.`,
      advice: 'Il sito riprova da solo. Intanto, prima di confermare, guarda sul portale se le date sono libere.',
    },
    FAILING: {
      text: `Il calendario di ${name} non si legge più${why}.`,
      advice: 'Copia di nuovo l’indirizzo del calendario dal portale nella schermata Calendari.',
    },
    SUSPECT: {
      text: `Dal calendario di ${name} sono scomparsi troppi soggiorni in una volta: le notti restano occupate.`,
      advice: 'Guarda sul portale se sono stati annullati davvero, poi decidi nella schermata Calendari.',
    },
    PAUSED: {
      text: `Lo scambio con il calendario di ${name} è fermo: il sito è stato ripristinato da un backup.`,
      advice: 'Controlla le prenotazioni, poi riprendi lo scambio dalla schermata Calendari.',
    },
    NEEDS_ADDRESS: {
      text: `Del calendario di ${name} manca l’indirizzo da leggere: nei backup non c’è.`,
      advice: 'Copialo dal portale e incollalo nella schermata Calendari.',
    },
    EXPORT_ONLY: {
      text: `Il calendario di ${name} viene solo esportato: le prenotazioni fatte là non arrivano qui.`,
      advice: 'Se il portale offre un calendario da leggere, incollane l’indirizzo nella schermata Calendari.',
    },
  }[state];
  return [{ code: 'CHANNEL_TROUBLE', text, advice }];
}
