import { quotes } from '@approdo/shared/words/catalogues/it/prices/quotes';

/** The texts of the availability calendar. */
export const calendar = {
  name: 'Calendario delle disponibilità',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  legend: 'Legenda',
  states: { free: 'Libero', pending: 'In attesa', confirmed: 'Confermato', blocked: 'Non disponibile' },
  struck: 'Barrato: premi il giorno per sapere perché',
  taken: { pending: 'in attesa', confirmed: 'confermato', blocked: 'non disponibile' },
  untilMorning: (taken: string) => `${taken} fino al mattino`,
  fromAfternoon: (taken: string) => `${taken} dal pomeriggio`,
  places: { start: 'arrivo', end: 'partenza', between: 'nel soggiorno' },
  prices: {
    perNight: (price: string) => `${price} a notte`,
    cut: (percent: number) => `−${percent} %`,
    spokenCut: (percent: number) => quotes.lastMinuteLine({ percent }),
    cuts: 'Sconto dell’ultimo minuto',
  },
};
