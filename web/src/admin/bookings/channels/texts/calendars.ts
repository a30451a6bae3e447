import type { Channel, ChannelEvent } from '@approdo/shared/contract/bookings/channels';

/** Texts of the portals screen. */
export const CALENDARS = {
  law: 'Collega i portali solo a questo sito, non fra loro.',
  why: 'Ogni portale legge le date di questo sito e questo sito legge le sue: così ognuno sa sempre quali notti sono occupate.',
  create: 'Collega un calendario',
  list: 'Portali collegati',
  empty: 'Nessun calendario collegato. Se la casa è anche su Airbnb, Booking.com, Vrbo o in un’agenda, collegalo qui.',
  loadFailed: 'Errore nel caricamento dei calendari',
} as const;

/** Note for portals while no guest may arrive on a day of departure. */
export const TURNOVER_NOTE = {
  title: 'Affitti a settimane?',
  text: '«Arrivo e partenza nello stesso giorno» è spento: chi sta dal 3 al 10 luglio esclude chi vorrebbe dal 10 al 17, qui e su ogni portale.',
  way: 'Vai all’interruttore',
} as const;

type Kind = Channel['kind'];

export const CHANNEL_KINDS: Readonly<Record<Kind, string>> = {
  AIRBNB: 'Airbnb',
  BOOKING: 'Booking.com',
  VRBO: 'Vrbo o Abritel',
  CALENDAR: 'Google o un’altra agenda',
  OTHER: 'Un altro portale',
};

/** Default names of new channels. */
export const CHANNEL_NAMES: Readonly<Record<Kind, string>> = {
  AIRBNB: 'Airbnb',
  BOOKING: 'Booking.com',
  VRBO: 'Vrbo',
  CALENDAR: 'Google Calendar',
  OTHER: '',
};

export const CHANNEL_STATES: Readonly<Record<Channel['state'], string>> = {
  OK: 'In ordine',
  LATE: 'In ritardo',
  FAILING: 'Non si legge',
  SUSPECT: 'Da controllare',
  PAUSED: 'In pausa',
  NEEDS_ADDRESS: 'Manca l’indirizzo',
  EXPORT_ONLY: 'Solo in uscita',
};

/** Health of a channel, both ways. */
export const HEALTH = {
  incoming: 'Dal portale al sito',
  outgoing: 'Dal sito al portale',
  read: (ago: string, found: string) => `Letto ${ago}: ${found}.`,
  nothing: 'nessun evento',
  stays: (count: number) => (count === 1 ? '1 soggiorno' : `${count} soggiorni`),
  closures: (count: number) => (count === 1 ? '1 chiusura' : `${count} chiusure`),
  edges: (count: number) => (count === 1 ? '1 chiusura automatica' : `${count} chiusure automatiche`),
  echoes: (count: number) => (count === 1 ? '1 già nel sito' : `${count} già nel sito`),
  free: (count: number) => (count === 1 ? '1 evento segnato come libero' : `${count} eventi segnati come liberi`),
  unread: 'Non ancora letto: succede entro un minuto.',
  failed: (reason: string) => `L’ultima lettura non è riuscita: ${reason}.`,
  again: 'Il sito riprova da solo; intanto restano le notti già lette.',
  mend: 'Restano le notti già lette, ma le novità non arrivano. Sul portale copia di nuovo l’indirizzo del calendario, poi incollalo qui con Modifica.',
  partly:
    'Finché non si legge tutto, il sito non libera nessuna notte che arriva da qui. Prima di confermare guarda sul portale se le date sono libere.',
  needsAddress:
    'Dopo il trasloco del sito l’indirizzo del portale non si può più leggere. Copialo dal portale e incollalo di nuovo; intanto restano le notti già lette.',
  paused: 'In pausa: dopo il ripristino il sito non legge niente e non mostra le sue date.',
  exportOnly: (name: string) => `Il sito non legge ${name}: non c’è un indirizzo da leggere.`,
  readBy: (name: string, ago: string) => `${name} ha letto il calendario ${ago}.`,
  readByNobody: (name: string) => `${name} non ha ancora letto il calendario: dagli l’indirizzo qui sotto.`,
  exportUnknown:
    'L’indirizzo già dato al portale funziona ancora, ma qui non si può più mostrare: se ti serve, cambialo.',
} as const;

export const EXPORT_ADDRESS = {
  label: (name: string) => `Indirizzo da dare a ${name}`,
  copy: 'Copia',
  copied: 'Indirizzo copiato con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona l’indirizzo e copialo.',
  rotate: 'Cambia indirizzo',
  rotated: 'Indirizzo cambiato con successo: dai quello nuovo al portale',
  rotateFailed: 'Errore nel cambiare l’indirizzo',
  question: (name: string) =>
    `L’indirizzo di prima smette subito di funzionare: finché non dai quello nuovo a ${name}, là non arrivano più le date occupate. Serve se qualcuno che non doveva ha avuto l’indirizzo.`,
} as const;

