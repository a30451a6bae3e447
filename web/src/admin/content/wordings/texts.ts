/** The texts around the wordings of letters and other documents. */
export const WORDING = {
  subject: 'Oggetto',
  body: 'Testo',
  original: 'Originale',
  restore: 'Ripristina',
  placeholders: 'Segnaposto',
  placeholdersHint:
    'Si inseriscono dove stai scrivendo. Una riga in cui tutti i segnaposto sono vuoti non compare; se lo sono tutti quelli di un capoverso, non compare il capoverso intero, con le sue altre parole. Quello che si deve leggere sempre va in un capoverso senza segnaposto, tra due righe vuote.',
  preview: 'Anteprima',
  previewHint: 'Con dati di esempio.',
  previewOf: (guest: string, arrival: string) => `Con la prossima prenotazione: ${guest}, ${arrival}.`,
  sample: 'Invia una prova a te',
  saved: 'Testo salvato con successo',
  saveFailed: 'Errore nel salvataggio del testo',
  restored: 'Testo ripristinato con successo',
  restoreFailed: 'Errore nel ripristino del testo',
} as const;

export const RESTORE_WORDING = {
  title: 'Ripristina il testo originale',
  text: (title: string) => `Vuoi tornare al testo originale di «${title}»? Il tuo andrà perso.`,
} as const;
