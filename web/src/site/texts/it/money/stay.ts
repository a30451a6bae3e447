import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { instalments } from '@approdo/shared/words/catalogues/it/money/instalments';

/** The texts of a guest's stay: its price, what is due and how to pay. */
export const stay = {
  missing: 'Prenotazione non trovata',
  toRequests: 'Vai alle tue richieste',
  failed: 'Al momento non riusciamo a mostrare la prenotazione.',
  again: 'Riprova',
  kinds: instalments,
  price: {
    title: 'Prezzo',
    total: 'Totale',
    byAgreement: 'Il prezzo di questo soggiorno va ancora concordato: ti scriveremo.',
    stale: 'Il soggiorno è cambiato da quando abbiamo calcolato il prezzo: ti diremo se cambia anche quello.',
  },
  pay: {
    until: (date: string) => elideBeforeDates(`entro il ${date}`),
    noWay: 'Ti scriveremo come pagare.',
    byTransfer: 'Paga con bonifico',
    transfer: 'Bonifico',
    amount: 'Importo',
    holder: 'Intestatario',
    iban: 'IBAN',
    bic: 'BIC',
    text: 'Causale',
    copy: 'Copia',
    copied: 'Copiato',
    copyThis: (what: string) => `Copia ${what}`,
    codeName: 'Codice QR con i dati del bonifico',
    code: 'Molte banche leggono i dati del bonifico da questo codice, con l’app sul telefono.',
    afterwards:
      'Un bonifico arriva di solito in uno o due giorni lavorativi: quando lo avremo ricevuto, lo vedrai in questa pagina.',
  },
  payments: {
    title: 'Pagamenti',
    states: {
      DUE: (date: string) => elideBeforeDates(`da pagare entro il ${date}`),
      PARTLY: (date: string) => elideBeforeDates(`da completare entro il ${date}`),
      PAID: () => 'pagato',
      OVERDUE: (date: string) => elideBeforeDates(`scaduto il ${date}`),
    },
    undated: 'da pagare',
    partly: (amount: string) => `ricevuti ${amount}`,
    received: 'Che cosa abbiamo ricevuto',
    directions: { IN: 'Ricevuto', OUT: 'Rimborsato' },
    damage: 'Danni',
    retained: 'Trattenuto dal deposito per un danno',
    credit: (amount: string) => `A tuo credito: ${amount}`,
  },
};
