import { SHORTENED_MAP } from '@approdo/shared/contract/content/property';
import type { EmbedType } from '@approdo/shared/rich-text/embed';

/** The texts of the editor of articles and pages. Quoted texts are those of SPEC.md. */
export const EDITOR = {
  toolbar: 'Formattazione',
  forbiddenLink:
    'Questo indirizzo non è ammesso: usa un indirizzo http, https, ftp, mailto, tel, sms oppure una pagina del sito che inizi con /',
  incoming: 'File in arrivo',
  waitForFiles: 'Aspetta che i file nel testo siano caricati, oppure annulla il loro caricamento.',
  framesLeftOut: (hosts: readonly string[]) =>
    hosts.length === 1
      ? `Un riquadro di ${hosts[0]} non è stato incollato: se serve, metti un link alla sua pagina.`
      : `Alcuni riquadri (${hosts.join(', ')}) non sono stati incollati: se servono, metti dei link alle loro pagine.`,
  picturesLeftOut: (count: number) =>
    `${count === 1 ? 'Un’immagine non è stata incollata' : `${count} immagini non sono state incollate`}: si trova altrove. Salvala sul computer e trascinala qui.`,
  shortenedMap: SHORTENED_MAP,
  forbiddenEmbed: (subject: string) => `Questo contenuto non può essere incorporato: ${subject}`,
} as const;

/** The buttons of a phone's toolbar that open a sheet of tools. */
export const SHEETS = { text: 'Testo', insert: 'Inserisci', more: 'Altro' } as const;

export const FORMATS = {
  bold: 'Grassetto',
  italic: 'Corsivo',
  underline: 'Sottolineato',
  strike: 'Barrato',
  code: 'Codice',
  link: 'Link',
  paragraph: 'Paragrafo',
  heading: (level: number) => `H${level}, intestazione ${level}`,
  left: 'Allinea a sinistra',
  center: 'Allinea al centro',
  right: 'Allinea a destra',
  justify: 'Giustifica',
  bulletList: 'Elenco puntato',
  orderedList: 'Elenco numerato',
  blockquote: 'Citazione',
  codeBlock: 'Blocco di codice',
  horizontalRule: 'Linea orizzontale',
  undo: 'Torna indietro',
  redo: 'Ripeti',
} as const;

/** The texts of embed markers: labels and texts of SPEC.md section 2. */
export const EMBEDS = {
  labels: { gallery: 'Gallery', image: 'Immagine', video: 'Video', audio: 'Audio', map: 'Mappa', youtube: 'YouTube' },
  insert: { gallery: 'Galleria', image: 'Immagine', video: 'Video', audio: 'Audio', map: 'Mappa', youtube: 'YouTube' },
  insertTitle: (what: string) => `Inserisci ${what}`,
  editGallery: 'Edit gallery slug',
  removeGallery: 'Remove gallery',
  edit: 'Modifica',
  remove: 'Rimuovi',
  missingSlug: '[slug mancante]',
  missingSource: '[src mancante]',
} as const;

export const EMBED_FORM = {
  slug: 'Indirizzo (slug) della galleria',
  source: 'URL',
  galleries: 'Gallerie',
  chooseGallery: 'Scegli una galleria…',
  galleriesLoading: 'Loading gallery...',
  galleriesFailed: 'Failed to load gallery: scrivi il suo indirizzo (slug).',
  submit: 'Inserisci',
} as const;

/** What may be typed; pictures are chosen. */
export const EMBED_HINTS: Readonly<Partial<Record<EmbedType, string>>> = {
  gallery: 'L’indirizzo (slug) della galleria, per esempio la-casa.',
  video: 'Un video mp4 scelto tra i tuoi media, oppure un indirizzo https.',
  audio: 'Un audio mp3 scelto tra i tuoi media, oppure un indirizzo https.',
  map: 'L’indirizzo di un luogo su Google Maps o OpenStreetMap, o il codice da incorporare.',
  youtube: 'L’indirizzo di un video di YouTube, o il codice da incorporare.',
};

export const LINK_FORM = {
  title: 'Link',
  address: 'Indirizzo',
  submit: 'Salva',
  remove: 'Rimuovi il link',
} as const;
