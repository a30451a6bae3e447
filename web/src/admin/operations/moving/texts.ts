import type {
  MoveChoices,
  MoveItemKind,
  MoveItemState,
  MoveKind,
  MoveState,
} from '@approdo/shared/contract/operations/moves';
import type { Tone } from '../../kit/badge/badge.tsx';

/** The texts of the screen of moves. Quoted texts are those of MOVING.md. */
export const MOVING = {
  what: 'Che cosa porti',
  whatHint: 'Da un file: prima vedi che cosa arriva, poi decidi. Quello che c’è già sul sito non cambia.',
  done: 'Traslochi fatti',
  empty: 'Ancora nessun trasloco.',
  loadFailed: 'Errore nel caricamento dei traslochi',
  all: 'Tutti i traslochi',
  file: 'File',
  date: 'Data',
  counts: 'Che cosa',
  state: 'Stato',
  open: 'Apri',
  remove: 'Elimina',
} as const;

/** How a state is called, and in which tone. */
type StateWords<State extends string> = Readonly<Record<State, { readonly word: string; readonly tone: Tone }>>;

export const MOVE_STATES: StateWords<MoveState> = {
  READING: { word: 'In lettura', tone: 'waiting' },
  READY: { word: 'Da portare', tone: 'waiting' },
  FAILED: { word: 'Non riuscito', tone: 'careful' },
  RUNNING: { word: 'In corso', tone: 'waiting' },
  DONE: { word: 'Portato', tone: 'done' },
  STOPPED: { word: 'Interrotto', tone: 'careful' },
  UNDONE: { word: 'Annullato', tone: 'resting' },
};

type KindWords = {
  readonly title: string;
  readonly hint: string;
  /** Where the file is found, by program. */
  readonly where: readonly string[];
};

export const MOVE_KINDS: Readonly<Record<MoveKind, KindWords>> = {
  SITE: {
    title: 'Il sito',
    hint: 'Articoli, pagine e foto di un sito WordPress o Ghost, o uno zip di testi Markdown.',
    where: [
      'WordPress: Strumenti, Esporta, Tutti i contenuti.',
      'Ghost: Settings, Import/Export, Export.',
      'Jekyll, Hugo e simili: uno zip della cartella dei testi, con le foto.',
    ],
  },
  STAYS: {
    title: 'I soggiorni',
    hint: 'Una tabella (CSV, Excel) o un calendario (.ics) dei portali, o un foglio tuo.',
    where: [
      'Airbnb: Prenotazioni, Tutte, Esporta, Scarica il file CSV. Per prezzi e commissioni: Guadagni, Scarica il report.',
      'Booking.com: Prenotazioni, scegli le date, Scarica.',
      'Vrbo, Lodgify, Smoobu: nell’elenco delle prenotazioni, Esporta.',
    ],
  },
  REVIEWS: {
    title: 'Le recensioni',
    hint: 'Una tabella con portale, autore, voto, testo e data: arrivano in attesa, e le approvi tu.',
    where: [
      'I portali non le esportano: copiale in un foglio, una per riga, e salvalo come CSV.',
      'Nella prima riga: Portale, Autore, Voto, Su, Testo, Data, Indirizzo.',
    ],
  },
  PHOTOS: {
    title: 'Le foto',
    hint: 'Una cartella o uno zip di foto: diventano una galleria, con le loro didascalie.',
    where: [
      'Google Foto: scegli le foto, Scarica: arrivano in uno zip.',
      'Da un disco o dal telefono: scegli la cartella, oppure le foto.',
    ],
  },
};

export const CHOOSE_FILE = {
  file: 'Scegli il file',
  folder: 'Scegli una cartella',
  where: 'Dove trovo il file?',
  sending: (name: string) => `Caricamento di «${name}»`,
  sent: (name: string) => `«${name}» caricato con successo`,
  failed: 'Errore nel caricamento del file',
  cancelled: 'Caricamento annullato',
  sendingPhotos: (done: number, all: number) => `Foto arrivate: ${done} di ${all}`,
  photos: 'Foto in arrivo',
  photosSent: 'Foto caricate con successo',
  noPhotos: 'In questa cartella non ci sono foto.',
  goOn: 'Vai all’anteprima',
} as const;

