import type { TranslatableKind, translatable } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';

type FieldLabels = {
  readonly [Kind in TranslatableKind]: Readonly<Record<keyof (typeof translatable)[Kind]['fields'], string>>;
};

/** The texts of the languages screen. */
export const LANGUAGES_SCREEN = {
  offered: 'Lingue offerte',
  offeredHint:
    'L’italiano c’è sempre. Un’altra lingua si offre quando i testi indispensabili sono tradotti e controllati; il resto può aspettare.',
  loadFailed: 'Errore nel caricamento delle lingue',
  saved: 'Lingue offerte salvate con successo',
  saveFailed: 'Errore nel salvataggio delle lingue offerte',
  offer: 'Offri ai visitatori',
  needed: 'Indispensabili',
  all: 'Tutti i testi',
  done: (done: number, total: number) => `${done} di ${total}`,
  missing: 'Da tradurre o controllare prima di offrirla:',
  list: 'Testi da tradurre',
  listHint: 'Ogni cosa del sito che si legge in un’altra lingua, con quello che le manca.',
  language: 'Lingua',
  nothing: 'Nel sito non c’è ancora niente da tradurre.',
} as const;

export const THINGS = {
  title: 'Testo',
  kind: 'Che cos’è',
  state: 'A che punto è',
  isPublished: 'Pubblicazione',
  translate: 'Traduci',
  done: 'Tutto tradotto',
  allKinds: 'Tutto',
  allStates: 'Tutti',
  window: (title: string) => `Traduci «${title}»`,
} as const;

/** The name of a single thing of each kind. */
export const KINDS: Readonly<Record<TranslatableKind, string>> = {
  homepage: 'Home page',
  property: 'Proprietà',
  payment_settings: 'Condizioni di pagamento',
  price_extras: 'Extra',
  tourist_tax: 'Imposta di soggiorno',
  galleries: 'Galleria',
  media: 'Media',
  feature_boxes: 'Riquadro',
  menu_items: 'Voce di menu',
  posts: 'Articolo',
  pages: 'Pagina',
  guide: 'Guida',
  mail_wordings: 'E-mail',
};

const FIELDS: FieldLabels = {
  homepage: {
    heroTitle: 'Titolo',
    heroSubtitle: 'Sottotitolo',
    'primaryButton.text': 'Primo pulsante',
    'secondaryButton.text': 'Secondo pulsante',
  },
  property: { description: 'Descrizione', houseRules: 'Regole della casa', amenities: 'Servizio' },
  price_extras: { name: 'Nome' },
  tourist_tax: { text: 'Al posto dell’importo' },
  payment_settings: { cancellationText: 'Condizioni di annullamento' },
  galleries: { name: 'Nome', description: 'Descrizione' },
  media: { caption: 'Didascalia', alt: 'Testo alternativo' },
  feature_boxes: { title: 'Titolo', description: 'Descrizione' },
  menu_items: { label: 'Etichetta' },
  posts: { title: 'Titolo', excerpt: 'Estratto', content: 'Contenuto' },
  pages: {
    title: 'Titolo',
    content: 'Contenuto',
    excerpt: 'Estratto',
    seoTitle: 'Titolo SEO',
    seoDescription: 'Descrizione SEO',
    seoKeywords: 'Parole chiave SEO',
  },
  guide: { title: 'Titolo', content: 'Testo' },
  mail_wordings: { subject: 'Oggetto', body: 'Testo' },
};

/** The name of a text; for one of a list with its Italian word: `Servizio «Wi-Fi»`. */
export function sayField(kind: TranslatableKind, field: string): string {
  const labels: Readonly<Record<string, string>> = FIELDS[kind];
  const own = labels[field];
  if (own !== undefined) return own;
  const [list = '', ...word] = field.split('.');
  return `${labels[list] ?? list} «${word.join('.')}»`;
}

/** The names of the languages in running text. */
export const LANGUAGE_WORDS: Readonly<Record<OtherLanguage, string>> = {
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
};

export const STATES: Readonly<Record<TranslationState, string>> = {
  MISSING: 'Manca',
  SUGGESTED: 'Suggerita',
  OUTDATED: 'Da rivedere',
  CHECKED: 'Controllata',
};

