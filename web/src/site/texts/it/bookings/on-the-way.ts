import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { plural } from '@approdo/shared/domain/base/language/plural';

/** The texts of a request on its way: saved while its guest signs in, sent with her confirmation, and once it arrived. */
export const onTheWay = {
  firstTime: { before: 'È la prima volta? ', link: 'Registrati', after: '' },
  saved: (request: string) => `Le tue date sono salvate: ${request}`,
  byAgreement: 'prezzo da concordare',
  toAgree: 'da concordare',
  stepMissing: 'Manca un passo: apri la mail e conferma. La tua richiesta parte da lì.',
  waitsElsewhere: 'Torna dove hai compilato la richiesta: è ancora lì',
  request: 'La tua richiesta',
  nothingNow: 'Per ora non paghi nulla: si paga dopo la nostra conferma.',
  confirmAndSend: 'Conferma e invia la richiesta',
  onlyConfirmed: 'Il tuo indirizzo è confermato, ma la richiesta non è partita. Riprova.',
  priceChanged: (before: string, now: string) => `Nel frattempo il prezzo è cambiato: era ${before}, ora è ${now}.`,
  datesGone: 'Nel frattempo le date della tua richiesta non sono più libere: scegline altre.',
  codeAgain: 'Il codice sconto non viene conservato: scrivilo di nuovo prima di inviare.',
  answerWithin: (hours: number) => `Ti rispondiamo entro ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })}`,
  payNow: (amount: string, date: string) => elideBeforeDates(`Da pagare ora: ${amount}, entro il ${date}`),
  open: 'Vedi la tua richiesta',
  again: 'Chiedi un altro periodo',
  waits: {
    answer: 'In attesa di risposta',
    payment: (amount: string, date: string) => elideBeforeDates(`Da pagare: ${amount} entro il ${date}`),
    latePayment: (amount: string, date: string) => elideBeforeDates(`Da pagare: ${amount}, scaduti il ${date}`),
  },
};
