/** The texts of the payments screen: what guests pay, and to whom. */
export const PAYMENTS = {
  loadFailed: 'Errore nel caricamento delle condizioni di pagamento',
  saved: 'Condizioni di pagamento salvate con successo',
  saveFailed: 'Errore nel salvataggio delle condizioni di pagamento',
  terms: 'Le condizioni',
  intro:
    'Queste condizioni valgono per le prenotazioni che confermi da adesso in poi: quelle già confermate tengono le loro rate.',
  save: 'Salva condizioni',
} as const;

export const TERMS_FORM = {
  schedule: 'Rate',
  depositPercent: 'Prima rata (% del prezzo)',
  depositPercentHelp: '0 per non chiederla, 100 per tutto.',
  depositDays: 'Giorni per pagarla',
  depositDaysHelp: 'Dalla conferma.',
  balanceDays: 'Saldo: giorni prima dell’arrivo',
  balanceDaysHelp: '0 per il giorno dell’arrivo.',
  depositLabel: 'Come si chiama la prima rata',
  ACCONTO: 'Acconto',
  ACCONTO_HELP: 'È solo una parte del prezzo: se il soggiorno salta si restituisce, salvo quanto dicono le condizioni.',
  CAPARRA: 'Caparra',
  CAPARRA_HELP:
    'È una garanzia (art. 1385 del codice civile): chi si ritira la perde, e se ti ritiri tu l’ospite può chiedere il doppio.',
  securityDeposit: 'Deposito cauzionale (euro)',
  securityDepositHelp:
    'Si paga con il saldo, si tiene per eventuali danni e si restituisce dopo la partenza. 0 per non chiederlo.',
  account: 'Conto per i bonifici',
  accountHelp: 'È il conto su cui gli ospiti pagano. Senza IBAN il bonifico non si propone.',
  owner: 'Chi affitta',
  ownerHelp: 'Il locatore: chi riceve i pagamenti come proprietario o gestore della casa.',
  ownerName: 'Nome e cognome o ragione sociale',
  ownerTaxCode: 'Codice fiscale',
  ownerAddress: 'Indirizzo',
  cancellation: 'Se l’ospite annulla',
  cancellationText: 'Condizioni di annullamento',
  cancellationTextHelp:
    'Con parole tue: gli ospiti le leggono, con le regole, sotto il prezzo e nella pagina della loro prenotazione.',
  rules: 'Quanto si rimborsa',
  daysBefore: 'Giorni prima',
  percent: 'Rimborso (%)',
  rule: (place: number) => `Regola ${place}`,
  addRule: 'Aggiungi regola',
  removeRule: 'Rimuovi',
  preview: 'In parole',
} as const;

/** The rules as sentences, one a line. */
export const RULE_LINES = {
  from: (days: number, percent: number) => `Fino a ${sayDaysBefore(days)}: ${sayShare(percent)}`,
  untilArrival: (percent: number) => `Fino al giorno dell’arrivo: ${sayShare(percent)}`,
  after: 'Dopo: nessun rimborso',
  afterArrival: 'Dopo l’arrivo: nessun rimborso',
  none: 'Senza regole, chi annulla non riceve nulla di quanto ha pagato per il soggiorno.',
  always:
    'Deposito cauzionale e imposta di soggiorno si restituiscono per intero. Se annulli tu, si restituisce tutto.',
} as const;

function sayDaysBefore(days: number): string {
  return days === 1 ? '1 giorno prima dell’arrivo' : `${days} giorni prima dell’arrivo`;
}

function sayShare(percent: number): string {
  if (percent === 0) return 'nessun rimborso';
  return percent === 100 ? 'rimborso di tutto quanto pagato' : `rimborso del ${percent} % di quanto pagato`;
}

/** Texts for the start screen. */
export const DUE = {
  loadFailed: 'Errore nel caricamento dei pagamenti',
  nothing: 'Nessuno ti deve niente.',
  none: 'Niente.',
  overdue: 'In ritardo',
  next: 'Prossimi 30 giorni',
  credits: 'Da rimborsare',
  deposits: 'Depositi da restituire',
} as const;
