import type { DemoKind } from '@approdo/shared/contract/operations/demo';

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

/** What to ask of the provider of mail and domain. */
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
  returning: 'Che cosa resta con un testo generico',
  returningHint: 'Un sito non può farne a meno: al posto delle parole di esempio ne restano di valide per ogni casa.',
  staying: 'Che cosa resta',
  stayingHint: 'Ciò che hai scritto o cambiato tu non viene toccato.',
  more: (count: number) => (count === 1 ? 'e un altro' : `e altri ${count}`),
  remove: 'Rimuovi gli esempi',
  question: 'Rimuovere gli esempi?',
  questionText:
    'Prima si crea un backup del sito com’è adesso: da lì si può tornare indietro. Poi gli esempi vengono rimossi.',
  removed: 'Esempi rimossi con successo',
  removeFailed: 'Errore nella rimozione degli esempi',
  running: 'Rimozione degli esempi: prima il backup, poi il resto.',
  gone: 'Gli esempi non ci sono più: quello che vedi sul sito è tuo.',
  backup: (date: string) => `Il sito com’era prima è nel backup: ${date}.`,
  missing: 'Gli esempi ci sono ancora. Se vuoi tenerli un altro po’, scegli «Più tardi».',
} as const;

/** A number of things of a kind. */
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

export const KEYS_STEP = {
  missing: 'Prima aggiungi un secondo passaggio, oppure rimanda a più tardi.',
  done: 'Il tuo account ha la verifica in due passaggi: la password da sola non fa entrare nessuno.',
  withPasskey:
    'Adesso entra chiunque abbia la tua password. Aggiungi una passkey: entri con l’impronta, il volto o il PIN. Subito dopo vedi i codici di riserva: scaricali, o copiali dove li ritrovi.',
  withApp:
    'Adesso entra chiunque abbia la tua password. Aggiungi un’app dei codici sul telefono. Subito dopo vedi i codici di riserva: scaricali, o copiali dove li ritrovi.',
  toAccess: 'Vai ad Accesso e dispositivi',
} as const;
