import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { line, link, page, text } from '../../../content/mail/index.ts';
import { dayIn, STAY } from '../../../stays/stays/index.ts';
import { type LetterDefinition, toOwner } from '../letter.ts';
import { CHANGED_AT } from './accounts.ts';

const CALENDARS_LINK = page('Collegamento ai calendari', '/admin/calendars');

const CHANNEL_NAME = line('Nome del calendario', 'Airbnb');

/** Warnings to the owner. */
export const WARNING_LETTERS = {
  IBAN_CHANGED_OWNER: {
    ...toOwner('Coordinate per i bonifici cambiate', 'Quando qualcuno cambia l’IBAN', 'a chi gestisce la casa'),
    placeholders: {
      chi: line('Chi le ha cambiate', 'Ada Rossi'),
      quando: { ...CHANGED_AT, meaning: 'Quando le ha cambiate' },
      iban: line('Gli ultimi quattro caratteri del nuovo IBAN', '3456'),
      collegamento: page('Collegamento alle coordinate', '/admin/payments'),
    },
  },
  BACKUP_WARNING: {
    ...toOwner('Backup da controllare', 'Quando un backup manca o non va bene'),
    placeholders: {
      avvisi: text('Che cosa non va', 'L’ultimo backup è di più di due giorni fa.'),
      collegamento: page('Collegamento ai backup', '/admin/backup'),
    },
  },
  TURNOVER_NOT_READY_OWNER: {
    ...toOwner('La casa non è pronta', 'Quando nessuno l’ha segnata pronta in tempo'),
    placeholders: {
      casa: STAY.casa,
      partenza: line('Giorno dell’ultima partenza', dayIn('2027-06-10'), ({ day }: Turnover) => sayLocalDate(day)),
      arrivo: line('Giorno del prossimo arrivo', dayIn('2027-06-12'), ({ arrival }: Turnover) => sayLocalDate(arrival)),
      collegamento: page('Collegamento alle pulizie', '/admin/turnovers'),
    },
  },
  REGISTER_DUE_OWNER: {
    ...toOwner('Ospiti da comunicare alla Polizia', 'Il giorno in cui c’è da comunicare'),
    isOfRegister: true,
    placeholders: {
      oggetto: line('Che cosa c’è da fare, in una riga', 'Alloggiati Web: 2 da comunicare'),
      quanti: line('Quanti arrivi sono da comunicare oggi o già in ritardo; può mancare', '2'),
      scadenze: text(
        'Le altre scadenze di oggi e di domani; può mancare',
        'Scadenze di oggi e di domani:\nISTAT di maggio 2027, entro il 5 giugno 2027',
      ),
      collegamento: link('Collegamento agli adempimenti', '/admin/register'),
    },
  },
  CHANNEL_CLASH_OWNER: {
    ...toOwner('Notti vendute due volte', 'Quando le stesse notti sono vendute due volte'),
    placeholders: {
      notti: text(
        'Quali notti, e a chi',
        '12 giugno 2027 – 15 giugno 2027: Airbnb (10 giugno 2027 – 15 giugno 2027) e la prenotazione di Ada Rossi (12 giugno 2027 – 19 giugno 2027)',
      ),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_FAILING_OWNER: {
    ...toOwner('Calendario che non si legge', 'Quando un portale non si lascia leggere'),
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', 'Il calendario non esiste più a questo indirizzo'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_UNREAD_OWNER: {
    ...toOwner('Eventi di un calendario che non si leggono', 'Quando qualcosa di un portale non si legge'),
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', '2 eventi non si leggono: le notti che occupavano restano occupate'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_SUSPECT_OWNER: {
    ...toOwner('Notti scomparse da un calendario', 'Quando a un portale mancano dei soggiorni'),
    placeholders: {
      calendario: CHANNEL_NAME,
      soggiorni: line('Che cosa manca', '5 soggiorni'),
      collegamento: CALENDARS_LINK,
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type Turnover = Readonly<Record<'day' | 'arrival', LocalDate>>;
