import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';
import type { BookingOutcome } from '@approdo/shared/domain/stays/booking';
import { people } from './guests.ts';

/** A stay, or a request for one; days are counted from today, and all lie within 60 days back and 45 ahead. */
export type DemoStay = {
  /** What the letter about it knows it by; no id, which visitors see, names a guest. */
  readonly key: string;
  readonly guest: { readonly name: string; readonly email: string };
  /** The account that asked, where one did. */
  readonly account?: string;
  readonly from: number;
  readonly to: number;
  readonly status: 'PENDING' | 'CONFIRMED' | 'REJECTED';
  readonly numberOfGuests: number;
  readonly linen: boolean;
  readonly foundBy: FoundBy | null;
  readonly note: string | null;
  readonly askedDaysAgo: number;
  /** Of a REJECTED one that nobody refused. */
  readonly ended?: { readonly outcome: BookingOutcome; readonly daysAgo: number };
};

export const demoStays: readonly DemoStay[] = [
  {
    key: 'stay-elena',
    guest: people.elena,
    from: -54,
    to: -47,
    status: 'CONFIRMED',
    numberOfGuests: 8,
    linen: true,
    foundBy: 'RETURNING',
    note: 'Siamo in otto, due coppie e quattro ragazzi. Portiamo noi i giochi da tavolo.',
    askedDaysAgo: 120,
  },
  {
    key: 'stay-marco',
    guest: people.marco,
    from: -40,
    to: -33,
    status: 'CONFIRMED',
    numberOfGuests: 2,
    linen: false,
    foundBy: 'SEARCH',
    note: null,
    askedDaysAgo: 98,
  },
  {
    key: 'request-dario',
    guest: people.dario,
    from: -26,
    to: -24,
    status: 'REJECTED',
    numberOfGuests: 8,
    linen: false,
    foundBy: 'SEARCH',
    note: 'Festa di addio al celibato, solo due notti. Musica fino a tardi, ma siamo bravi ragazzi.',
    askedDaysAgo: 45,
  },
  {
    key: 'request-emily',
    guest: people.emily,
    from: -33,
    to: -26,
    status: 'REJECTED',
    numberOfGuests: 3,
    linen: true,
    foundBy: 'SEARCH',
    note: 'Hello! We have just found your house: is that week still free?',
    askedDaysAgo: 58,
    ended: { outcome: 'EXPIRED', daysAgo: 55 },
  },
  {
    key: 'stay-sofia',
    guest: people.sofia,
    account: 'guest-sofia',
    from: -24,
    to: -17,
    status: 'CONFIRMED',
    numberOfGuests: 2,
    linen: true,
    foundBy: 'FRIENDS',
    note: 'Se è possibile vorremmo la camera dei limoni.',
    askedDaysAgo: 80,
  },
  {
    key: 'stay-luca',
    guest: people.luca,
    account: 'guest-luca',
    from: -13,
    to: -6,
    status: 'CONFIRMED',
    numberOfGuests: 3,
    linen: false,
    foundBy: null,
    note: 'Arriviamo con il traghetto delle 21: va bene?',
    askedDaysAgo: 60,
  },
  {
    key: 'stay-giulia',
    guest: people.giulia,
    from: -2,
    to: 5,
    status: 'CONFIRMED',
    numberOfGuests: 5,
    linen: true,
    foundBy: 'SOCIAL',
    note: 'Due bambini di quattro e sei anni. C’è un lettino da campeggio?',
    askedDaysAgo: 51,
  },
  {
    key: 'stay-sofia-again',
    guest: people.sofia,
    account: 'guest-sofia',
    from: 8,
    to: 15,
    status: 'CONFIRMED',
    numberOfGuests: 4,
    linen: true,
    foundBy: 'RETURNING',
    note: 'Torniamo, e questa volta portiamo mia sorella!',
    askedDaysAgo: 16,
  },
  {
    key: 'stay-rosaria',
    guest: people.rosaria,
    from: 16,
    to: 20,
    status: 'REJECTED',
    numberOfGuests: 2,
    linen: false,
    foundBy: 'FRIENDS',
    note: null,
    askedDaysAgo: 31,
    ended: { outcome: 'CANCELLED', daysAgo: 6 },
  },
  {
    key: 'request-marta',
    guest: people.marta,
    from: 21,
    to: 25,
    status: 'PENDING',
    numberOfGuests: 2,
    linen: false,
    foundBy: 'PORTAL',
    note: 'Ci basterebbero quattro notti. Possiamo venire con un cane piccolo e tranquillo?',
    askedDaysAgo: 1,
  },
  {
    key: 'stay-paola',
    guest: people.paola,
    from: 27,
    to: 34,
    status: 'CONFIRMED',
    numberOfGuests: 6,
    linen: false,
    foundBy: 'FRIENDS',
    note: null,
    askedDaysAgo: 9,
  },
  {
    key: 'request-chiara',
    guest: people.chiara,
    account: 'guest-chiara',
    from: 36,
    to: 43,
    status: 'PENDING',
    numberOfGuests: 4,
    linen: true,
    foundBy: null,
    note: 'È il nostro decimo anniversario: sogniamo la terrazza da mesi.',
    askedDaysAgo: 2,
  },
  {
    key: 'request-thomas',
    guest: people.thomas,
    from: 38,
    to: 45,
    status: 'PENDING',
    numberOfGuests: 2,
    linen: true,
    foundBy: 'SEARCH',
    note: 'Buongiorno da Berlino! Le date sono flessibili di un giorno o due.',
    askedDaysAgo: 0,
  },
];

export const demoBlock = {
  id: 'block-painter',
  from: 17,
  to: 19,
  reason: 'Viene l’imbianchino',
  setDaysAgo: 5,
} as const;
