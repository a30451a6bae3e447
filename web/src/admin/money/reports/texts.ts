/** The texts of the income screen. */
export const INCOME = {
  loadFailed: 'Errore nella lettura dei conti',
  year: 'Anno',
  before: 'Anno precedente',
  after: 'Anno seguente',
  saveCsv: 'Scarica CSV',
  saveFailed: 'Errore nella lettura dei movimenti',
  fileName: (year: number) => `entrate-${year}.csv`,
  empty: (year: number) =>
    `Qui vedrai le entrate del ${year}, mese per mese: quanto hai incassato e restituito, le notti vendute e quanto valgono. Comincia con il primo soggiorno confermato o il primo pagamento che registri.`,
  months: 'Mese per mese',
  month: 'Mese',
  received: 'Incassato',
  refunded: 'Restituito',
  nights: 'Notti',
  earned: 'Di competenza',
  damage: 'Danni',
  tax: 'Imposta di soggiorno',
  total: 'Anno',
  byPortal: 'Per portale',
  portal: 'Portale',
  commission: 'Commissione',
} as const;

/** The estimated flat tax; the sentence is quoted from MONEY.md. */
export const FLAT_TAX = 'Cedolare secca, indicativa';

export function sayFlatTaxAt(percent: 21 | 26, amount: string): string {
  return `${percent} % = ${amount}`;
}

export const FLAT_TAX_HINT =
  'Su ciò che è di competenza dell’anno: il canone conta per le notti che cadono nell’anno, anche se non è ancora stato pagato. Quale aliquota vale e che cosa va dichiarato lo sa il tuo commercialista.';

/** What each figure includes and leaves out. */
export const INCOME_MEANINGS = [
  'Incassato e restituito: i soldi dei soggiorni, nel mese in cui sono arrivati o partiti. Un movimento stornato non conta più.',
  'Di competenza: il prezzo di ogni soggiorno confermato diviso fra le sue notti, ciascuna nel suo mese; dove il prezzo non c’è, quello che è stato pagato. Quello che hai tenuto di un soggiorno annullato è nella tabella, nel mese in cui è stato annullato, e in ciò che resta prima delle imposte.',
  'Le notti vendute dai portali contano, in alto e nei grafici, se hai caricato i loro file; nella tabella mese per mese non ci sono.',
  'Il deposito cauzionale non è un’entrata: è dell’ospite. Ciò che ne trattieni sta nei danni. Danni e imposta di soggiorno stanno a parte.',
  'Il CSV ha ogni movimento dell’anno, una riga ciascuno, deposito compreso: è la tabella per il commercialista.',
] as const;

export const MEANINGS_TITLE = 'Che cosa dicono questi numeri';
