import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts on paper, and around it on the screen. */
export const PAPER = {
  calendar: 'Calendario',
  booking: 'Prenotazione',
  chosen: 'Quale prenotazione',
  first: 'Dal mese',
  months: 'Mesi',
  print: 'Stampa…',
  save: 'Salva come PDF…',
  close: 'Chiudi',
  saved: 'PDF salvato con successo',
  failed: 'Non è stato possibile caricare le prenotazioni.',
  retry: 'Riprova',
  none: 'Non ci sono prenotazioni da stampare.',
  nobody: 'Nessuno in questi mesi.',
  printedOn: (day: string) => elideBeforeDates(`Stampato il ${day}`),
  fileOfCalendar: (first: string) => `Calendario ${first}.pdf`,
  fileOfBooking: (who: string, day: string) => `Prenotazione ${who} ${day}.pdf`,
  weekdays: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
  states: { free: 'Libero', pending: 'In attesa', confirmed: 'Confermata', blocked: 'Non disponibile' },
  /** On a sheet without colours the letter shows the state. */
  letters: { free: '', pending: 'A', confirmed: 'C', blocked: 'N' },
  facts: {
    who: 'Ospite',
    email: 'E-mail',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Notti',
    guests: 'Numero di ospiti',
    status: 'Stato',
    note: 'Note',
    reason: 'Motivo',
    asked: 'Richiesta del',
  },
} as const;
