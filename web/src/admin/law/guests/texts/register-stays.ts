import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import type { StaySource } from '@approdo/shared/domain/law/register/register-stay';

/** The card of a day whose guests have to be reported; quoted texts are those of LAW.md section 7. */
export const REGISTER_DAYS = {
  title: 'Oggi e ieri',
  none: 'Oggi e ieri non arriva nessuno.',
  today: (date: string) => `Oggi, ${date}`,
  yesterday: (date: string) => `Ieri, ${date}`,
  ready: (count: number) => (count === 1 ? '1 ospite pronto' : `${count} ospiti pronti`),
  incomplete: (count: number) => `${count} da completare`,
  due: (when: string) => `Da comunicare entro il ${when}`,
  late: 'In ritardo',
  lateHint: 'Il portale accetta solo arrivi di oggi o di ieri: per questi senti la tua Questura.',
  download: 'Scarica il file',
  downloadFailed: 'Errore nello scaricare il file',
  retry: 'Riprova',
  fileName: (date: string) => `alloggiati-${date}.txt`,
  deleteFile: 'Cancella il file dal computer dopo averlo caricato.',
  uploaded: 'L’ho caricato sul portale',
  uploadedQuestion: (date: string, guests: number) =>
    guests === 1
      ? `Confermi di aver caricato il file del ${date} con 1 ospite?`
      : `Confermi di aver caricato il file del ${date} con ${guests} ospiti?`,
  confirm: 'Conferma',
  recorded: 'Comunicazione registrata con successo',
  recordFailed: 'Errore nel registrare la comunicazione',
  faults: 'Prima completa questi dati',
  stays: 'Chi arriva',
} as const;

const SOURCES = { SITE: 'Sito', CHANNEL: 'Portale', OWNER: 'Inserito da te' } as const satisfies Readonly<
  Record<StaySource, string>
>;

export const REGISTER_STAYS = {
  title: 'Soggiorni',
  list: 'Soggiorni del registro',
  loadFailed: 'Errore nel caricamento dei soggiorni',
  empty: 'Nessun soggiorno in questi giorni.',
  name: 'Soggiorno',
  dates: 'Date',
  source: 'Da',
  sources: SOURCES,
  guests: 'Ospiti',
  complete: (complete: number, count: number) => `${complete} di ${count} completi`,
  state: 'Stato',
  changed: 'Questi dati sono già stati comunicati. Se erano sbagliati, avvisa la Questura.',
  open: 'Ospiti',
  edit: 'Modifica',
  remove: 'Elimina',
  removeQuestion: (title: string) => `${title} e i dati dei suoi ospiti vengono cancellati.`,
  removed: 'Soggiorno eliminato con successo',
  removeFailed: 'Errore nella cancellazione del soggiorno',
} as const;

/** The online check-in, which the guest opens with a link. */
export const REGISTER_LINK = {
  send: 'Manda il collegamento',
  copy: 'Copia il collegamento',
  needsTables: 'Il collegamento serve dopo le tabelle ufficiali: caricale in Impostazioni.',
  sent: (email: string) => `Collegamento mandato con successo a ${email}`,
  copied: 'Collegamento copiato con successo',
  failed: 'Errore nel creare il collegamento',
  copyFailed: 'Il browser non permette di copiare: seleziona il collegamento e copialo.',
  until: (date: string) => elideBeforeDates(`Collegamento valido fino al ${date}`),
  again: 'Il collegamento di prima smette subito di funzionare.',
  end: 'Rimuovi il collegamento',
  ended: 'Collegamento rimosso con successo',
  endFailed: 'Errore nella rimozione del collegamento',
} as const;

export const ADD_STAY = {
  open: 'Aggiungi un soggiorno',
  edit: 'Modifica il soggiorno',
  candidates: 'Dai portali e dalle date chiuse',
  noCandidates: 'Nessun soggiorno da aggiungere dai portali.',
  byHand: 'Un altro soggiorno',
  add: 'Aggiungi',
  added: 'Soggiorno aggiunto con successo',
  addFailed: 'Errore nell’aggiungere il soggiorno',
  title: 'Nome o portale',
  source: 'Da dove viene',
  sources: { CHANNEL: 'Da un portale', OWNER: 'Direttamente da te' },
  startDate: 'Arrivo',
  endDate: 'Partenza',
  numberOfGuests: 'Ospiti',
  save: 'Salva',
  saved: 'Soggiorno salvato con successo',
  saveFailed: 'Errore nel salvataggio del soggiorno',
} as const;

export const TRANSMISSIONS = {
  title: 'Comunicazioni',
  list: 'Che cosa è stato comunicato',
  loadFailed: 'Errore nel caricamento delle comunicazioni',
  empty: 'Ancora nessuna comunicazione.',
  date: 'File del',
  guests: 'Ospiti',
  state: 'Stato',
  at: 'Registrata',
  by: (when: string, name: string) => `${when} da ${name}`,
  sent: (guests: number, when: string) =>
    guests === 1 ? `Comunicato 1 ospite il ${when}` : `Comunicati ${guests} ospiti il ${when}`,
  withReceipt: 'Con ricevuta',
  addReceipt: 'Aggiungi la ricevuta',
  receiptText:
    'La ricevuta si scarica dal portale dal giorno dopo, per 30 giorni. Stanotte cancelliamo nomi e documenti di questi ospiti.',
  receiptFile: 'Scegli il PDF',
  receiptMissing: 'Scegli il PDF della ricevuta',
  receiptAdded: 'Ricevuta aggiunta con successo',
  receiptFailed: 'Errore nell’aggiungere la ricevuta',
  getReceipt: 'Scarica la ricevuta',
  getReceiptFailed: 'Errore nello scaricare la ricevuta',
  receiptName: (date: string) => `ricevuta-alloggiati-${date}.pdf`,
  removeReceipt: 'Rimuovi la ricevuta',
  removeReceiptQuestion: 'Puoi aggiungerne un’altra. Se i nomi sono già stati cancellati non si può più rimuovere.',
  receiptRemoved: 'Ricevuta rimossa con successo',
  removeReceiptFailed: 'Errore nella rimozione della ricevuta',
  undo: 'Annulla la comunicazione',
  undoQuestion: 'I suoi ospiti tornano da comunicare. Quello che hai già caricato sul portale non cambia.',
  undone: 'Comunicazione annullata con successo',
  undoFailed: 'Errore nell’annullare la comunicazione',
} as const;