export const PREVIEW = {
  title: 'Anteprima',
  choices: 'Le tue scelte',
  never: 'Non arriva',
  already: (things: string) => `C’è già: ${things}`,
  counted: (what: string, count: number) => `${what}: ${count}`,
  toCheck: 'Da guardare',
  warned: 'Con un avviso',
  further: 'Le altre sono nell’elenco qui sotto.',
  items: 'Tutte le voci',
  all: 'Porta tutto',
  some: (count: number) => `Porta ${sayCount(count, { one: 'voce', many: 'voci' })}`,
  rest: 'Porta il resto',
  nothing: 'Adesso non c’è niente da portare.',
  stopped: 'Il trasloco si è fermato',
  stoppedText: 'Quello che è già arrivato resta. Puoi portare il resto, oppure annullare tutto.',
  failed: 'Questo file non si può portare',
} as const;

/** What comes, by the number of all things. */
export function sayArriving(things: string, count: number): string {
  if (count === 0) return 'Non arriva niente di nuovo';
  return count === 1 ? `Arriva ${things}` : `Arrivano ${things}`;
}

export function sayArrived(things: string): string {
  return things === '' ? 'Non è arrivato niente.' : `Che cosa è arrivato: ${things}.`;
}

/** What one is called, and several. */
type Names = { readonly one: string; readonly many: string };

export function sayCount(count: number, { one, many }: Names): string {
  return `${count} ${count === 1 ? one.toLowerCase() : many}`;
}

type Place = { readonly label: string; readonly path: string };

/** What items of a kind are called, and where they are once they have come. */
export const ITEM_KINDS: Readonly<Record<MoveItemKind, Names & { readonly places: readonly Place[] }>> = {
  POST: { one: 'Articolo', many: 'articoli', places: [{ label: 'Blog', path: '/blog' }] },
  PAGE: { one: 'Pagina', many: 'pagine', places: [{ label: 'Pagine', path: '/pages' }] },
  PICTURE: {
    one: 'Foto',
    many: 'foto',
    places: [
      { label: 'Media', path: '/media' },
      { label: 'Gallerie', path: '/gallery' },
    ],
  },
  STAY: { one: 'Soggiorno', many: 'soggiorni', places: [{ label: 'Prenotazioni', path: '/bookings' }] },
  REVIEW: { one: 'Recensione', many: 'recensioni', places: [{ label: 'Recensioni', path: '/reviews' }] },
};

/** What records that go are called; a kind that is not here is named as it is. */
export const RECORD_KINDS: Readonly<Record<string, Names>> = {
  post: ITEM_KINDS.POST,
  page: ITEM_KINDS.PAGE,
  media: ITEM_KINDS.PICTURE,
  gallery: { one: 'galleria', many: 'gallerie' },
  booking: ITEM_KINDS.STAY,
  review: ITEM_KINDS.REVIEW,
  redirect: { one: 'vecchio indirizzo', many: 'vecchi indirizzi' },
};

export const ITEM_STATES: StateWords<MoveItemState> = {
  NEW: { word: 'Da portare', tone: 'waiting' },
  ALREADY: { word: 'C’è già', tone: 'resting' },
  CLASH: { word: 'In conflitto', tone: 'careful' },
  FAULT: { word: 'Con un errore', tone: 'careful' },
  LEFT: { word: 'Non arriva', tone: 'resting' },
  DONE: { word: 'Portata', tone: 'done' },
};

export const ITEMS = {
  item: 'Voce',
  facts: 'Com’è',
  state: 'Stato',
  every: 'Tutte',
  bring: 'Porta',
  bringOne: (title: string) => `Porta «${title}»`,
  published: 'Pubblicato',
  draft: 'Bozza',
  guests: (count: number) => sayCount(count, { one: 'ospite', many: 'ospiti' }),
  commission: (amount: string) => `commissione ${amount}`,
} as const;

