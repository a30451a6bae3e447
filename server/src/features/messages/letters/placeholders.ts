import { dayIn, STAY } from '../../stays/stays/index.ts';
import type { Told } from './letter.ts';

export const TO_BOOKINGS = {
  collegamento: link('Collegamento alle prenotazioni', '/booking'),
} as const;

export const TO_CHECK_IN = {
  collegamento: link('Collegamento personale al modulo; sta solo qui', '/check-in#esempio'),
} as const;

export const TO_WRITE = {
  collegamento: link('Collegamento per scrivere', '/contact'),
} as const;

export const CANCELLATION_DAYS = {
  chiesto: line('Quando l’ospite ha chiesto di annullare; manca se non l’ha chiesto', dayIn('2027-05-03')),
  annullato: line(
    'Quando hai annullato ciò che l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    dayIn('2027-05-05'),
  ),
} as const;

export const FOR_OWNER = {
  ...STAY,
  collegamento: link('Collegamento alla prenotazione nel back office', '/admin/bookings'),
} as const;

/** What is taken with the stay besides, and the code by which it costs less. */
export const TAKEN = {
  extra: line('Gli extra scelti; possono mancare', 'Cane × 2, Lettino'),
  codice: line('Il codice sconto; può mancare', 'AMICI'),
} as const;

export const EMAIL = line("E-mail dell'ospite", 'ada@example.com');

export const PHONE = line('Telefono; può mancare', '+39 081 000000');

export const AMOUNT = line('Importo', '181,71\u00A0€');

export const MESSAGE = {
  kind: 'text',
  meaning: 'Il messaggio; se nel frattempo ne sono arrivati altri, tutti',
} as const;

export const TO_CALENDARS = link('Collegamento ai calendari', '/admin/calendars');

export const CHANNEL_NAME = line('Nome del calendario', 'Airbnb');

/** What fits in a subject. */
export function line(meaning: string, sample: Told['sample']) {
  return { kind: 'line', meaning, sample } as const;
}

/** What has several lines. */
export function text(meaning: string, sample: Told['sample']) {
  return { kind: 'text', meaning, sample } as const;
}

/** Where the letter leads, as a path on the site. */
export function link(meaning: string, sample: Told['sample']) {
  return { kind: 'link', meaning, sample } as const;
}
