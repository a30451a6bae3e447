import type { SiteFault } from '@approdo/shared/contract/site/health';
import type { Screen, ScreenPath } from '../screens.ts';

export type HelpPage = {
  /** Its address below that of the handbook, and its file in docs/handbook. */
  readonly path: string;
  readonly title: string;
  /** In a line, for the contents. */
  readonly about: string;
  /** Who can do what it tells of. */
  readonly access: Screen['access'];
};

/** The owner's handbook, in the order in which one reads it. */
export const HELP_PAGES = [
  {
    path: 'first-day',
    title: 'Il primo giorno',
    about: 'Entrare, guardarsi intorno, e che cosa mettere a posto prima di dare l’indirizzo a qualcuno.',
    access: 'editor',
  },
  {
    path: 'a-request',
    title: 'Una richiesta',
    about: 'Dal modulo dell’ospite alla tua risposta, fino alla recensione dopo il soggiorno.',
    access: 'admin',
  },
  {
    path: 'conversation',
    title: 'La conversazione',
    about: 'Scriversi con l’ospite di una prenotazione: sul sito e per e-mail, e quanto resta.',
    access: 'admin',
  },
  {
    path: 'calendar',
    title: 'Il calendario',
    about: 'Un anno in una pagina: leggerlo, scegliere dei giorni per prenotare o chiudere, portarlo con te.',
    access: 'admin',
  },
  {
    path: 'calendars',
    title: 'I portali',
    about: 'Collegare Airbnb, Booking.com, Vrbo o un’agenda, e che cosa fare quando qualcosa non torna.',
    access: 'admin',
  },
  {
    path: 'prices',
    title: 'I prezzi',
    about: 'Listino, soggiorni brevi, extra, sconti e codici, conferma immediata, e come provare un prezzo.',
    access: 'admin',
  },
  {
    path: 'payments',
    title: 'I pagamenti',
    about:
      'Quanto costa un soggiorno, che cosa è stato pagato, che cosa manca: rate, bonifici, deposito, rimborsi, e i conti dell’anno.',
    access: 'admin',
  },
  {
    path: 'documents',
    title: 'Le ricevute e il contratto',
    about: 'Ricevute numerate, storni, imposta di bollo, e il contratto che l’ospite accetta.',
    access: 'admin',
  },
  {
    path: 'guide',
    title: 'La guida della casa',
    about: 'Quello che serve sapere a chi soggiorna: scriverlo, decidere quando si vede, tradurlo.',
    access: 'admin',
  },
  {
    path: 'guests',
    title: 'Gli ospiti e la legge',
    about: 'I dati degli ospiti per la Polizia: raccoglierli, identificare, comunicare, e quando si cancellano.',
    access: 'admin',
  },
  {
    path: 'turnovers',
    title: 'Le pulizie',
    about: 'Che cosa c’è da fare dopo ogni partenza, se la casa è pronta, e il collegamento di chi pulisce.',
    access: 'admin',
  },
  {
    path: 'rules',
    title: 'Le regole di soggiorno',
    about:
      'Notti minime, giorni di arrivo, preavviso: sempre, in certi periodi, o per pochi giorni scelti nel calendario.',
    access: 'admin',
  },
  {
    path: 'property',
    title: 'La casa sul sito',
    about: 'Dati della casa e CIN, home page, riquadri e menu.',
    access: 'admin',
  },
  {
    path: 'photos',
    title: 'Le foto',
    about: 'Caricarle, descriverle, metterle in una galleria.',
    access: 'editor',
  },
  {
    path: 'writing',
    title: 'Scrivere',
    about: 'Articoli e pagine: bozza, pubblicazione, collegamenti, foto e mappe nel testo.',
    access: 'editor',
  },
  {
    path: 'languages',
    title: 'Le lingue',
    about: 'Offrire la casa in inglese, tedesco e francese: tradurre, controllare, pubblicare.',
    access: 'editor',
  },
  {
    path: 'mail',
    title: 'La posta',
    about: 'Che cosa scrive il sito da solo, i messaggi dei visitatori, quando un’e-mail non parte.',
    access: 'admin',
  },
  {
    path: 'phone',
    title: 'Telefono',
    about: 'Approdo sul telefono: installarlo, ricevere gli avvisi, leggere chi arriva senza rete.',
    access: 'admin',
  },
  {
    path: 'visits',
    title: 'Le visite',
    about: 'Quante volte il sito viene aperto, da dove si arriva, che cosa ne nasce, e come spegnere il conteggio.',
    access: 'admin',
  },
  {
    path: 'people',
    title: 'Persone e attività',
    about: 'Gli account, chi può fare che cosa, e le cose da fare in casa.',
    access: 'admin',
  },
  {
    path: 'signing-in',
    title: 'Chi entra',
    about: 'Da quali dispositivi si è entrati nel tuo account, e come farne uscire chi non deve esserci.',
    access: 'editor',
  },
  {
    path: 'privacy',
    title: 'Privacy e registro attività',
    about: 'Dare a una persona i suoi dati, cancellarli, e vedere chi ha fatto che cosa nella casa.',
    access: 'admin',
  },
  {
    path: 'backups',
    title: 'I backup',
    about: 'Che cosa si salva da solo, tenerne una copia altrove, tornare indietro.',
    access: 'admin',
  },
  {
    path: 'new-machine',
    title: 'Un altro computer',
    about: 'Portare il sito su un altro server, o gestirlo da un computer nuovo.',
    access: 'admin',
  },
  {
    path: 'trouble',
    title: 'Quando qualcosa non va',
    about: 'Ogni avviso di Oggi, e che cosa fare quando il sito non risponde.',
    access: 'admin',
  },
] as const satisfies readonly HelpPage[];

