/** Why a translation cannot be written, suggested or offered. */
export const translationRefusals = {
  translationLanguageUnknown: 'Lingua non trovata',
  translatableUnknown: 'Testo da tradurre non trovato',
  textNotTranslated: 'Questo testo non si traduce',
  slugOfDocumentsOnly: 'Solo articoli e pagine hanno uno slug',
  publicationOfDocumentsOnly: 'Solo articoli e pagine si pubblicano',
  italianMissing: 'Questo testo non c’è in italiano',
  translationTitleMissing: 'Prima serve un titolo in questa lingua',
  slugFixedInEach: 'L’indirizzo (slug) di questa pagina non può essere cambiato, in nessuna lingua',
  translationGaps: 'Prima di pubblicare servono tutti i testi, controllati',
  translationPublished: 'Questo testo serve finché la traduzione è pubblicata',
  languageGaps: 'Prima di offrire la lingua traduci e controlla i testi indispensabili',
  neverTranslated:
    'Il servizio di traduzione riceve solo ciò che è pubblico: la guida della casa la leggono solo gli ospiti, e si traduce a mano',
  italianNotPublic: 'Il servizio di traduzione riceve solo ciò che è pubblico: prima pubblica l’italiano',
  tooLongToTranslate: ({ most }: { readonly most: string }) =>
    `Qui servono più di ${most} caratteri, che è quanto si può far tradurre in un giorno: scrivi la traduzione a mano`,
  translatedEnoughToday: ({ left, needed }: { readonly left: string; readonly needed: string }) =>
    `Oggi si possono far tradurre ancora ${left} caratteri, e qui ne servono ${needed}: riprova domani`,
};

/** Why backups are not made, read, restored or linked to Google Drive. */
export const backupRefusals = {
  backupUnknown: 'Backup non trovato',
  backupBusy: "Un'operazione di backup è già in corso",
  backupCancelled: 'Operazione annullata',
  nothingToCancel: 'Non c’è niente che si possa annullare',
  backupDamaged: ({ fault }: { readonly fault: string }) => `Il backup è danneggiato. ${fault}`,
  backupRecordLost:
    'Il backup è danneggiato. I dati che lo descrivono non si leggono più, e non si può usare: eliminalo.',
  backupUnaccepted: ({ fault }: { readonly fault: string }) =>
    `Il backup è intero, ma questa versione non può ripristinarlo: è un errore del programma. ${fault}`,
  erasuresUnread: ({ count }: { readonly count: number }) => {
    const erased = count === 1 ? 'una cancellazione fatta' : `${count} cancellazioni fatte`;
    return `Il sito non sa più leggere ${erased} dopo questo backup: ripristinandolo torna anche chi avevi cancellato`;
  },
  driveNotLinked: 'Google Drive non è collegato',
  driveNotConfigured: 'Google Drive non è collegato: il sito non ha ancora le credenziali di Google.',
};

/** Why a move from elsewhere is not begun, changed, run or taken back. */
export const moveRefusals = {
  moveUnknown: 'Trasloco non trovato',
  moveBusy: 'Un altro trasloco è in corso',
  moveBegun: 'Il trasloco è già cominciato',
  moveFileTooLarge: ({ max }: { readonly max: string }) => `Il file supera ${max}`,
  moveFileUnknown: 'Non riconosciamo questo file',
  nothingToUndo: 'Non c’è niente da annullare',
};

/** Why tasks, the demo and a person's data are not found or removed. */
export const operationRefusals = {
  taskUnknown: 'Attività non trovata',
  nothingHeld: "Di questo indirizzo non c'è nulla",
  demoWithoutBackup: ({ why }: { readonly why: string }) =>
    `Non è stato rimosso niente: il backup che si fa prima non è riuscito. ${why}`,
};
