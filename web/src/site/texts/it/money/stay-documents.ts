import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of a stay's receipts and contract, on its page. */
export const stayDocuments = {
  title: 'Documenti',
  contract: 'Contratto',
  receipt: (number: string) => `Ricevuta ${number}`,
  voids: (number: string) => `storno della ${number}`,
  voidedBy: (number: string) => `stornata con la ${number}`,
  accepted: (date: string) => elideBeforeDates(`accettato il ${date}`),
  superseded: 'non vale più',
  save: 'Scarica',
  saveThis: (name: string) => `Scarica: ${name}`,
  saveFailed: 'Al momento non è possibile scaricare il documento. Riprova.',
  changed: 'Il contratto è cambiato: rileggilo',
  waitForNext: 'Il soggiorno è cambiato: troverai qui il contratto nuovo.',
  haveRead: 'Ho letto il contratto e lo accetto',
  readFirst: 'Scarica il contratto, leggilo e spunta la casella per accettarlo',
  accept: 'Accetto il contratto',
  acceptFailed: 'Al momento non è possibile accettare il contratto. Riprova.',
  whatIsStored: 'Registriamo che cosa accetti, quando, con quale account, da quale indirizzo IP e con quale browser.',
};
