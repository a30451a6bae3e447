import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { line, link, page, text } from '../../../content/mail/index.ts';
import { dayIn, STAY } from '../../../stays/stays/index.ts';
import type { LetterDefinition } from '../letter.ts';
import { CHANGED_AT } from './accounts.ts';

const CALENDARS_LINK = page('Collegamento ai calendari', '/admin/calendars');

const CHANNEL_NAME = line('Nome del calendario', 'Airbnb');

/** Warnings to the owner. */
export const WARNING_LETTERS = {
  IBAN_CHANGED_OWNER: {
    title: 'Coordinate per i bonifici cambiate, a chi gestisce la casa',
    audience: 'owner',
    placeholders: {
      chi: line('Chi le ha cambiate', 'Ada Rossi'),
      quando: { ...CHANGED_AT, meaning: 'Quando le ha cambiate' },
      iban: line('Gli ultimi quattro caratteri del nuovo IBAN', '3456'),
      collegamento: page('Collegamento alle coordinate', '/admin/payments'),
    },
  },
  BACKUP_WARNING: {
    title: 'Backup da controllare, a te',
    audience: 'owner',
    placeholders: {
      avvisi: text('Che cosa non va', 'L’ultimo backup è di più di due giorni fa.'),
      collegamento: page('Collegamento ai backup', '/admin/backup'),
    },
  },
  TURNOVER_NOT_READY_OWNER: {
    title: 'La casa non è pronta, a te',
    audience: 'owner',
    placeholders: {
      casa: STAY.casa,
      partenza: line('Giorno dell’ultima partenza', dayIn('2027-06-10'), ({ day }: Turnover) => sayLocalDate(day)),
      arrivo: line('Giorno del prossimo arrivo', dayIn('2027-06-12'), ({ arrival }: Turnover) => sayLocalDate(arrival)),
      collegamento: page('Collegamento alle pulizie', '/admin/turnovers'),
    },
  },
  REGISTER_DUE_OWNER: {
    title: 'Ospiti da comunicare alla Polizia, a te',
    audience: 'owner',
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
    title: 'Notti vendute due volte, a te',
    audience: 'owner',
    placeholders: {
      notti: text(
        'Quali notti, e a chi',
        '12 giugno 2027 – 15 giugno 2027: Airbnb (10 giugno 2027 – 15 giugno 2027) e la prenotazione di Ada Rossi (12 giugno 2027 – 19 giugno 2027)',
      ),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_FAILING_OWNER: {
    title: 'Calendario che non si legge, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', 'Il calendario non esiste più a questo indirizzo'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_UNREAD_OWNER: {
    title: 'Eventi di un calendario che non si leggono, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', '2 eventi non si leggono: le notti che occupavano restano occupate'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_SUSPECT_OWNER: {
    title: 'Notti scomparse da un calendario, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      soggiorni: line('Che cosa manca', '5 soggiorni'),
      collegamento: CALENDARS_LINK,
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type Turnover = Readonly<Record<'day' | 'arrival', LocalDate>>;
