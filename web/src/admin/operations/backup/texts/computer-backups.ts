/** Texts about this computer's backups, in a shell that can make them. */
export const COMPUTER = {
  title: 'Su questo computer',
  hint: 'Una copia di tutto il sito in una cartella tua: un altro disco, una chiavetta, una cartella sincronizzata.',
  loadFailed: 'Errore nella lettura dei backup di questo computer',
  noFolder: 'Non hai ancora scelto una cartella.',
  folder: (name: string) => `Cartella: ${name}.`,
  next: (date: string) => `Prossimo backup: ${date}.`,
  choose: 'Scegli la cartella…',
  change: 'Cambia cartella…',
  open: 'Apri la cartella',
  create: 'Salva ora su questo computer',
  isDailyOn: 'Salva ogni giorno su questo computer, mentre l’app è in funzione',
  confirmPrompt: 'Conferma che sei tu, così i backup di questo computer continuano.',
  confirm: 'Conferma',
  damaged: 'Danneggiato',
} as const;

export const COMPUTER_ACTIONS = {
  created: 'Backup salvato su questo computer con successo',
  createFailed: 'Errore nel salvataggio su questo computer',
  verified: 'Backup verificato con successo',
  verifyFailed: 'Errore nella verifica del backup',
  removed: 'Backup eliminato con successo',
  removeFailed: 'Errore nella cancellazione del backup',
  sent: 'L’archivio è sul sito: ora conferma il ripristino',
  sendFailed: 'Errore nell’invio dell’archivio al sito',
  folderFailed: 'Errore nella scelta della cartella',
  openFailed: 'Errore nell’apertura della cartella',
  edited: 'Impostazioni salvate con successo',
  confirmed: 'I backup di questo computer continuano',
  confirmFailed: 'I backup di questo computer non continuano ancora',
  editFailed: 'Errore nel salvataggio delle impostazioni',
} as const;

export const COMPUTER_RUNNING = {
  create: 'Salvataggio su questo computer in corso',
  daily: 'Backup automatico su questo computer in corso',
  verify: 'Verifica del backup in corso',
  remove: 'Eliminazione del backup in corso',
  send: 'Invio dell’archivio al sito in corso',
  'send to Drive': 'Invio a Google Drive in corso',
  'bring from Drive': 'Copia da Google Drive in corso',
  'remove from Drive': 'Eliminazione da Google Drive in corso',
} as const;
