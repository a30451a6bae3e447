import type { UploadNote } from '@approdo/shared/contract/content/media';
import { MAX_PICTURE_SIDE } from '@approdo/shared/domain/content/media-limits';

/** The texts of the library, its picker and the uploads. Quoted texts are those of SPEC.md. */
export const MEDIA = {
  loadFailed: 'Errore nel caricamento dei media',
  empty: 'La libreria è vuota: carica la prima immagine, un mp3 o un mp4.',
  nothingFound: 'Nessun media corrisponde alla ricerca.',
  kind: 'Tipo',
  dropHint: 'Puoi anche trascinare qui i file, oppure incollarli.',
  chooseHint: 'Con «Carica» puoi scegliere più file insieme.',
  drop: 'Lascia qui i file per caricarli',
  list: 'Media della libreria',
  file: 'Dalla libreria',
} as const;

export const MEDIA_KINDS = { all: 'Tutti', image: 'Immagini', audio: 'Audio', video: 'Video' } as const;

export const MEDIA_FACTS = {
  name: 'Nome',
  caption: 'Didascalia',
  alt: 'Testo alternativo',
  altHint: 'Cosa si vede, per chi non può vedere l’immagine.',
  size: 'Peso',
  dimensions: 'Dimensioni',
  duration: 'Durata',
  created: 'Caricato il',
} as const;

export const MEDIA_ACTIONS = {
  copy: 'Copia URL',
  copied: 'URL copiato con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona l’indirizzo e copialo.',
  edit: 'Modifica',
  remove: 'Elimina',
  removed: 'Media eliminato con successo',
  removeFailed: 'Errore nell’eliminazione del media',
  saved: 'Media salvato con successo',
  saveFailed: 'Errore nel salvataggio del media',
} as const;

export const REMOVE_MEDIA = {
  title: 'Elimina media',
  text: (name: string) => `Vuoi eliminare «${name}» dalla libreria? Non si può annullare.`,
} as const;

export const USED_IN = {
  intro: 'Si trova in:',
  post: 'Articolo',
  page: 'Pagina',
  gallery: 'Galleria',
  homepage: 'Home page',
  property: 'Proprietà',
  'feature-box': 'Riquadro in evidenza',
  guide: 'Guida della casa',
  look: 'Aspetto',
} as const;

export const UPLOADS = {
  upload: 'Carica',
  choose: 'Scegli il file',
  title: 'Caricamenti',
  waiting: 'In attesa',
  waitingForLine: 'In attesa della connessione',
  cut: 'La connessione si è interrotta: quello che è già arrivato resta, il resto riparte da solo appena torna.',
  checking: 'Controllo…',
  finishing: 'Elaborazione…',
  done: 'Caricato',
  cancel: 'Annulla',
  cancelAll: 'Annulla tutti',
  dismiss: 'Chiudi',
  dismissAll: 'Chiudi tutti',
  retry: 'Riprova',
  failed: 'Caricamento non riuscito',
  count: (done: number, all: number) => `${done} di ${all}`,
  progress: (name: string) => `Caricamento di ${name}`,
  cancelOf: (name: string) => `Annulla il caricamento di ${name}`,
} as const;

type NoteWords = {
  /** In the row of the upload, which names the file. */
  readonly short: string;
  readonly whole: (name: string) => string;
};

/** What was changed in a stored file. */
export const UPLOAD_NOTES: Readonly<Record<UploadNote, NoteWords>> = {
  'first-picture-only': {
    short: 'Caricato, ma solo la prima immagine',
    whole: (name) =>
      `«${name}» è animata: qui ne resta solo la prima immagine, ferma. Se ti serve il movimento, caricala come GIF o WebP animato, al massimo di ${MAX_PICTURE_SIDE} pixel per lato e 5MB.`,
  },
};

export const PICKER = {
  titles: { image: 'Scegli un’immagine', video: 'Scegli un video', audio: 'Scegli un audio' },
  search: 'Cerca nella libreria',
  empty: 'Qui non c’è ancora niente: carica il primo file.',
  choose: 'Scegli dalla libreria',
  change: 'Cambia immagine',
  finish: 'Fatto',
  none: 'Nessuna immagine scelta',
  use: 'Usa',
  back: 'Scegline un’altra',
  textsHint: 'Restano nella libreria: si leggono ovunque ci sia questa immagine.',
  address: 'Indirizzo',
  addressOf: (picture: string) => `${picture} (indirizzo)`,
  url: 'URL',
} as const;
