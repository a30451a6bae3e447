import { asClause } from '@approdo/shared/words/base/as-clause';

/** Texts of the rules of stay, and of bookings that break them. */
export const STAY_RULES = {
  title: 'Regole di soggiorno',
  intro:
    'Che cosa chiedi a chi prenota dal sito. Tu puoi confermare anche un soggiorno che non le rispetta: prima ti viene chiesto.',
  loadFailed: 'Errore nel caricamento delle regole',
  saved: 'Regole salvate con successo',
  saveFailed: 'Errore nel salvataggio delle regole',
  save: 'Salva regole',
  base: 'Regole di base',
  baseHelp: 'Valgono ogni giorno, dove un periodo o un’eccezione non dicono altro.',
  between: 'Fra un soggiorno e l’altro',
  requests: 'Quando si prenota',
} as const;

/** The rules of a day, in the base, a period or an exception. */
export const LIMITS = {
  minNights: 'Notti minime',
  maxNights: 'Notti massime',
  arrivalDays: 'Si arriva di',
  departureDays: 'Si parte di',
  leadDays: 'Preavviso',
} as const;

export const LIMIT_HELP = {
  minNights: 'Il soggiorno più corto che accetti.',
  maxNights: 'Il soggiorno più lungo che accetti.',
  arrivalDays: 'I giorni della settimana in cui può arrivare un ospite.',
  departureDays: 'I giorni della settimana in cui può partire.',
  leadDays: 'Quanti giorni prima dell’arrivo deve scriverti.',
} as const;

/** The choices for a rule. */
export const CHOICES = {
  inherit: 'Come sempre',
  inherited: (what: string) => `Come sempre: ${what}`,
  none: 'Nessun limite',
  minNights: 'Almeno',
  maxNights: 'Al massimo',
  arrivalDays: 'Solo di',
  departureDays: 'Solo di',
  leadDays: 'Almeno',
  nights: 'notti',
  days: 'giorni',
  numberOf: (rule: string, unit: string) => `${rule}, ${unit}`,
} as const;

/** Rules in a few words. */
export const LIMIT_TEXTS = {
  minNights: (nights: number) => (nights === 1 ? 'almeno 1 notte' : `almeno ${nights} notti`),
  maxNights: (nights: number) => (nights === 1 ? 'al massimo 1 notte' : `al massimo ${nights} notti`),
  arrivalDays: (days: string) => `si arriva solo di ${days}`,
  departureDays: (days: string) => `si parte solo di ${days}`,
  leadDays: (days: number) => (days === 1 ? 'preavviso di 1 giorno' : `preavviso di ${days} giorni`),
  nothing: 'nessun limite',
  freed: {
    minNights: 'nessun minimo di notti',
    maxNights: 'nessun massimo di notti',
    arrivalDays: 'si arriva ogni giorno',
    departureDays: 'si parte ogni giorno',
    leadDays: 'nessun preavviso',
  },
  same: 'niente di diverso dalle altre regole',
} as const;

export const PERIODS = {
  title: 'Periodi dell’anno',
  help: 'Si ripetono ogni anno negli stessi giorni. Per gli altri giorni valgono le regole di base.',
  empty: 'Nessun periodo: le regole di base valgono tutto l’anno.',
  add: 'Aggiungi periodo',
  copy: 'Copia i periodi dei prezzi',
  replaceTitle: 'Sostituire i periodi?',
  replaceText:
    'I periodi di adesso lasciano il posto a quelli dei prezzi. Le regole restano dove i giorni sono gli stessi.',
  replace: 'Sostituisci',
  window: 'Periodo dell’anno',
  from: 'Dal (gg/mm)',
  to: 'Al (gg/mm)',
} as const;

export const EXCEPTIONS = {
  title: 'Eccezioni',
  help: 'Valgono una volta sola, nelle date che scegli, e contano più dei periodi.',
  empty: 'Nessuna eccezione. Scegli dei giorni nel calendario qui sopra per farne una.',
  add: 'Aggiungi eccezione',
  window: 'Eccezione per queste date',
  startDate: 'Dal',
  endDate: 'Al',
  label: 'Nome (facoltativo)',
  labelHelp: 'Lo vedi solo tu, per esempio «Ferragosto».',
  past: 'passata',
} as const;

export const LISTED_RULES = {
  edit: 'Modifica',
  remove: 'Rimuovi',
  more: 'Mostra altre',
  put: 'Applica',
} as const;

export const MORE_RULES = {
  preparationDays: 'Notti libere fra due soggiorni',
  preparationDaysHelp: 'Per le pulizie: quante notti restano vuote fra una partenza e l’arrivo dopo. 0 per nessuna.',
  fillGaps: 'Riempi i buchi',
  fillGapsHelp:
    'Fra due soggiorni restano meno notti delle minime? Chi le prende tutte può prenotarle lo stesso, in qualunque giorno della settimana.',
  orphanNights: 'Notti isolate da evitare',
  orphanNightsHelp:
    'Quante notti fra due soggiorni sono troppo poche per affittarle: chi ne lascerebbe così poche, o meno, non può prenotare. 0 per nessun limite.',
  horizonMonths: 'Mesi di anticipo',
  horizonMonthsHelp: 'Fino a quanti mesi da oggi si può arrivare. Vuoto: nessun limite.',
  requestHours: 'Ore per rispondere',
  requestHoursHelp: 'Quanto aspetta una richiesta prima di scadere da sola. Vuoto: non scade.',
} as const;

export const RULE_YEAR = {
  title: 'Dodici mesi con le loro regole',
  hint: 'Per fare un’eccezione scegli il primo e l’ultimo giorno. Per un giorno solo, sceglilo due volte.',
  legend: 'Che cosa decide ogni giorno',
  base: 'Regole di base',
  season: (days: string) => `Periodo ${days}`,
  exception: 'Eccezione',
  named: (name: string) => `Eccezione «${name}»`,
  taken: 'Già occupato',
  takenBy: (occupant: string) => `occupato: ${occupant}`,
  others: (count: number) => (count === 1 ? 'e un’altra regola' : `e altre ${count} regole`),
} as const;

/** Asked before a booking that breaks the rules is confirmed or changed. */
export const RULE_QUESTION = {
  title: 'Regole di soggiorno',
  text: (faults: readonly string[]) => `${sayBroken(faults)}. Continuare?`,
  action: 'Continua',
} as const;

/** The broken rules of a request. */
export function sayBroken(faults: readonly string[]): string {
  const [first, ...others] = faults;
  return `Non rispetta le regole: ${[first, ...others.map(asClause)].join(', ')}`;
}
