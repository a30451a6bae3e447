import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** Texts about a guest's own data. */
export const ownData = {
  title: 'I tuoi dati',
  unconfirmed:
    'Finché il tuo indirizzo non è confermato, si scarica e si cancella solo ciò che appartiene al tuo account.',
  save: 'Scarica i miei dati',
  saveFailed: 'I dati non sono stati scaricati',
  fileName: (day: string) => `dati-${day}.json`,
  erase: 'Cancella il mio account',
  sure: 'Cancellare il tuo account?',
  sureText:
    'Account, messaggi e il tuo nome nelle prenotazioni vengono cancellati, e non si torna indietro. Restano solo i documenti che la legge vuole.',
  cancel: 'Annulla',
  eraseFailed: 'L’account non è stato cancellato',
  erased: 'Il tuo account è cancellato.',
  retained: 'Che cosa resta, e perché:',
  retainedThing: (what: string, why: string, until: string) => elideBeforeDates(`${what}, fino al ${until}. ${why}.`),
  leave: 'Torna al sito',
};
