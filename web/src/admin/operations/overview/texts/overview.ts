/** Texts of the overview. */
export const OVERVIEW = {
  doubts: 'Da chiarire',
  arrivals: 'Prossimi arrivi',
  noArrivals: 'Qui compaiono i prossimi soggiorni confermati, dal più vicino.',
  departures: 'Prossime partenze',
  noDepartures: 'Qui compare chi parte nei prossimi giorni.',
  forecast: 'I prossimi dodici mesi',
  drafts: 'Bozze',
  noDrafts: 'Nessuna bozza: è tutto pubblicato.',
  latest: 'Ultimi articoli pubblicati',
  noLatest: 'Qui compaiono gli ultimi articoli che hai pubblicato: per ora nessuno.',
  post: 'Articolo',
  page: 'Pagina',
  putOff: 'Quando hai tempo',
} as const;

export const FORECAST = {
  month: 'Mese',
  nights: 'Notti',
  occupancy: 'Occupazione',
  income: 'Ricavo previsto',
  table: 'Mese per mese',
  toAgree: (count: number) => (count === 1 ? '+ 1 soggiorno da concordare' : `+ ${count} soggiorni da concordare`),
  ofChannels: (count: number) => `di cui ${count} dai portali`,
  about:
    'Le notti confermate, ciascuna con la sua parte del prezzo del soggiorno; quelle degli ospiti dei portali contano nell’occupazione, non nel ricavo. Dove il prezzo è ancora da concordare conta solo quello che è stato pagato.',
  empty:
    'Qui vedrai quanto è occupato ogni mese, con il ricavo previsto: comincia con il primo soggiorno che confermi.',
  chart: 'Occupazione e ricavo previsto per mese',
} as const;

export function sayOccupancy(share: number): string {
  return `${Math.round(share * 100)}%`;
}