export const CHANNEL_ACTIONS = {
  sync: 'Leggi ora',
  synced: (name: string) => `${name}: calendario letto con successo`,
  unread: (name: string, reason: string) => `${name}: ${reason}`,
  syncFailed: 'Il calendario non è stato letto',
  tooSoon: 'Letto un attimo fa: riprova fra mezzo minuto.',
  events: 'Vedi gli eventi',
  edit: 'Modifica',
  paste: 'Incolla l’indirizzo',
  remove: 'Elimina',
  saved: 'Calendario salvato con successo',
  removed: 'Calendario eliminato con successo',
  saveFailed: 'Errore nel salvataggio del calendario',
  removeFailed: 'Errore nella cancellazione del calendario',
} as const;

export const REMOVE_CHANNEL = {
  title: 'Elimina calendario',
  text: (name: string) =>
    `Vuoi eliminare ${name}? Le notti che arrivano da là tornano libere, e l’indirizzo che gli hai dato smette di funzionare. Non si può annullare.`,
} as const;

export const CHANNEL_FORM = {
  addTitle: 'Collega un calendario',
  editTitle: 'Modifica calendario',
  kind: 'Che cosa vuoi collegare?',
  name: 'Nome',
  nameHelp: 'Come lo vedi qui e fra le prenotazioni.',
  importUrl: 'Indirizzo del calendario del portale (facoltativo)',
  importHelp: 'Comincia con https:// o webcal:// e lo dà il portale. Senza, è solo il portale a leggere le tue date.',
  keepHelp: (host: string) => `Adesso si legge ${host}. Lascia vuoto per tenerlo, o incolla quello nuovo.`,
  stop: 'Non leggere più questo calendario: le notti che arrivano da là tornano libere',
  afterSave: 'Dopo il salvataggio trovi qui l’indirizzo da dare al portale.',
  more: 'Altro',
  endMeans: 'In questo calendario, che cos’è l’ultimo giorno di un soggiorno?',
  checkout: 'Il giorno della partenza',
  checkoutHelp: 'Quasi sempre è così.',
  lastNight: 'L’ultima notte',
  lastNightHelp: 'Solo se vedi che qui manca sempre l’ultima notte.',
  edges: 'I giorni che il portale chiude da solo devono essere chiusi anche qui?',
  edgesHelp: 'Sono i giorni troppo lontani o troppo vicini, che non hai chiuso tu.',
  skipEdges: 'No, qui restano aperti',
  takeEdges: 'Sì, chiudili anche qui',
} as const;

type PortalHelp = {
  /** Where to find the portal's calendar address, and where to enter this site's. */
  readonly steps: readonly string[];
  readonly note?: string;
};

const NAMES_CHANGE = 'I portali cambiano spesso le parole: se non le trovi, cerca «iCal» nel loro aiuto.';

/** Where each portal gives its address and accepts this site's; only what is certain. */
export const PORTAL_HELP: Readonly<Record<Kind, PortalHelp>> = {
  AIRBNB: {
    steps: [
      'Su Airbnb apri il calendario dell’annuncio, poi le impostazioni di disponibilità: in fondo c’è il collegamento ai calendari.',
      'Copia l’indirizzo che Airbnb chiama «esporta calendario» e incollalo qui sotto.',
      'Dopo il salvataggio copia l’indirizzo del sito e incollalo là, in «importa calendario».',
    ],
    note: NAMES_CHANGE,
  },
  BOOKING: {
    steps: [
      'Nell’extranet di Booking.com apri «Tariffe e disponibilità», poi la sincronizzazione dei calendari.',
      'Aggiungi un collegamento: Booking.com prima chiede l’indirizzo di questo sito, poi dà il suo. Se ti serve il nostro, salva prima qui senza indirizzo, poi torna in Modifica.',
      'Copia l’indirizzo che Booking.com esporta e incollalo qui sotto.',
    ],
    note: 'Booking.com non offre i calendari a tutte le strutture: se la voce non c’è, scrivi alla loro assistenza.',
  },
  VRBO: {
    steps: [
      'Su Vrbo o Abritel apri il calendario dell’annuncio: lì trovi come esportarlo e come importarne un altro.',
      'Copia l’indirizzo dell’esportazione e incollalo qui sotto.',
      'Dopo il salvataggio copia l’indirizzo del sito e incollalo là, dove si importa un calendario.',
    ],
    note: NAMES_CHANGE,
  },
  CALENDAR: {
    steps: [
      'In Google Calendar, da un computer, apri le impostazioni del calendario e cerca «Integra calendario»: copia l’«Indirizzo segreto in formato iCal» e incollalo qui sotto.',
      'Un evento di tutto il giorno chiude la casa, comunque sia segnato; un impegno a ore la chiude solo se è segnato «Occupato». Usa un calendario solo per la casa.',
      'Per vedere le prenotazioni nell’agenda, dopo il salvataggio copia l’indirizzo del sito e aggiungilo là fra gli «Altri calendari», «Da URL».',
    ],
    note: 'Google e le altre agende possono rileggere il sito anche solo dopo molte ore.',
  },
  OTHER: {
    steps: [
      'Cerca nel portale la parola «iCal» o «sincronizza calendario»: lì dà un indirizzo e ne chiede uno.',
      'Copia il suo indirizzo e incollalo qui sotto.',
      'Dopo il salvataggio copia l’indirizzo del sito e incollalo là.',
    ],
  },
};

