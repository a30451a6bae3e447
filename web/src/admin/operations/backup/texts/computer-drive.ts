import type { ComputerDriveState } from '../../../platform.ts';

/** Texts about the Google Drive that this computer is linked to. */
export const COMPUTER_DRIVE = {
  title: 'Google Drive, da questo computer',
  hint: 'Manda su Google Drive i backup che tieni qui. Approdo vede soltanto i file che ha salvato lì.',
  loadFailed: 'Errore nella lettura di Google Drive',
  credentials: 'Scrivi le credenziali…',
  otherCredentials: 'Cambia credenziali…',
  credentialsTitle: 'Credenziali di Google',
  credentialsHint: 'Si creano una volta sola nella console di Google, come «App desktop»: la guida dice come.',
  clientId: 'ID client',
  clientSecret: 'Client secret',
  clientIdMissing: 'Scrivi l’ID client',
  clientSecretMissing: 'Scrivi il client secret',
  link: 'Collega Google Drive…',
  relink: 'Collega di nuovo…',
  unlink: 'Scollega',
  linkedTo: (account: string) => `Collegato a ${account}.`,
  waits: 'Il browser si è aperto: accedi a Google e dai il consenso. Poi torna qui.',
  send: 'Invia a Drive',
  bring: 'Copia qui',
} as const;

export const COMPUTER_DRIVE_STATES: Readonly<Record<ComputerDriveState['state'], string>> = {
  'not configured': 'Mancano le credenziali di Google.',
  'not linked': 'Non è collegato: manca il tuo consenso.',
  linked: 'Puoi mandarci i backup che tieni qui, e riprenderli.',
  revoked: 'L’accesso è stato revocato: collegalo di nuovo.',
};

export const COMPUTER_DRIVE_ACTIONS = {
  stored: 'Credenziali salvate con successo',
  storeFailed: 'Errore nel salvataggio delle credenziali',
  linked: 'Google Drive collegato con successo',
  linkFailed: 'Errore nel collegamento di Google Drive',
  unlinked: 'Google Drive scollegato con successo',
  unlinkFailed: 'Errore nello scollegare Google Drive',
  sent: 'Backup inviato a Google Drive con successo',
  sendFailed: 'Errore nell’invio a Google Drive',
  brought: 'Backup copiato su questo computer con successo',
  bringFailed: 'Errore nella copia da Google Drive',
  removed: 'Backup eliminato da Google Drive con successo',
  removeFailed: 'Errore nella cancellazione da Google Drive',
} as const;

export const UNLINK_COMPUTER_DRIVE = {
  title: 'Scollega Google Drive',
  text: 'I backup che sono già su Google Drive restano lì. Per vederli di nuovo da qui dovrai collegarlo.',
} as const;
