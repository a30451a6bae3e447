import type { BankMatch, BankProposal, BankReading } from '@approdo/shared/contract/money/bank';
import type { Tone } from '../../kit/badge/badge.tsx';

/** The texts of the tab of the bank; quoted texts are those of YEAR.md. */
export const BANK = {
  drop: 'Trascina l’estratto conto o scegli il file',
  notKept: 'Il file non viene tenuto: restano solo le righe che registri.',
  empty: 'Qui abbini i bonifici alle prenotazioni. Scarica l’estratto conto dal sito della banca, in CSV o Excel.',
  loadFailed: 'Errore nella lettura dei conti',
  read: 'Estratto conto letto',
  lines: 'Righe dell’estratto conto',
  without: 'Senza proposta',
  registered: 'Registrate',
  columns: 'Che cosa c’è in ogni colonna',
  samples: (samples: readonly string[]) => (samples.length === 0 ? 'Vuota' : samples.join(' · ')),
  leaveColumn: 'Non serve',
  readColumns: 'Leggi',
  proposals: 'Che cosa può essere',
} as const;

export function sayCounts({ counts: { lines, known, entered, proposed } }: BankReading): string {
  const registered = known + entered;
  return `${proposed} proposte, ${registered} già registrate, ${lines - registered - proposed} senza proposta`;
}

/** What the owner can say that a column holds. */
export const COLUMN_FIELDS = {
  date: 'Data',
  text: 'Descrizione',
  amount: 'Importo',
  in: 'Entrate',
  out: 'Uscite',
  name: 'Nome',
  currency: 'Valuta',
} as const;

export const SURENESS: Readonly<Record<BankProposal['sureness'], { readonly word: string; readonly tone: Tone }>> = {
  SURE: { word: 'Sicuro', tone: 'done' },
  LIKELY: { word: 'Probabile', tone: 'waiting' },
  POSSIBLE: { word: 'Possibile', tone: 'resting' },
};

export const MEANINGS: Readonly<Record<BankMatch['as'], string>> = {
  PAYMENT: 'Pagamento',
  REFUND: 'Rimborso',
  PAYOUT: 'Pagamento di un portale',
  EXPENSE: 'Spesa',
};

export const LINE = {
  register: 'Registra',
  change: 'Cambia',
  newExpense: 'Nuova spesa',
  registered: 'Registrato',
  saved: 'Riga registrata con successo',
  failed: 'Errore nel registrare la riga',
  day: 'Giorno',
  amount: 'Importo (euro)',
  what: 'Che cosa',
  by: 'Da chi',
  stay: 'Prenotazione',
  chooseStay: 'Scegli',
  purpose: 'Per che cosa',
  parts: 'Parti',
  addPart: 'Aggiungi una parte',
  removePart: 'Rimuovi la parte',
  part: (place: number) => `Parte ${place}`,
  category: 'Categoria',
  supplier: 'Fornitore (facoltativo)',
  note: 'Nota',
  undo: 'Annulla',
} as const;

/** The window that takes back what was registered. */
export const UNDO_LINE = {
  title: 'Annulla una riga registrata',
  help: 'I movimenti che ne sono nati vengono stornati, e la riga torna nuova.',
  submit: 'Annulla la riga',
  undone: 'Annullato',
  failed: 'Errore nell’annullare la riga',
} as const;
