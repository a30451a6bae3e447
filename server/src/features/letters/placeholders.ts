import { dayIn, STAY } from '../stays/index.ts';

export const TO_BOOKINGS = {
  collegamento: { kind: 'link', meaning: 'Collegamento alle prenotazioni', sample: '/booking' },
} as const;

export const TO_WRITE = {
  collegamento: { kind: 'link', meaning: 'Collegamento per scrivere', sample: '/contact' },
} as const;

export const CANCELLATION_DAYS = {
  chiesto: {
    kind: 'line',
    meaning: 'Quando l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    sample: dayIn('2027-05-03'),
  },
  annullato: {
    kind: 'line',
    meaning: 'Quando hai annullato ciò che l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    sample: dayIn('2027-05-05'),
  },
} as const;

export const FOR_OWNER = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento al back office', sample: '/admin/bookings' },
} as const;

export const EMAIL = { kind: 'line', meaning: "E-mail dell'ospite", sample: 'ada@example.com' } as const;

export const AMOUNT = { kind: 'line', meaning: 'Importo', sample: '181,71\u00A0€' } as const;

export const MESSAGE = {
  kind: 'text',
  meaning: 'Il messaggio; se nel frattempo ne sono arrivati altri, tutti',
} as const;

export const TO_CALENDARS = { kind: 'link', meaning: 'Collegamento ai calendari', sample: '/admin/calendars' } as const;

export const CHANNEL_NAME = { kind: 'line', meaning: 'Nome del calendario', sample: 'Airbnb' } as const;
