import type { KnownTable } from '../../base/tables/match-table.ts';

/** What the owner can say that a column holds. */
export const STAY_FIELDS = [
  ...(['code', 'name', 'email', 'phone', 'startDate', 'endDate', 'nights', 'guests', 'adults'] as const),
  ...(['children', 'infants', 'status', 'price', 'commission', 'net', 'portal', 'note'] as const),
] as const;
export type StayField = (typeof STAY_FIELDS)[number];

/** Those of known tables besides: the currency of the amounts, and what kind of thing a row is. */
export type StayColumn = StayField | 'currency' | 'kind';

/** The tables of stays by the names of MOVING.md, section 5. Nights only tell in which order their dates are. */
export const STAY_TABLES: readonly KnownTable<StayColumn>[] = [
  {
    portal: 'Airbnb',
    order: 'MDY',
    needs: ['code', 'name', 'startDate', 'endDate'],
    names: {
      code: ['Confirmation code'],
      name: ['Guest name'],
      startDate: ['Start date'],
      endDate: ['End date'],
      nights: ['# of nights'],
      adults: ['# of adults'],
      children: ['# of children'],
      infants: ['# of infants'],
      status: ['Status'],
      net: ['Earnings'],
    },
  },
  {
    portal: 'Airbnb',
    order: 'DMY',
    needs: ['code', 'name', 'startDate', 'endDate'],
    names: {
      code: ['Codice di conferma'],
      name: ["Nome dell'ospite"],
      startDate: ['Data di inizio'],
      endDate: ['Data di fine'],
      nights: ['N. di notti'],
      adults: ['N. di adulti'],
      children: ['N. di bambini'],
      infants: ['N. di neonati'],
      status: ['Stato'],
      net: ['Guadagni'],
    },
  },
  {
    portal: 'Airbnb',
    order: 'MDY',
    needs: ['code', 'name', 'price', 'commission'],
    names: {
      code: ['Codice di Conferma', 'Confirmation code'],
      name: ['Ospite', 'Guest'],
      startDate: ['Data di inizio', 'Start date'],
      endDate: ['Data di fine', 'End date'],
      nights: ['Notti', 'Nights'],
      price: ['Guadagni lordi', 'Gross earnings'],
      commission: ['Costi del servizio', 'Service fee'],
      currency: ['Valuta', 'Currency'],
      kind: ['Tipo', 'Type'],
    },
  },
  {
    portal: 'Booking.com',
    needs: ['code', 'name', 'startDate', 'endDate'],
    names: {
      code: ['Book number', 'N° di prenotazione', 'Numero di prenotazione'],
      name: ['Guest name(s)', 'Nome ospite(i)', 'Booked by'],
      startDate: ['Check-in', 'Arrivo'],
      endDate: ['Check-out', 'Partenza'],
      guests: ['Persons', 'People', 'Persone'],
      adults: ['Adults', 'Adulti'],
      children: ['Children', 'Bambini'],
      status: ['Status', 'Stato'],
      price: ['Price', 'Prezzo'],
      commission: ['Commission amount', 'Importo commissione'],
    },
  },
  {
    portal: 'Vrbo',
    needs: ['code', 'name', 'startDate', 'endDate'],
    names: {
      code: ['Reservation ID'],
      name: ['Inquirer'],
      startDate: ['Check-in'],
      endDate: ['Check-out'],
      adults: ['Adults'],
      children: ['Children'],
      status: ['Status'],
    },
  },
  {
    needs: ['code', 'startDate', 'endDate'],
    names: {
      code: ['Id'],
      name: ['Name'],
      startDate: ['DateArrival'],
      endDate: ['DateDeparture'],
      guests: ['People'],
      status: ['Status'],
      price: ['TotalAmount'],
      currency: ['Currency'],
      portal: ['Source'],
    },
  },
  {
    order: 'DMY',
    needs: ['startDate', 'endDate', 'portal'],
    names: {
      startDate: ['Arrivo', 'Arrival'],
      endDate: ['Partenza', 'Departure'],
      adults: ['Adulti', 'Adults'],
      children: ['Bambini', 'Children'],
      status: ['Stato', 'Status'],
      price: ['Prezzo', 'Price'],
      commission: ['Commissione', 'Commission'],
      portal: ['Portale', 'Portal'],
    },
  },
];