/** Meanings of portal events. */
export const EVENT_MEANINGS: Readonly<Record<ChannelEvent['as'], string>> = {
  STAY: 'Soggiorno',
  CLOSURE: 'Chiusura',
  EDGE: 'Chiusura automatica',
  ECHO: 'Già nel sito',
  FREE: 'Libero',
};

export const CHANNEL_EVENTS = {
  title: (name: string) => `Eventi di ${name}`,
  hint: 'Gli eventi del calendario, e se qui contano. Se uno è stato capito male, cambialo: vale finché il portale lo tiene.',
  loadFailed: 'Errore nel caricamento degli eventi',
  empty: 'In questo calendario non c’è niente da oggi in poi.',
  countsAs: 'Conta come',
  changed: 'Evento cambiato con successo',
  changeFailed: 'Errore nel cambiare l’evento',
  stay: (name: string) => `Un soggiorno venduto da ${name}: le notti sono occupate.`,
  closure: (name: string) => `Giorni chiusi su ${name}: sono chiusi anche qui.`,
  farEdge: 'Chiuso dal portale perché troppo lontano: non conta.',
  nearEdge: 'Chiuso dal portale perché troppo vicino: non conta.',
  takenEdge: 'Chiuso automaticamente dal portale: conta, perché hai scelto così.',
  echo: 'È un soggiorno di questo sito, che il portale ripete: non conta.',
  free: 'Segnato come libero: non conta.',
  missing: 'Il portale non lo mostra più.',
  unread: 'Non si trova in quello che si legge: resta com’era.',
  leftOut: {
    END: 'La data di fine non si legge, o non è chiara: per ora contano le notti che si leggono.',
    REPETITION: 'Si ripete, ma non si legge come: per ora conta solo la prima volta.',
    DATES: 'Ha altre date che non si leggono: per ora non contano.',
    EXCEPTIONS: 'Alcune date dovrebbero essere escluse, ma non si leggono: per ora contano tutte.',
  },
  freeQuestion: 'Libera le notti',
  freeText: (dates: string) => `Se non conta più, le notti ${dates} tornano prenotabili.`,
} as const;

/** After a restore nothing is imported or exported until the owner resumes. */
export const PAUSE = {
  title: 'I calendari sono in pausa',
  text: 'Il sito è tornato a un backup: le sue date possono essere vecchie. Finché non riprendi non legge i portali e non mostra loro le sue date, così nessuno libera notti già vendute. Controlla le prenotazioni, poi riprendi: prima si leggono i portali, poi si riaprono gli indirizzi.',
  resume: 'Riprendi',
  question: 'Le prenotazioni di questo sito sono quelle giuste? Dopo, i portali leggono le date che vedi qui.',
  resumed: 'Sincronizzazione dei calendari ripresa',
  failed: 'Errore nel riprendere i calendari',
} as const;

/** Nights sold twice: who, when, and what to do on each side. */
export const CLASH = {
  title: (count: number) => (count === 1 ? 'Notti vendute due volte' : `Notti vendute due volte (${count})`),
  hint: 'Due ospiti contano sulle stesse notti: decidi tu chi resta. Qui niente viene cancellato da solo.',
  both: (names: string, dates: string) => `${names}: le notti ${dates}`,
  and: (one: string, other: string) => `${one} e ${other}`,
  sideOfChannel: (name: string) => `Su ${name}`,
  sideOfSite: 'Su questo sito',
  soldThere: (dates: string) => `Soggiorno ${dates}.`,
  doThere: (name: string) =>
    `Apri ${name} e guarda chi è. Se resta l’altro ospite, annulla là la prenotazione o telefona all’assistenza del portale: annullare può avere penali. Quando ${name} la toglie, l’avviso sparisce da solo.`,
  soldHere: (guest: string, dates: string) => `${guest}, ${dates}.`,
  doHere: (guest: string) =>
    `Se resta l’altro ospite, scrivi o telefona a ${guest}, poi annulla qui la prenotazione. Se resta ${guest}, tieni la prenotazione e libera le notti sul portale.`,
  openBooking: 'Apri la prenotazione',
  atBooking: (name: string) => `Stesse notti vendute anche da ${name}`,
} as const;
