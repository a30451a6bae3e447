import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of the receipts and contracts of a booking. */
export const DOCUMENTS = {
  title: 'Documenti',
  none: 'Ancora nessun documento.',
  loadFailed: 'Errore nel caricamento dei documenti',
  landlordMissing: 'Per emettere ricevute e creare contratti mancano i tuoi dati: nome, codice fiscale e indirizzo.',
  landlordWhere: 'Scrivili in Condizioni',
  makeReceipt: 'Emetti una ricevuta',
  makeContract: 'Crea il contratto',
  receipt: (number: string) => `Ricevuta ${number}`,
  storno: (number: string, of: string) => `Ricevuta ${number}, storno della ${of}`,
  contract: 'Contratto',
  voided: (by: string) => `Stornata con la ${by}`,
  accepted: 'Accettato',
  madeOn: (date: string) => elideBeforeDates(`del ${date}`),
  acceptedOn: (date: string) => elideBeforeDates(`Accettato il ${date}`),
  waits: 'Da accettare',
  superseded: 'Superato',
  supersededHelp: 'Date, ospiti o prezzo sono cambiati, o c’è un contratto più nuovo.',
  missing: (numbers: string) => `Mancano le ricevute ${numbers}: erano state emesse prima del ripristino di un backup.`,
  download: 'Scarica',
  downloadFailed: 'Errore nel salvataggio del documento',
  fileName: (name: string) => `${name.replace('/', '-').toLowerCase().replaceAll(/[ ,]+/g, '-')}.pdf`,
  void: 'Storna',
  voidTitle: (number: string) => `Stornare la ricevuta ${number}?`,
  voidText:
    'Si emette una nuova ricevuta, numerata, con l’importo in negativo: i suoi pagamenti potranno andare in un’altra ricevuta.',
  voidDone: (number: string) => `Ricevuta stornata con la ${number}`,
  voidFailed: 'Errore nello storno della ricevuta',
  contractTitle: 'Creare il contratto?',
  contractAgain: 'Prende il posto di quello di prima: l’ospite lo dovrà accettare di nuovo.',
  contractFirst: 'L’ospite lo trova nella pagina della sua prenotazione, dove lo può leggere e accettare.',
  contractAction: 'Crea il contratto',
  contractDone: 'Contratto creato',
  contractFailed: 'Errore nella creazione del contratto',
} as const;

export const RECEIPT_FORM = {
  title: 'Emetti una ricevuta',
  help: 'Prende il numero che viene dopo l’ultima e resta per sempre: uno sbaglio si corregge con uno storno.',
  entries: 'Che cosa è stato pagato',
  name: 'Intestata a',
  address: 'Indirizzo (facoltativo)',
  taxCode: 'Codice fiscale (facoltativo)',
  total: (amount: string) => `Totale: ${amount}`,
  submit: 'Emetti la ricevuta',
  done: (number: string) => `Ricevuta ${number} emessa`,
  failed: 'Errore nell’emissione della ricevuta',
} as const;

/** The texts on stamp duty, on the payments screen. */
export const STAMP_FORM = {
  legend: 'Imposta di bollo sulle ricevute',
  help: 'Se serve e come si assolve lo sa il tuo commercialista: qui scrivi che cosa dire sulle ricevute.',
  enabled: 'Scrivilo sulle ricevute',
  over: 'Sopra (euro)',
  amount: 'Imposta (euro)',
  text: 'Che cosa c’è scritto',
} as const;

export const CONTRACT_TEMPLATE = {
  open: 'Testo del contratto',
  title: 'Testo del contratto',
  loadFailed: 'Errore nel caricamento del testo del contratto',
  intro:
    'Il contratto si crea da una prenotazione confermata, nella sua pagina, in Documenti. Fallo leggere al tuo commercialista prima di usarlo.',
  language: 'Lingua',
  languageHelp: 'Chi legge in una lingua in cui non lo scrivi lo riceve in italiano.',
  subject: 'Titolo',
  body: 'Testo',
  bodyHelp:
    'Una riga vuota separa i paragrafi; una riga che comincia con # è un titolo. Se lo svuoti torna il testo originale.',
  placeholdersHint: 'Si inseriscono dove stai scrivendo. Se uno resta vuoto, il contratto non si crea.',
  saved: 'Testo del contratto salvato con successo',
  saveFailed: 'Errore nel salvataggio del testo del contratto',
  unknown: (name: string) => `Il segnaposto {${name}} non esiste nel contratto`,
} as const;
