/** The texts of the portals' tab; those of YEAR.md, section 7, to the letter. */
export const PORTALS_TAB = {
  loadFailed: 'Errore nella lettura dei conti',
  drop: 'Trascina il file del portale o scegli il file',
  read: 'File letto',
  readFailed: 'Errore nella lettura del file',
  add: 'Aggiungi',
  added: 'File aggiunto',
  preview: 'Nel file',
  odd: (row: number, text: string) => `Riga ${row}: ${text}`,
  allKnown: 'Di questo file c’è già tutto',
  stays: 'Soggiorni',
  noStays: (year: number) => `Nessun soggiorno dei portali nel ${year}.`,
  payouts: 'Pagamenti',
  noPayouts: (year: number) => `Nessun pagamento dei portali nel ${year}.`,
  files: 'File',
  guest: 'Ospite',
  portal: 'Portale',
  dates: 'Date',
  gross: 'Lordo',
  commission: 'Commissione',
  withheld: 'Ritenuta',
  paid: 'Pagato',
  inferred: 'Ritenuta ricavata',
  unexplained: (amount: string) => `Non torna di ${amount}`,
  linked: 'Prenotazione',
  isLinked: 'Collegata',
  link: 'Collega',
  linkSaved: 'Collegamento salvato',
  noBooking: 'Nessuna',
  writeEuros: 'Scrivi gli euro',
  eurosSaved: 'Importi salvati',
  eurosHelp: 'Quanto è stato in euro. Lascia tutto vuoto per non contarlo.',
  saveFailed: 'Errore nel salvataggio',
  day: 'Giorno',
  amount: 'Importo',
  atBank: 'In banca',
  arrived: (day: string) => `Arrivato il ${day}`,
  notArrived: 'Non ancora visto in banca',
  name: 'Nome',
  period: 'Periodo',
  rows: 'Righe',
  addedOn: 'Aggiunto',
  isWithdrawn: 'Ritirato',
  withdraw: 'Ritira',
} as const;

/** The window that takes a file back. */
export const WITHDRAW_FILE = {
  title: 'Ritira',
  help: 'Le sue righe non contano più, e si possono rileggere.',
  submit: 'Ritira il file',
  undone: 'File ritirato',
  failed: 'Il file non è stato ritirato',
} as const;

export const WHERE_TITLE = 'Dove trovo il file?';

export const WHERE = [
  'Airbnb: Guadagni, Pagati, esporta CSV',
  'Booking.com: Contabilità, Pagamenti',
  'Vrbo: Riepilogo pagamenti',
] as const;

type Counts = { readonly stays: number; readonly payouts: number; readonly new: number; readonly known: number };

export function sayCounts({ stays, payouts, known, ...counts }: Counts): string {
  return `Soggiorni: ${stays}, pagamenti: ${payouts}. Righe nuove: ${counts.new}, già presenti: ${known}.`;
}
