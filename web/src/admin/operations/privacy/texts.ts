import type { DataListName } from '@approdo/shared/contract/operations/personal-data';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** Texts of the privacy screen. */
export const PRIVACY_TABS = { label: 'Privacy', data: 'Dati personali', audit: 'Registro attività' } as const;

export const PEOPLE = {
  title: 'Cerca i dati di una persona',
  hint: 'Chi ha scritto, prenotato o aperto un account può chiederti i suoi dati, o che siano cancellati.',
  email: 'E-mail',
  search: 'Cerca',
  searching: 'Un momento…',
  empty: 'Scrivi l’indirizzo di chi lo chiede.',
  searchFailed: 'La ricerca non è riuscita',
  found: (email: string) => `Di ${email}`,
  save: 'Scarica',
  erase: 'Cancella i dati',
  fileName: (today: string) => `dati-${today}.json`,
  eraseTitle: (email: string) => `Cancellare i dati di ${email}?`,
  eraseText:
    'Account, messaggi, e-mail e nome nelle prenotazioni vengono cancellati subito, e non tornano nemmeno con un ripristino.',
  eraseRetained: (retained: readonly string[]) =>
    retained.length === 0 ? 'Non resta altro.' : `Restano, perché la legge li vuole: ${retained.join(', ')}.`,
  eraseFailed: 'I dati non sono stati cancellati',
  erased: 'Dati cancellati',
  nothing: 'Niente',
  retainedTitle: 'Che cosa resta',
  retainedThing: ({ what, why, until }: { readonly what: string; readonly why: string; readonly until: string }) =>
    elideBeforeDates(`${what}, fino al ${until}. ${why}.`),
} as const;

export const DATA_KINDS: Readonly<Record<DataListName | 'account', string>> = {
  account: 'Account',
  bookings: 'Prenotazioni',
  conversations: 'Messaggi delle prenotazioni',
  contactMessages: 'Messaggi dal sito',
  reviews: 'Recensioni',
  money: 'Movimenti di denaro',
  documents: 'Ricevute e contratti',
  letters: 'E-mail',
  register: 'Ospiti del registro',
  acceptances: 'Accettazioni dell’informativa',
};

export const OLD_MESSAGES = {
  title: 'Vecchi messaggi',
  label: 'Cancella automaticamente i messaggi vecchi',
  hint: 'I messaggi si cancellano sempre dopo dodici mesi, come dice l’informativa. Con questo anche le richieste mai confermate, dopo sei mesi invece di dodici.',
  on: 'Le richieste mai confermate si cancellano dopo sei mesi',
  off: 'Le richieste mai confermate si cancellano dopo dodici mesi',
  failed: 'Errore nel salvataggio',
  loadFailed: 'Errore nel caricamento della privacy',
} as const;

export const NOTICES = {
  title: 'Versioni dell’informativa',
  hint: 'Ogni volta che cambi il testo della pagina nasce una versione. Chi si registra o scrive accetta quella del momento.',
  empty: 'Nessuna versione ancora.',
  version: 'Versione',
  from: 'Dal',
  acceptances: 'Accettazioni',
} as const;

export const AUDIT = {
  label: 'Registro attività',
  from: 'Dal',
  to: 'Al',
  who: 'Chi',
  what: 'Che cosa',
  everybody: 'Tutti',
  everything: 'Tutto',
  when: 'Quando',
  object: 'Oggetto',
  saveCsv: 'Scarica CSV',
  empty: 'Nessuna attività in questi giorni.',
  loadFailed: 'Errore nel caricamento del registro attività',
  saveFailed: 'Il file non è stato scaricato',
  fileName: (today: string) => `registro-attivita-${today}.csv`,
} as const;
