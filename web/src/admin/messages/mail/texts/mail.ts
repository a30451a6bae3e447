import type { ListedWording, MailStatus } from '@approdo/shared/contract/content/mail';

export const MAIL_TABS = {
  label: 'Parti della posta',
  sent: 'Partite',
  waiting: 'In attesa',
  countWaiting: (count: number) => `In attesa (${count})`,
  texts: 'Testi',
  allTexts: 'Tutti i testi',
  topics: 'Di che cosa parlano',
} as const;

/** What texts are about, and last those that the owner receives. */
export const MAIL_TOPICS: Readonly<Record<ListedWording['topic'], string>> = {
  STAY: 'Soggiorni',
  MONEY: 'Pagamenti',
  ACCOUNT: 'Account',
  OWNER: 'A te',
};

/** Texts of the mail screen. */
export const MAIL = {
  outbox: 'Messaggi del sito',
  outboxHint:
    'Qui restano per 90 giorni. Il testo di un messaggio inviato non viene conservato, perché può contenere dati degli ospiti.',
  empty: 'Nessun messaggio partito negli ultimi 90 giorni.',
  nothingWaits: 'Niente in attesa: è partito tutto.',
  loadFailed: 'Errore nel caricamento della posta',
  status: 'Stato',
  everyStatus: 'Tutti gli stati',
  noServer: 'I messaggi non partono',
  noServerHelp:
    'Il sito non è collegato a una casella di posta: ogni messaggio resta in un file sul server. Chi gestisce il server può collegarla (SMTP_URL).',
  own: (languages: string) => `Tuo: ${languages}`,
  wordingsHint: 'Come il sito scrive agli ospiti e a te. Valgono dal prossimo messaggio.',
  wordingsFailed: 'Errore nel caricamento dei testi',
} as const;

export const MAIL_STATUS: Readonly<Record<MailStatus, string>> = {
  WAITING: 'In attesa',
  SENT: 'Inviato',
  FILED: 'Scritto in un file',
  FAILED: 'Non inviato',
  HELD: 'Trattenuto',
};

export const MAIL_COLUMNS = {
  message: 'Messaggio',
  to: 'Destinatario',
  created: 'Scritto il',
} as const;

export const MAIL_FACTS = {
  sentAt: (date: string) => `Inviato: ${date}`,
  nextAttempt: (date: string) => `Prossimo tentativo: ${date}`,
  attempts: (attempts: number) => (attempts === 1 ? '1 tentativo' : `${attempts} tentativi`),
  isInvented: 'Destinatario inventato: non parte',
  lastError: (error: string) => `Motivo: ${error}`,
} as const;

export const MAIL_ACTIONS = {
  test: 'Invia un messaggio di prova',
  testFailed: "Errore nell'invio del messaggio di prova",
  send: 'Invia',
  sendAgain: 'Invia di nuovo',
  tryNow: 'Prova ora',
  sending: 'Messaggio rimesso in partenza con successo',
  sendFailed: "Errore nell'invio del messaggio",
  remove: 'Elimina',
  removed: 'Messaggio eliminato con successo',
  removeFailed: 'Errore nella cancellazione del messaggio',
} as const;

export const REMOVE_MAIL = {
  title: 'Elimina messaggio',
  text: (title: string, address: string) => `Vuoi eliminare «${title}» per ${address}?`,
  unsent: 'Non verrà più inviato.',
} as const;

export const HELD_MAIL = {
  title: (count: number) => (count === 1 ? 'Un messaggio è trattenuto' : `${count} messaggi sono trattenuti`),
  text: 'Nel backup che è stato ripristinato c’era posta in partenza. Forse è già arrivata allora: decidi tu se inviarla.',
  invented:
    'È posta di esempio: mostra come, dopo un ripristino, i messaggi in partenza restano fermi finché non decidi tu. Il destinatario è inventato: anche se la invii, non parte niente.',
  send: 'Invia tutti',
  remove: 'Elimina tutti',
  sendQuestion: 'Invia i messaggi trattenuti',
  sendText: (count: number) =>
    count === 1 ? 'Vuoi inviare il messaggio trattenuto?' : `Vuoi inviare i ${count} messaggi trattenuti?`,
  removeQuestion: 'Elimina i messaggi trattenuti',
  removeText: (count: number) =>
    count === 1
      ? 'Vuoi eliminare il messaggio trattenuto? Non verrà inviato.'
      : `Vuoi eliminare i ${count} messaggi trattenuti? Non verranno inviati.`,
  sent: 'Messaggi trattenuti rimessi in partenza con successo',
  removed: 'Messaggi trattenuti eliminati con successo',
} as const;
