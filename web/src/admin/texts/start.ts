import type { DemoKind } from '@approdo/shared/contract/site/demo';
import type { FirstStep, FirstSteps } from '@approdo/shared/contract/site/start';

/** What the guided start says. */
export const START = {
  title: 'Primi passi',
  panel: 'Primi passi',
  loadFailed: 'Errore nel caricamento dei primi passi',
  settleFailed: 'Errore nel salvataggio del passo',
  progress: (done: number, all: number) => `${done} di ${all} fatti`,
  place: (place: number, all: number) => `Passo ${place} di ${all}`,
  steps: 'I passi',
  states: { DONE: 'Fatto', SKIPPED: 'Rimandato', TO_DO: 'Da fare' } as const satisfies Record<
    FirstSteps['steps'][number]['state'],
    string
  >,
  back: 'Indietro',
  later: 'Più tardi',
  next: 'Avanti',
  goOn: 'Continua',
  putAwayNow: 'Metti via',
  putAway: 'Primi passi messi via: restano nel menu',
  takenOut: 'Primi passi di nuovo in Oggi',
  putAwayFailed: 'Errore nel mettere via i primi passi',
} as const;

type StepWords = {
  readonly title: string;
  /** What is to be done, where it stands alone. */
  readonly task: string;
  readonly hint: string;
};

export const STEPS: Readonly<Record<FirstStep, StepWords>> = {
  look: {
    title: 'Nome e aspetto',
    task: 'Scegli nome e aspetto',
    hint: 'Come si chiama il sito, con quale immagine si apre e di che colore è. L’anteprima mostra subito come diventa.',
  },
  property: {
    title: 'La casa',
    task: 'Descrivi la casa',
    hint: 'Che cosa offri: stanze, ospiti, servizi, dove si trova e il codice CIN, che la legge chiede di mostrare.',
  },
  photos: {
    title: 'Foto',
    task: 'Carica le foto',
    hint: 'Anche trenta foto insieme: diventano una galleria del sito, nell’ordine in cui le hai scattate.',
  },
  rates: {
    title: 'Prezzi',
    task: 'Controlla i prezzi',
    hint: 'Un prezzo a settimana per ogni giorno dell’anno: da qui il sito calcola ogni preventivo.',
  },
  mail: {
    title: 'Posta',
    task: 'Prova la posta',
    hint: 'Il sito scrive agli ospiti e a te: con un messaggio di prova vedi se la posta arriva.',
  },
  backup: {
    title: 'Backup',
    task: 'Fai il primo backup',
    hint: 'Una copia di tutto il sito, che si può ripristinare. La prima la fai adesso; poi se ne crea una al giorno.',
  },
  demo: {
    title: 'Via gli esempi',
    task: 'Togli gli esempi',
    hint: 'Il sito è nato con testi, foto e prenotazioni di esempio. Qui li togli, e resta solo ciò che è tuo.',
  },
};

export const FINISHED = {
  title: 'La casa è pronta',
  text: 'Tutti i passi sono fatti. Da qui in avanti trovi ogni cosa nel menu.',
  leftTitle: 'Quasi pronta',
  left: 'Alcuni passi sono ancora da fare: restano in Oggi finché non li fai o non li metti via.',
  overview: 'Vai a Oggi',
} as const;

export const MAIL_STEP = {
  route: (sender: string, host: string, port: number) =>
    `I messaggi partono da ${sender} attraverso ${host}, porta ${port}.`,
  none: 'Il sito non ha ancora un server di posta: ogni messaggio viene scritto in un file sul server e non parte.',
  howTo:
    'Chi gestisce il server mette queste righe nella configurazione del sito, con i dati del fornitore di posta, e lo riavvia. La password resta sul server: qui non si può scrivere.',
  testTitle: 'La prova',
  testHint: (email: string) => `Il messaggio va a ${email}, l’indirizzo del tuo account.`,
  missing: 'Manca una prova riuscita. Se non puoi farla adesso, scegli «Più tardi».',
  works: 'La posta parte: una prova è già riuscita.',
  outcomes: {
    trying: 'In partenza: tra poco leggi qui com’è andata.',
    sent: (at: string) =>
      `Il server di posta l’ha preso in consegna (${at}). Guarda nella tua casella; se non c’è, guarda nello spam e leggi qui sotto.`,
    retried: (error: string, next: string) =>
      `Non è ancora partito, e il sito riprova da solo: ${next}. Il motivo: «${error}».`,
    failed: (error: string) => `Il server di posta l’ha rifiutato: «${error}».`,
    filed: 'È stato scritto in un file sul server, perché il sito non ha un server di posta.',
    held: 'È trattenuto: decidi nella schermata Posta se inviarlo.',
    silent: 'il server di posta non ha risposto',
  },
  providerTitle: 'Che cosa deve permettere il fornitore',
  providerHint:
    'Se i messaggi non partono o finiscono nello spam, manda questo testo a chi ti dà la posta o il dominio.',
  copy: 'Copia il testo',
  copied: 'Testo copiato con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona il testo e copialo.',
} as const;

type Provider = {
  readonly site: string;
  readonly sender: string | null;
  readonly server: { readonly host: string; readonly port: number } | null;
};

