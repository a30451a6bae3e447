/** The account for guests' transfers. */
export const ACCOUNT = {
  holder: 'Intestato a',
  iban: 'IBAN',
  ibanRight: (iban: string) => `IBAN valido: ${iban}`,
  ibanWrong: 'Non è ancora un IBAN valido.',
  bic: 'BIC',
  bicHelp: 'Per un conto fuori dallo Spazio economico europeo le banche lo chiedono.',
  missing: 'Scrivi l’IBAN',
} as const;

/** Asked before something falls due that nobody can pay, to the letter of GUEST.md, section 6. */
export const WAY_QUESTION = {
  title: 'Non c’è ancora un IBAN: l’ospite non saprà come pagare',
  help: 'È il conto su cui gli ospiti fanno il bonifico. Se lo scrivi più tardi, le scadenze partono da quel giorno.',
  save: 'Salva e conferma',
  anyway: 'Conferma lo stesso',
  saved: 'IBAN salvato con successo',
  saveFailed: 'Errore nel salvataggio dell’IBAN',
} as const;
