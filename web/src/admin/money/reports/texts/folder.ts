const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The folder of a year for the accountant. */
export const FOLDER = {
  holds: 'Che cosa ci sarà',
  lacks: 'Che cosa manca',
  summary: 'Il riepilogo dell’anno, in PDF',
  tables: (payouts: string, expenses: string) => `Otto tabelle, in CSV e in Excel, con ${payouts} e ${expenses}`,
  payouts: (count: number) => counted(count, 'pagamento dei portali', 'pagamenti dei portali'),
  expenses: (count: number) => counted(count, 'spesa', 'spese'),
  receipts: 'Le ricevute dell’anno, anche quelle stornate',
  documents: (count: number) => counted(count, 'documento di spese', 'documenti di spese'),
  withoutDocument: (count: number) => counted(count, 'spesa senza documento', 'spese senza documento'),
  notArrived: (count: number) =>
    counted(count, 'pagamento dei portali non visto in banca', 'pagamenti dei portali non visti in banca'),
  save: 'Scarica la cartella',
  fileName: (year: number) => `conti-${year}.zip`,
  saveFailed: 'Errore nella preparazione della cartella',
} as const;
