import type { Accent } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import type { SectionId } from '@approdo/shared/domain/content/look/look';

/** The texts of the site's look. Quoted texts are those of LOOK.md. */
export const LOOK = {
  title: 'Aspetto',
  loadFailed: 'Errore nel caricamento dell’aspetto',
  saveFailed: 'Errore nel salvataggio dell’aspetto',
  unpublished: 'Ci sono modifiche non pubblicate.',
  publish: 'Pubblica',
  published: 'Aspetto pubblicato con successo',
  publishFailed: 'Errore nella pubblicazione dell’aspetto',
  changedMeanwhile: 'Ora vedi l’aspetto come lo ha lasciato l’altra persona: guardalo, e poi pubblica.',
  discard: 'Scarta le modifiche',
  discarded: 'Modifiche scartate con successo',
  discardFailed: 'Errore nello scartare le modifiche',
  back: 'Torna all’aspetto di prima',
  wentBack: 'Aspetto di prima ripristinato con successo',
  backFailed: 'Errore nel ripristino dell’aspetto di prima',
} as const;

export const DISCARD_QUESTION = {
  title: LOOK.discard,
  text: 'Il sito resta com’è adesso, e quello che non hai ancora pubblicato va perso.',
  action: 'Scarta',
} as const;

export const BACK_QUESTION = {
  title: LOOK.back,
  text: (published: string | undefined, hasUnpublished: boolean) => {
    const before = published ? `l’aspetto pubblicato il ${published}` : 'l’aspetto che aveva all’inizio';
    const drafted = hasUnpublished ? '; le modifiche non ancora pubblicate restano da parte' : '';
    return `Sul sito torna ${before}. Se ci ripensi, puoi rimettere quello di adesso${drafted}.`;
  },
  action: 'Torna a quello di prima',
} as const;

export const VERSIONS = {
  title: 'Versioni',
  loadFailed: 'Errore nel caricamento delle versioni',
  first: 'L’aspetto dell’inizio',
  by: (name: string) => `di ${name}`,
  current: 'Sul sito adesso',
} as const;

/** The parts of the screen, each under its own fold. */
export const LOOK_PARTS = {
  logo: 'Logo e icona',
  colour: 'Colore',
  type: 'Caratteri',
  hero: 'Apertura',
  corners: 'Forme',
  sections: 'Parti della home page',
  edges: 'Barra e piè di pagina',
  scheme: 'Chiaro e scuro',
  share: 'Anteprima dei collegamenti',
} as const;

export const LOGO_FORM = {
  labels: { logo: 'Logo', logoDark: 'Logo per il fondo scuro', icon: 'Icona' },
  help: {
    logo: 'Prende il posto del nome del sito. Un file SVG, PNG o WebP, al massimo di 1 MB.',
    logoDark: 'Lo vede chi tiene il dispositivo in modalità scura. Senza, resta lo stesso logo.',
    icon: 'Quella della scheda del browser e del telefono: un’immagine quadrata. Senza, si usa il logo.',
  },
  none: 'Nessun file',
  choose: 'Carica',
  change: 'Cambia',
  remove: 'Rimuovi',
  failed: 'Caricamento non riuscito',
} as const;

export const COLOUR_FORM = {
  label: 'Colore del sito',
  help: 'Colora titoli, pulsanti e collegamenti. Ogni tavolozza è leggibile anche per chi vede poco.',
  own: 'Il tuo colore',
  pick: 'Scegli il colore',
  code: 'Codice',
  unreadable: 'Scrivi un colore come #1a6b8f',
  becomes: (colour: string) => `Per essere leggibile diventa ${colour}`,
} as const;

export const ACCENTS: Readonly<Record<Accent, string>> = {
  sea: 'Blu',
  olive: 'Ulivo',
  terracotta: 'Terracotta',
  bougainvillea: 'Buganvillea',
};

export const TYPE_FORM = {
  label: 'Caratteri di titoli e testi',
  pair: (titles: string, texts: string) => (titles === texts ? titles : `${titles} e ${texts}`),
  sample: 'La colazione è pronta alle otto, la terrazza è tutta vostra.',
} as const;

type Shape = 'hero' | 'corners' | 'header' | 'footer' | 'scheme';

/** What is chosen by its drawing. */
export const SHAPE_FORMS = {
  hero: {
    label: 'Come si apre la home page',
    names: {
      WALL: 'Parole su un riquadro accanto alla foto',
      FULL: 'Foto a tutto schermo, parole al centro',
      SIDE: 'Foto e parole fianco a fianco',
    },
  },
  corners: {
    label: 'Angoli di pulsanti e riquadri',
    names: { SHARP: 'Vivi', SOFT: 'Appena smussati', ROUND: 'Tondi' },
  },
  header: {
    label: 'Barra in alto',
    names: { LEFT: 'Nome a sinistra, menu accanto', CENTRE: 'Nome al centro, menu sotto' },
  },
  footer: {
    label: 'Piè di pagina',
    names: { SIMPLE: 'Semplice', COLUMNS: 'A colonne, con menu e indirizzo' },
  },
  scheme: {
    label: 'Chiaro e scuro sul sito',
    names: { LIGHT: 'Sempre chiaro', DEVICE: 'Come il dispositivo di chi guarda' },
  },
} satisfies { [Field in Shape]: { label: string; names: Record<Look[Field], string> } };

export const SECTION_NAMES: Readonly<Record<SectionId, string>> = {
  PROPERTY: 'La casa',
  BOOKING: 'Prenotazione',
  GALLERY: 'Galleria',
  REVIEWS: 'Recensioni',
  CONTACT: 'Contatti',
  POSTS: 'Blog',
};

export const SECTIONS_FORM = {
  up: 'Su',
  down: 'Giù',
  moveUp: (part: string) => `Sposta ${part} su`,
  moveDown: (part: string) => `Sposta ${part} giù`,
  visible: 'Visibile',
  visibleOf: (part: string) => `Visibile: ${part}`,
  bookingStays: 'La prenotazione resta sulla home page',
} as const;

export const SHARE_FORM = {
  label: 'Che cosa si vede quando qualcuno manda il tuo indirizzo',
  names: {
    PICTURE: 'La foto di apertura',
    CARD: 'La foto di apertura con il logo',
    LIBRARY: 'Un’immagine della libreria',
  },
  picture: 'Immagine da mostrare',
} as const;

export const PREVIEW = {
  title: 'Anteprima',
  afterSaving: 'È il sito vero: si aggiorna quando salvi.',
  loadFailed: 'Errore nel caricamento dell’anteprima',
  device: 'Schermo',
  devices: [
    { value: 'computer', label: 'Computer' },
    { value: 'phone', label: 'Telefono' },
  ],
  scheme: 'Luce',
  schemes: [
    { value: 'light', label: 'Chiara' },
    { value: 'dark', label: 'Scura' },
  ],
  page: 'Pagina',
  pages: { '': 'Home page', gallery: 'Galleria', booking: 'Prenotazione', contact: 'Contatti', blog: 'Blog' },
  frame: (page: string) => `Anteprima: ${page}`,
} as const;