export type HelpPath = (typeof HELP_PAGES)[number]['path'];

/** Where the handbook tells of something. */
export type HelpPlace = {
  readonly page: HelpPath;
  /** A heading of that page, to the letter. */
  readonly section?: string;
};

/** What the question mark of each screen opens. */
export const SCREEN_HELP: Readonly<Record<Exclude<ScreenPath, 'help'>, HelpPlace>> = {
  '': { page: 'first-day', section: 'Oggi' },
  calendar: { page: 'calendar' },
  bookings: { page: 'a-request' },
  'bookings/new': { page: 'a-request', section: 'Inserire una prenotazione' },
  'bookings/:id': { page: 'a-request', section: 'La pagina di una prenotazione' },
  calendars: { page: 'calendars' },
  messages: { page: 'mail', section: 'I messaggi dei visitatori' },
  mail: { page: 'mail' },
  phone: { page: 'phone' },
  reviews: { page: 'a-request', section: 'Dopo il soggiorno: la recensione' },
  visits: { page: 'visits' },
  homepage: { page: 'property', section: 'La home page' },
  property: { page: 'property' },
  rates: { page: 'prices' },
  due: { page: 'payments', section: 'Da incassare' },
  payments: { page: 'payments', section: 'Le condizioni' },
  income: { page: 'payments', section: 'Le entrate dell’anno' },
  guide: { page: 'guide' },
  register: { page: 'guests' },
  turnovers: { page: 'turnovers' },
  features: { page: 'property', section: 'I riquadri' },
  menu: { page: 'property', section: 'Il menu' },
  blog: { page: 'writing' },
  pages: { page: 'writing', section: 'Articolo o pagina?' },
  media: { page: 'photos' },
  gallery: { page: 'photos', section: 'Le gallerie' },
  languages: { page: 'languages' },
  task: { page: 'people', section: 'Le attività' },
  users: { page: 'people' },
  privacy: { page: 'privacy' },
  access: { page: 'signing-in' },
  backup: { page: 'backups' },
  start: { page: 'first-day', section: 'I primi passi' },
};

/** Where the handbook tells of a fault. */
export const FAULT_HELP: Readonly<Record<SiteFault, HelpPlace>> = {
  MAIL_NOT_SET_UP: { page: 'mail', section: 'Se la posta non è impostata' },
  OTHER_NAME: { page: 'trouble', section: 'L’indirizzo del sito' },
  UNTRUSTED_PROXY: { page: 'trouble', section: 'Il proxy' },
  BACKUP_OVERDUE: { page: 'trouble', section: 'I backup' },
  BACKUP_FAILED: { page: 'trouble', section: 'I backup' },
  BACKUP_DAMAGED: { page: 'trouble', section: 'I backup' },
  DRIVE_TROUBLE: { page: 'backups', section: 'Una copia lontano da qui' },
  DISK_NEARLY_FULL: { page: 'trouble', section: 'Il disco' },
  CLOCK_BEHIND: { page: 'trouble', section: 'L’orologio' },
  CLOCKS_DISAGREE: { page: 'trouble', section: 'L’orologio' },
  CIN_MISSING: { page: 'property', section: 'Il CIN' },
  TRANSLATION_GAPS: { page: 'languages', section: 'Offrire una lingua' },
  CHANNEL_TROUBLE: { page: 'calendars', section: 'Se un calendario non si legge' },
  CLEANING_LINK_ENDED: { page: 'turnovers', section: 'Il collegamento di chi pulisce' },
  WEBHOOK_FAILING: { page: 'signing-in', section: 'Gli indirizzi da avvisare' },
  CHANNEL_CLASH: { page: 'calendars', section: 'Se le notti sono vendute due volte' },
};
