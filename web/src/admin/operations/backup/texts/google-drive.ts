import type { DriveState } from '@approdo/shared/contract/operations/backup';

/** Texts about Google Drive. */
export const GOOGLE_DRIVE = {
  title: 'Google Drive',
  hint: 'Una copia fuori dalla macchina del sito: se quella si rompe, la casa torna da qui. Approdo vede solo i file che ha salvato lì.',
  states: {
    'not configured':
      'Google non conosce ancora questo sito. Chi gestisce il server lo presenta a Google una volta sola: la guida ai backup dice come, passo per passo.',
    'not linked': 'Collega il tuo account Google: si apre la pagina di Google, dai il consenso e torni qui.',
    linked: 'I backup che mandi su Drive sono nella cartella Approdo.',
    revoked:
      'Google non accetta più il collegamento: l’accesso è stato revocato o è scaduto. Finché non lo colleghi di nuovo, su Drive non arriva nessuna copia.',
  } satisfies Readonly<Record<DriveState, string>>,
  linkedTo: (account: string) => `Collegato a ${account}.`,
  link: 'Collega Google Drive',
  relink: 'Collega di nuovo',
  unlink: 'Scollega Google Drive',
  goOn: 'Continua nella pagina di Google',
  linked: 'Google Drive collegato con successo',
  linkFailed: 'Google Drive non è stato collegato: la richiesta è scaduta o era già stata usata. Riprova.',
  beginFailed: 'Errore nel collegamento a Google Drive',
  unlinkFailed: 'Errore nello scollegamento di Google Drive',
} as const;

export const UNLINK_DRIVE = {
  title: 'Scollegare Google Drive?',
  text: 'I backup che sono su Drive restano lì, ma da qui non si vedono più e il backup automatico non ne aggiunge altri. Puoi collegarlo di nuovo quando vuoi.',
} as const;
