/** The receipts and the contract of a stay, on its page. */
export const stayDocuments = {
  title: 'Documenti',
  contract: 'Contratto',
  receipt: (number: string) => `Ricevuta ${number}`,
  voids: (number: string) => `storno della ${number}`,
  voidedBy: (number: string) => `stornata con la ${number}`,
  accepted: (date: string) => `accettato il ${date}`,
  superseded: 'non vale più',
  save: 'Scarica',
  saveThis: (name: string) => `Scarica: ${name}`,
  saveFailed: 'Il documento non si può scaricare in questo momento. Riprova.',
  changed: 'Il contratto è cambiato: rileggilo',
  waitForNext: 'Il soggiorno è cambiato: troverai qui il contratto nuovo.',
  haveRead: 'Ho letto il contratto e lo accetto',
  readFirst: 'Scarica il contratto, leggilo e spunta la casella per accettarlo',
  accept: 'Accetto il contratto',
  acceptFailed: 'Il contratto non si può accettare in questo momento. Riprova.',
  whatIsKept:
    'Teniamo che cosa hai accettato, quando, con quale account, e l’indirizzo di rete e il browser da cui lo fai.',
};
