import { elideBeforeDates } from '@approdo/shared/domain/date/say-date';

/** What the first screen says. */
export const OVERVIEW = {
  today: 'Oggi',
  waiting: 'In attesa di te',
  warnings: 'Da sistemare',
  arrivals: 'Prossimi arrivi',
  noArrivals: 'Qui compaiono i prossimi soggiorni confermati, dal più vicino.',
  departures: 'Prossime partenze',
  noDepartures: 'Qui compare chi parte nei prossimi giorni.',
  tasks: 'Attività di oggi',
  noTasks: 'Nessuna attività per oggi.',
  forecast: 'I prossimi dodici mesi',
  drafts: 'Bozze',
  noDrafts: 'Nessuna bozza: è tutto pubblicato.',
  latest: 'Ultimi articoli pubblicati',
  noLatest: 'Qui compaiono gli ultimi articoli che hai pubblicato: per ora nessuno.',
  post: 'Articolo',
  page: 'Pagina',
} as const;

export const TODAY = {
  arriving: 'Arrivi',
  nobodyArrives: 'Oggi non arriva nessuno.',
  leaving: 'Partenze',
  nobodyLeaves: 'Oggi non parte nessuno.',
  staying: 'In casa:',
  until: (date: string) => elideBeforeDates(`fino al ${date}`),
} as const;

export const WAITING = {
  requests: (count: number) => (count === 1 ? 'richiesta di prenotazione' : 'richieste di prenotazione'),
  expiring: (count: number) => (count === 1 ? 'richiesta sta per scadere' : 'richieste stanno per scadere'),
  cancellations: (count: number) => (count === 1 ? 'ospite chiede di annullare' : 'ospiti chiedono di annullare'),
  conversations: (count: number) => (count === 1 ? 'ospite aspetta una risposta' : 'ospiti aspettano una risposta'),
  reviews: (count: number) => (count === 1 ? 'recensione da approvare' : 'recensioni da approvare'),
  messages: (count: number) => (count === 1 ? 'messaggio a cui rispondere' : 'messaggi a cui rispondere'),
  unsent: (count: number) => (count === 1 ? 'e-mail non partita' : 'e-mail non partite'),
  held: (count: number) => (count === 1 ? 'e-mail aspetta la tua conferma' : 'e-mail aspettano la tua conferma'),
  due: () => 'attività per oggi',
  overdue: () => 'attività in ritardo',
} as const;

export const SITE_WARNINGS = {
  loadFailed: 'Errore nel controllo del sito',
  open: (screen: string) => `Apri ${screen}`,
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