/** What is asked of whoever provides mail and domain. */
export function sayWhatProviderMustAllow({ site, sender, server }: Provider): string {
  const from = sender ?? 'un indirizzo del mio dominio';
  const domain = sender?.split('@')[1] ?? 'del mio dominio';
  const through = server ? `il server ${server.host}, porta ${server.port}` : 'il vostro server di posta';
  return `Buongiorno,

il mio sito ${site} invia pochi messaggi al giorno (conferme e risposte agli ospiti) da ${from}, attraverso ${through}. Perché arrivino vi chiedo di controllare che:

1. l’invio autenticato (SMTP) sia permesso per ${from} dalla macchina del sito, sulla porta 587 con STARTTLS oppure sulla 465 con TLS, e che nessun firewall chiuda la porta in uscita;
2. il record SPF del dominio ${domain} comprenda il server da cui partono i messaggi;
3. i messaggi siano firmati con DKIM per il dominio ${domain};
4. ci sia un record DMARC per il dominio ${domain}, anche solo con p=none;
5. l’autenticazione a due fattori non impedisca l’accesso SMTP: se serve, una password per applicazioni.

Grazie.`;
}

export const SMTP_LINES = `SMTP_URL=smtps://utente:password@smtp.fornitore.it:465
MAIL_FROM=La mia casa <info@ilmiodominio.it>`;

export const BACKUP_STEP = {
  newest: (date: string) => `Ultimo backup: ${date}.`,
  none: 'Non c’è ancora nessun backup.',
  missing: 'Manca il primo backup. Se non puoi farlo adesso, scegli «Più tardi».',
  server: 'Sul server del sito',
  serverHint: 'Un backup sullo stesso server aiuta contro gli errori, non contro un disco che si rompe.',
  drive: 'Google Drive',
  toBackups: 'Apri la schermata Backup',
} as const;

export const PHOTOS_STEP = {
  dropZone: 'Le foto della casa',
  galleryName: 'La casa',
  byName: 'Ordina per nome del file',
  byTime: 'Ordina per data dello scatto',
  already: (names: string) => `Gallerie che ci sono già: ${names}.`,
  waiting: 'Aspetta che le foto siano arrivate, oppure annulla quelle ferme.',
} as const;

export const DEMO_STEP = {
  loadFailed: 'Errore nel caricamento degli esempi',
  leaving: 'Che cosa viene rimosso',
  returning: 'Che cosa torna neutro',
  returningHint: 'Un sito non può farne a meno: al posto delle parole di esempio ne restano di valide per ogni casa.',
  staying: 'Che cosa resta',
  stayingHint: 'Ciò che hai scritto o cambiato tu non viene toccato.',
  more: (count: number) => (count === 1 ? 'e un altro' : `e altri ${count}`),
  remove: 'Togli gli esempi',
  question: 'Togliere gli esempi?',
  questionText:
    'Prima si crea un backup del sito com’è adesso: da lì si può tornare indietro. Poi gli esempi vengono rimossi.',
  removed: 'Esempi tolti con successo',
  removeFailed: 'Errore nel togliere gli esempi',
  running: 'Rimozione degli esempi: prima il backup, poi il resto.',
  gone: 'Gli esempi non ci sono più: quello che vedi sul sito è tuo.',
  backup: (date: string) => `Il sito com’era prima è nel backup: ${date}.`,
  missing: 'Gli esempi ci sono ancora. Se vuoi tenerli un altro po’, scegli «Più tardi».',
} as const;

/** So many of a kind. */
export const DEMO_KINDS: Readonly<Record<DemoKind, (count: number) => string>> = {
  booking: (count) => (count === 1 ? '1 prenotazione' : `${count} prenotazioni`),
  conversation: (count) => (count === 1 ? '1 conversazione' : `${count} conversazioni`),
  'feature-box': (count) => (count === 1 ? '1 riquadro' : `${count} riquadri`),
  gallery: (count) => (count === 1 ? '1 galleria' : `${count} gallerie`),
  guide: (count) => (count === 1 ? '1 sezione della guida' : `${count} sezioni della guida`),
  'guide-hours': (count) => (count === 1 ? '1 orario della guida' : `${count} orari della guida`),
  homepage: (count) => (count === 1 ? '1 testo della home page' : `${count} testi della home page`),
  mail: (count) => (count === 1 ? '1 messaggio inviato' : `${count} messaggi inviati`),
  media: (count) => (count === 1 ? '1 foto o filmato' : `${count} foto e filmati`),
  menu: (count) => (count === 1 ? '1 voce di menu' : `${count} voci di menu`),
  message: (count) => (count === 1 ? '1 messaggio di contatto' : `${count} messaggi di contatto`),
  page: (count) => (count === 1 ? '1 pagina' : `${count} pagine`),
  post: (count) => (count === 1 ? '1 articolo' : `${count} articoli`),
  property: (count) => (count === 1 ? '1 dato della proprietà' : `${count} dati della proprietà`),
  rates: () => 'Il listino prezzi',
  review: (count) => (count === 1 ? '1 recensione' : `${count} recensioni`),
  task: (count) => (count === 1 ? '1 attività' : `${count} attività`),
  user: (count) => (count === 1 ? '1 utente' : `${count} utenti`),
};