export const TRANSLATION = {
  tabs: 'Lingue',
  inLanguage: (what: string, language: OtherLanguage) => `${what} in ${LANGUAGE_WORDS[language]}`,
  missing: (count: number) => (count === 1 ? '1 testo manca' : `${count} testi mancano`),
  suggested: (count: number) => (count === 1 ? '1 testo suggerito' : `${count} testi suggeriti`),
  outdated: (count: number) => (count === 1 ? '1 testo da rivedere' : `${count} testi da rivedere`),
  checked: 'tutto tradotto',
  copy: 'Copia dall’italiano',
  fine: 'Va bene',
  stillFine: 'È ancora giusta',
  before: 'Com’era quando l’hai tradotto',
  now: 'Com’è adesso',
  onlyLooks: 'Le parole sono le stesse: è cambiato l’aspetto, o un’immagine.',
  removed: 'tolto:',
  added: 'aggiunto:',
  noItalian: 'In italiano questo testo non c’è più: svuotalo, se non serve.',
  nothing: 'Qui non c’è niente da tradurre: in italiano non c’è ancora nessun testo.',
  untilChecked: {
    italian: 'Finché un testo non è controllato, al suo posto si legge l’italiano.',
    absent: 'Finché non è tutto controllato, in questa lingua non si vede.',
    program: 'Finché non è controllata parte il testo del sito, già scritto in questa lingua.',
  },
  suggest: 'Suggerisci',
  noService: 'Nessun servizio propone le traduzioni.',
  linkService: 'Collegane uno nella schermata Lingue',
  suggestHint: 'Il servizio di traduzione propone i testi che mancano. Nessuno li vede finché non premi «Va bene».',
  saveFirst: 'Prima salva quello che hai scritto.',
  suggestions: (count: number) =>
    count === 1 ? 'C’è 1 suggerimento da rileggere' : `Ci sono ${count} suggerimenti da rileggere`,
  noSuggestions: 'Il servizio non ha suggerito niente',
  suggestFailed: 'Errore nel suggerimento delle traduzioni',
  slug: 'Indirizzo (slug)',
  slugHint: 'Se lo lasci vuoto si ricava dal titolo.',
  publish: 'Pubblica',
  publishHint: 'Servono tutti i testi necessari, controllati.',
  fixed: 'Questa pagina ha un indirizzo fisso, e si pubblica da sola quando titolo e contenuto sono controllati.',
  saved: 'Traduzione salvata con successo',
  saveFailed: 'Errore nel salvataggio della traduzione',
  loadFailed: 'Errore nel caricamento della traduzione',
  lacking: (fields: readonly string[]) => `Da tradurre o controllare: ${fields.join(', ')}.`,
} as const;

/** The id of the part of the screen where the service is linked. */
export const TRANSLATOR_PART = 'translator';

export const TRANSLATOR = {
  title: 'Traduttore',
  hint: 'Un servizio che propone le traduzioni dei testi che mancano: tu le rileggi, e solo allora si vedono.',
  sent: 'Al servizio va solo ciò che sul sito è pubblico. Mai le parole degli ospiti: né recensioni, né messaggi, né note delle prenotazioni.',
  none: 'Nessun servizio è collegato. Con un account di DeepL, anche gratuito, incolla qui la sua chiave: su deepl.com, nel tuo account, sotto «API keys».',
  services: {
    deepl: 'È collegato DeepL.',
    libretranslate: 'È collegato il LibreTranslate di chi gestisce il server. Se colleghi DeepL si usa quello.',
  },
  left: (characters: string) => `Restano ${characters} caratteri da tradurre in questo periodo.`,
  key: 'Chiave di DeepL',
  keyHint: 'Resta sul server, cifrata, e non entra nei backup.',
  link: 'Collega DeepL',
  unlink: 'Scollega DeepL',
  linked: 'DeepL collegato con successo',
  unlinked: 'DeepL scollegato con successo',
  linkFailed: 'Errore nel collegamento a DeepL',
  unlinkFailed: 'Errore nello scollegamento di DeepL',
  loadFailed: 'Errore nel caricamento del traduttore',
} as const;

export const UNLINK_TRANSLATOR = {
  title: 'Scollegare DeepL?',
  text: 'I testi già suggeriti restano. Per averne altri dovrai incollare di nuovo la chiave.',
} as const;
