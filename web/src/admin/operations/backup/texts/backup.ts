import type { BackupKind, BackupOperation, BackupPlace } from '@approdo/shared/contract/operations/backup';

/** Texts of the backup screen. */
export const BACKUP = {
  warnings: 'Da sapere',
  statusFailed: 'Errore nel caricamento dello stato dei backup',
  list: 'Backup salvati',
  listHint: 'Ogni backup contiene tutto il sito: testi, prenotazioni, utenti e foto. Scaricane uno ogni tanto.',
  empty: 'Nessun backup: crea il primo.',
  loadFailed: 'Errore nel caricamento dei backup',
  neverVerified: 'Mai',
  unaccepted: 'Non si può ripristinare',
} as const;

export const BACKUP_COLUMNS = {
  created: 'Creato il',
  kind: 'Tipo',
  location: 'Dove',
  size: 'Dimensione',
  verified: 'Verificato il',
} as const;

export const BACKUP_KINDS: Readonly<Record<BackupKind, string>> = {
  manual: 'Manuale',
  daily: 'Giornaliero',
  safety: 'Di sicurezza',
  uploaded: 'Caricato',
};

type AnyPlace = BackupPlace | 'computer' | 'computerDrive';

export const BACKUP_PLACES: Readonly<Record<AnyPlace | 'both', string>> = {
  computer: 'Su questo computer',
  computerDrive: 'Google Drive, da qui',
  local: 'Su questo server',
  drive: 'Google Drive',
  both: 'In entrambi',
};

/** Shown while no Google Drive is linked; leads to the reason and the remedy. */
export const DRIVE_OFF = {
  fact: 'Google Drive non è collegato:',
  way: 'perché, e come collegarlo',
} as const;

export const NEW_BACKUP = {
  title: 'Nuovo backup',
  hint: 'Mentre si salva, il sito resta aperto. Le foto già salvate non vengono copiate di nuovo.',
  where: 'Dove salvarlo',
  create: 'Crea backup',
  upload: 'Carica un backup',
} as const;

export const BACKUP_ACTIONS = {
  created: 'Backup creato con successo',
  createFailed: 'Errore nella creazione del backup',
  download: 'Scarica',
  downloaded: 'Backup scaricato con successo',
  downloadFailed: 'Errore nel download del backup',
  uploaded: 'Backup caricato con successo',
  uploadFailed: 'Errore nel caricamento del backup',
  cancelled: 'Operazione annullata',
  cancelFailed: 'Errore nell’annullare l’operazione',
  verify: 'Verifica',
  verified: 'Backup verificato con successo',
  verifyFailed: 'Errore nella verifica del backup',
  restore: 'Ripristina',
  remove: 'Elimina',
  removed: 'Backup eliminato con successo',
  removeFailed: 'Errore nella cancellazione del backup',
} as const;

export const REMOVE_BACKUP = {
  title: 'Elimina backup',
  text: ({ location }: { readonly location: AnyPlace }, date: string) =>
    `Vuoi eliminare il backup «${date}» (${BACKUP_PLACES[location]})? Non si può annullare.`,
} as const;

export const DOWNLOAD = {
  title: (date: string) => `Scarica il backup: ${date}`,
  text: (size: string) => `Un archivio di ${size} con tutto il sito, anche i dati dei tuoi ospiti.`,
  heldWhole:
    'Questo browser lo tiene da parte tutto prima di salvarlo: serve altrettanto spazio libero. Con Chrome o Edge non succede.',
} as const;

export const PROTECTION = {
  wanted: 'Proteggi con una frase segreta',
  hint: 'Chi trova il file non può leggerlo. La frase ti sarà chiesta per caricarlo di nuovo.',
  warning:
    'Senza questa frase nessuno può aprire l’archivio, nemmeno noi: se la perdi, è perso. Scrivila e conservala lontano dal file.',
  passphrase: 'Frase segreta',
  passphraseHint: 'Almeno 12 caratteri: per esempio quattro o cinque parole a caso.',
  again: 'Ripeti la frase segreta',
  different: 'Le due frasi non sono uguali',
} as const;

export const OPEN_ARCHIVE = {
  title: 'Apri l’archivio protetto',
  text: (fileName: string) => `«${fileName}» si apre solo con la frase segreta che hai scelto quando lo hai scaricato.`,
  submit: 'Carica',
} as const;

export const RUNNING: Readonly<Record<BackupOperation | 'send', string>> = {
  create: 'Creazione del backup in corso',
  upload: 'Controllo del backup caricato in corso',
  verify: 'Verifica del backup in corso',
  restore: 'Ripristino in corso',
  remove: 'Eliminazione del backup in corso',
  download: 'Download del backup in corso',
  daily: 'Backup automatico in corso',
  send: 'Caricamento del backup in corso',
};

/** The time left; 0 minutes means less than one. */
export const TIME_LEFT = {
  moment: 'meno di un minuto',
  minutes: (count: number) => (count === 1 ? 'circa un minuto' : `circa ${count} minuti`),
  hours: (count: number) => (count === 1 ? 'circa un’ora' : `circa ${count} ore`),
} as const;

/** The word to be typed as confirmation. */
export const CONFIRMATION = 'RIPRISTINA';

export const RESTORE = {
  title: (date: string) => `Ripristina il backup: ${date}`,
  warning: (date: string) =>
    `Il sito di adesso lascia il posto a quello di allora (${date}): prenotazioni, testi, foto e utenti. Quello che è cambiato dopo resta in un backup di sicurezza, creato prima. Alla fine tutti devono accedere di nuovo.`,
  confirmation: `Scrivi ${CONFIRMATION} per confermare`,
  confirmationMissing: `Scrivi ${CONFIRMATION}`,
  password: 'La tua password',
  passwordMissing: 'Scrivi la tua password',
  bringsBackErased: 'Ripristina lo stesso: torna anche chi avevo cancellato',
  erasedMissing: 'Scegli se ripristinare lo stesso',
  submit: 'Ripristina',
  wait: 'Può durare qualche minuto. Tieni aperta questa finestra.',
  failed: 'Errore nel ripristino del backup',
  succeeded: 'Backup ripristinato con successo',
  safety: (date: string) => `Il sito com’era prima è nel backup di sicurezza: ${date}.`,
  passwordAlone: (names: readonly string[]) => `Entrano ora con la sola password: ${names.join(', ')}`,
  sessionsEnd: 'Alla fine tutti devono accedere di nuovo, anche tu.',
  sessionEnded:
    'Il sito è tornato al backup scelto, e tutti devono accedere di nuovo. Usa la password che avevi al momento del backup.',
  signIn: 'Accedi di nuovo',
  signInFailed: 'Errore nell’uscita dalla sessione',
} as const;

export const RETENTION = {
  title: 'Backup automatico',
  next: (date: string) => `Prossimo backup: ${date}.`,
  newest: (date: string) => `Ultimo backup: ${date}.`,
  loadFailed: 'Errore nel caricamento delle impostazioni',
  isDailyOn: 'Crea un backup ogni giorno',
  hour: 'Ora (di Roma)',
  daily: 'Giornalieri da tenere',
  weekly: 'Settimanali da tenere',
  monthly: 'Mensili da tenere',
  retentionHint: 'I più vecchi vengono eliminati da soli; l’ultimo buono e quelli creati da te mai.',
  isSentToDrive: 'Copia anche su Google Drive',
  saved: 'Impostazioni salvate con successo',
  saveFailed: 'Errore nel salvataggio delle impostazioni',
} as const;
