/** What the first screen says. */
export const OVERVIEW = {
  waiting: 'In attesa di te',
  arrivals: 'Prossimi arrivi',
  noArrivals: 'Nessun arrivo in programma.',
  departures: 'Prossime partenze',
  noDepartures: 'Nessuna partenza in programma.',
  tasks: 'Attività di oggi',
  noTasks: 'Nessuna attività per oggi.',
  forecast: 'I prossimi dodici mesi',
  drafts: 'Bozze',
  noDrafts: 'Nessuna bozza: è tutto pubblicato.',
  latest: 'Ultimi articoli pubblicati',
  noLatest: 'Ancora nessun articolo pubblicato.',
  post: 'Articolo',
  page: 'Pagina',
  today: 'Oggi',
} as const;

export const WAITING = {
  requests: (count: number) => (count === 1 ? 'richiesta di prenotazione' : 'richieste di prenotazione'),
  reviews: (count: number) => (count === 1 ? 'recensione da approvare' : 'recensioni da approvare'),
  messages: (count: number) => (count === 1 ? 'messaggio da rispondere' : 'messaggi da rispondere'),
  overdue: () => 'attività in ritardo',
} as const;

export const SITE_WARNINGS = {
  backupFailed: 'Errore nel controllo dei backup',
  setupFailed: 'Errore nel controllo delle impostazioni del server',
  mailFailed: 'Errore nel controllo della posta',
  noMailServer: 'I messaggi del sito non partono: manca un server di posta.',
  unsent: (count: number) =>
    count === 1 ? 'Un’e-mail non è potuta partire.' : `${count} e-mail non sono potute partire.`,
  held: (count: number) =>
    count === 1
      ? 'Un’e-mail aspetta la tua conferma dopo il ripristino.'
      : `${count} e-mail aspettano la tua conferma dopo il ripristino.`,
} as const;

export const FORECAST = {
  month: 'Mese',
  nights: 'Notti',
  occupancy: 'Occupazione',
  income: 'Incasso previsto',
  table: 'Mese per mese',
  toAgree: (count: number) => (count === 1 ? '+ 1 soggiorno da concordare' : `+ ${count} soggiorni da concordare`),
  about:
    'Notti confermate al prezzo di listino, con la pulizia finale nel mese dell’arrivo. I soggiorni sotto le 7 notti non sono nella somma: il loro prezzo è da concordare.',
  chart: 'Occupazione e incasso previsto per mese',
} as const;

export function sayOccupancy(share: number): string {
  return `${Math.round(share * 100)}%`;
}
