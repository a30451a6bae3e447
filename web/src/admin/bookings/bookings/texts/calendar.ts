import type { CalendarWords } from '../../../../ui/availability-calendar/calendar-words.ts';

/** Texts of the calendar on the bookings screen, in the words of its statuses. */
export const CALENDAR: CalendarWords = {
  name: 'Calendario delle disponibilità',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  chooseMonth: 'Scegli il mese',
  legend: 'Legenda',
  states: { free: 'Libero', pending: 'In attesa', confirmed: 'Confermato', blocked: 'Non disponibile' },
  taken: { pending: 'in attesa', confirmed: 'confermato', blocked: 'non disponibile' },
  untilMorning: (taken) => `${taken} fino al mattino`,
  fromAfternoon: (taken) => `${taken} dal pomeriggio`,
  places: { start: 'check-in', end: 'check-out', between: 'nel soggiorno' },
};
