import { quotes } from '@approdo/shared/words/catalogues/it/prices/quotes';

/** The texts of the availability calendar. */
export const calendar = {
  name: 'Calendario delle disponibilità',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  chooseMonth: 'Scegli il mese',
  legend: 'Legenda',
  states: {
    free: 'Libero',
    pending: 'Chiesto da altri, non ancora confermato',
    confirmed: 'Occupato',
    blocked: 'Non disponibile',
  },
  past: 'In grigio: già passato',
  half: 'Metà colorata: quel giorno si parte al mattino, o si arriva il pomeriggio',
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