export const CHOICES = {
  as: { label: 'Articoli e pagine', names: { DRAFT: 'Come bozze', AS_WAS: 'Com’erano' } },
  pictures: { label: 'Foto', names: { ZIP: 'Da uno zip', FETCH: 'Dal vecchio sito', NONE: 'Senza foto' } },
  zip: 'Scegli lo zip delle foto',
  zipHint: 'Uno zip della cartella wp-content/uploads o content/images.',
  cover: 'Copertina per gli articoli senza foto',
  redirects: {
    label: 'Tieni i vecchi indirizzi',
    description: 'Chi apre un indirizzo del sito di prima arriva a quello nuovo.',
  },
  portal: { label: 'Portale', description: 'Per le righe che non ne nominano uno: per esempio Airbnb.' },
  mapping: 'Che cosa c’è in ogni colonna',
  samples: (samples: readonly string[]) => (samples.length === 0 ? 'Vuota' : samples.join(' · ')),
  leaveColumn: 'Non portare',
  dateOrder: 'Ordine delle date',
  dateOrders: { DMY: 'Giorno, mese, anno', MDY: 'Mese, giorno, anno', YMD: 'Anno, mese, giorno' },
  dateOrderOfFile: 'Come si capisce dal file',
  gallery: 'Galleria',
  newGallery: 'Una nuova',
  name: { label: 'Nome della galleria', description: 'Per le foto che non stanno in una cartella dello zip.' },
  order: { label: 'Ordine delle foto', names: { NAME: 'Per nome del file', DATE: 'Per data dello scatto' } },
  apply: 'Applica',
  failed: 'Errore nel salvataggio delle scelte',
} as const;

/** What the owner can say that a column holds. */
export const COLUMN_FIELDS: Readonly<Record<keyof NonNullable<MoveChoices['mapping']>, string>> = {
  code: 'Codice',
  name: 'Nome dell’ospite',
  email: 'E-mail',
  phone: 'Telefono',
  startDate: 'Arrivo',
  endDate: 'Partenza',
  nights: 'Notti',
  guests: 'Ospiti',
  adults: 'Adulti',
  children: 'Bambini',
  infants: 'Neonati',
  status: 'Stato',
  price: 'Prezzo',
  commission: 'Commissione',
  net: 'Importo netto',
  portal: 'Portale',
  note: 'Note',
  author: 'Autore',
  rating: 'Voto',
  outOf: 'Su (5 o 10)',
  comment: 'Testo',
  date: 'Data',
  url: 'Indirizzo',
};

export const RUN = {
  reading: 'Lettura del file',
  running: 'Trasloco in corso',
  begun: 'Trasloco cominciato',
  beginFailed: 'Errore nell’avvio del trasloco',
  stop: 'Interrompi',
  stopping: 'Il trasloco si ferma dopo la voce in corso',
  stopFailed: 'Errore nell’interrompere il trasloco',
} as const;

export const ARRIVED = { title: 'Trasloco fatto', where: 'Dove lo trovi:' } as const;

export const UNDO = {
  action: 'Annulla il trasloco',
  title: 'Annullare il trasloco?',
  text: (name: string) =>
    `Prima si crea una copia di sicurezza. Poi viene rimosso quello che è arrivato da «${name}» ed è rimasto com’era. Resta ciò che hai modificato, ciò che è in uso altrove e ciò che ha movimenti di denaro: alla fine lo vedi per nome.`,
  running: 'Annullamento del trasloco: prima la copia di sicurezza, poi il resto.',
  undone: 'Trasloco annullato con successo',
  failed: 'Errore nell’annullare il trasloco',
  undoneTitle: 'Trasloco annullato',
  removed: (things: string) => `Che cosa è stato rimosso: ${things}.`,
  nothingRemoved: 'Non è stato rimosso niente.',
  stayed: 'Che cosa resta',
} as const;

export const REMOVE_MOVE = {
  title: 'Elimina trasloco',
  text: (name: string) =>
    `Vuoi eliminare «${name}» e la sua anteprima? Quello che è già arrivato resta, e non si potrà più annullare.`,
  removed: 'Trasloco eliminato con successo',
  failed: 'Errore nella cancellazione del trasloco',
} as const;
