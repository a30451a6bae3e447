import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import type { NewRegisterStay } from '@approdo/shared/contract/law/register-stays';
import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { LONE_GUEST } from './lone-guest.ts';

/**
 * A year of stays whose tourist tax was calculated by hand (LAW.md section 11), with tariffs that change in the middle
 * of a stay. All sums are cents.
 */
export const TARIFFS_OF_YEAR: TouristTaxTerms['tariffs'] = [
  // A, from March to October: 2.00, five nights; under 12 and from 70 on nothing, under 15 half.
  {
    from: '2026-01-01',
    season: { from: '03-01', to: '10-31' },
    amount: 200,
    maxNights: 5,
    exemptUnder: 12,
    reducedUnder: 15,
    reducedAmount: 100,
    exemptFrom: 70,
  },
  // B, over the new year: 2.50, all pay for all nights.
  { from: '2026-01-01', season: { from: '12-20', to: '01-06' }, amount: 250 },
  // C takes A's place on 1 July 2027: 3.00, seven nights; under 14 nothing.
  { from: '2027-07-01', season: { from: '03-01', to: '10-31' }, amount: 300, maxNights: 7, exemptUnder: 14 },
];

export const EXEMPTIONS_OF_YEAR: TouristTaxTerms['exemptions'] = [
  { code: 'AUTISTI', label: 'Autisti di pullman' },
  { code: 'MALATI', label: 'Chi assiste un malato' },
];

const adult = { ...LONE_GUEST, birthDate: '1980-01-01' };
/** A stay as the owner adds it, with its guests. */
type AddedStay = Omit<Extract<NewRegisterStay, { readonly title: string }>, 'key'> & {
  readonly guests: readonly Partial<GuestEdit>[];
};

const born = (birthDate: string) => ({ ...LONE_GUEST, birthDate });

/** Stays of portals and of the owner, as the owner adds them. */
export const ADDED_STAYS: readonly AddedStay[] = [
  {
    // 30 and 31 December, 1 January: B, 3 nights × 2 × 2.50 = 15.00. By night: 10.00 in 2026, 5.00 in January.
    ...{ title: 'Capodanno', source: 'OWNER', startDate: '2026-12-30', endDate: '2027-01-02', numberOfGuests: 2 },
    guests: [adult, adult],
  },
  {
    // 5 and 6 January: B, 2 × 2.50 = 5.00; 7 and 8 January outside of all.
    ...{ title: 'Epifania', source: 'CHANNEL', startDate: '2027-01-05', endDate: '2027-01-09', numberOfGuests: 1 },
    guests: [adult],
  },
  {
    // 28 February outside; 1 and 2 March: A, 2 × 2.00 + 2 × 1.00 = 6.00: who was born on 29 February is 14 on the 28th.
    ...{ title: 'Bisestile, 28', source: 'CHANNEL', startDate: '2027-02-28', endDate: '2027-03-03', numberOfGuests: 2 },
    guests: [adult, born('2012-02-29')],
  },
  {
    // She is 15 on 1 March: A, 2 × 2.00 = 4.00.
    ...{ title: 'Bisestile, 1', source: 'CHANNEL', startDate: '2027-03-01', endDate: '2027-03-03', numberOfGuests: 1 },
    guests: [born('2012-02-29')],
  },
  {
    // 8 nights of A, 5 of them owed. Three in full 3 × 5 × 2.00 = 30.00 (who turns 70 tomorrow, too), the boy who is 12
    // today 5 × 1.00 = 5.00; exempt: their last 3 nights (4 × 3), the girl of 11 (8), who is 70 today (8).
    // By night: March has 3 nights each, 3 × 3 × 2.00 + 3 × 1.00 = 21.00, April 14.00.
    ...{
      title: 'Tre generazioni',
      source: 'CHANNEL',
      startDate: '2027-03-29',
      endDate: '2027-04-06',
      numberOfGuests: 6,
    },
    guests: [adult, adult, born('2015-03-29'), born('2015-03-30'), born('1957-03-29'), born('1957-03-30')],
  },
  {
    // Tariffs change on their 5th night. 27–30 June: A, 2 × 4 × 2.00 = 16.00, and the boy of 12 half, 4 × 1.00 = 4.00.
    // From 1 July C: nights 5 to 7, 2 × 3 × 3.00 = 18.00; nights 8 to 10 exempt (2 × 3), the boy is under 14 now (6).
    ...{
      title: 'Fra due tariffe',
      source: 'CHANNEL',
      startDate: '2027-06-27',
      endDate: '2027-07-07',
      numberOfGuests: 3,
    },
    guests: [adult, adult, born('2014-06-28')],
  },
  {
    // 10 nights, 7 owed: 21.00, 3 exempt. The other comes on the 14th and leaves on the 18th: her own 4 nights, 12.00.
    ...{ title: 'Chi arriva dopo', source: 'OWNER', startDate: '2027-07-10', endDate: '2027-07-20', numberOfGuests: 2 },
    guests: [adult, { ...adult, arrival: '2027-07-14', departure: '2027-07-18' }],
  },
  {
    // 9 nights, 7 owed by one: 21.00, 2 exempt. The driver: 9 exempt, 7 of them by his code, as nobody pays for more.
    // The boy of 13: 9 exempt by his age, so that his code counts for none.
    ...{ title: 'Il pullman', source: 'CHANNEL', startDate: '2027-08-02', endDate: '2027-08-11', numberOfGuests: 3 },
    guests: [adult, { ...adult, exemption: 'AUTISTI' }, { ...born('2014-08-01'), exemption: 'MALATI' }],
  },
  {
    // Nobody is in the register: four adults, 4 × 3 × 3.00 = 36.00, an estimate.
    ...{ title: 'Airbnb', source: 'CHANNEL', startDate: '2027-09-05', endDate: '2027-09-08', numberOfGuests: 4 },
    guests: [],
  },
  {
    // 30 and 31 October: C, 2 × 3.00 = 6.00, the baby exempt; 1 November outside, for both.
    ...{ title: 'Ognissanti', source: 'CHANNEL', startDate: '2027-10-30', endDate: '2027-11-02', numberOfGuests: 2 },
    guests: [adult, born('2026-10-31')],
  },
  {
    // Leaves in 2028. By night: 28–31 December are B, which no later tariff has replaced: 4 × 2 × 2.50 = 20.00.
    ...{ title: 'San Silvestro', source: 'CHANNEL', startDate: '2027-12-28', endDate: '2028-01-03', numberOfGuests: 2 },
    guests: [adult, adult],
  },
] as const;

/** A booking of the site: 7 nights of A, 5 owed: 2 × 5 × 2.00 + 5 × 1.00 = 25.00; 3 × 2 exempt. The girl is 14 until tomorrow. */
export const BOOKED_STAY = {
  ...{ startDate: '2027-05-01', endDate: '2027-05-08', numberOfGuests: 3 },
  guests: [adult, adult, born('2012-05-02')],
};

/** What is due by the month of the departure; the months that are not named have nothing. */
export const DUE_BY_DEPARTURE: Readonly<Record<string, number>> = {
  '2027-01': 2000, // 15.00 + 5.00
  '2027-03': 1000, // 6.00 + 4.00
  '2027-04': 3500,
  '2027-05': 2500,
  '2027-07': 7100, // 16.00 + 4.00 + 18.00, and 21.00 + 12.00
  '2027-08': 2100,
  '2027-09': 3600,
  '2027-11': 600,
};

/** The same where each night belongs to its own month. */
export const DUE_BY_NIGHT: Readonly<Record<string, number>> = {
  '2027-01': 1000, // 5.00 + 5.00
  '2027-03': 3100, // 6.00 + 4.00 + 21.00
  '2027-04': 1400,
  '2027-05': 2500,
  '2027-06': 2000, // 16.00 + 4.00
  '2027-07': 5100, // 18.00, and 21.00 + 12.00
  '2027-08': 2100,
  '2027-09': 3600,
  '2027-10': 600,
  '2027-12': 2000,
};

/** The year by the departures, tariff by tariff. */
export const LINES_OF_YEAR = [
  {
    // 2 + 2 + 15 + 10 + 8 in full, 2 + 5 + 5 + 4 half, 28 + 6 exempt: 37 × 2.00 + 16 × 1.00.
    ...{ tariff: '2026-01-01 03-01/10-31', amount: 200 },
    ...{ ordinary: 37, reduced: 16, exempt: 34, outside: 0, due: 9000 },
  },
  {
    // 6 + 2: 8 × 2.50.
    ...{ tariff: '2026-01-01 12-20/01-06', amount: 250 },
    ...{ ordinary: 8, reduced: 0, exempt: 0, outside: 0, due: 2000 },
  },
  {
    // 6 + 11 + 7 + 12 + 2 in full, 12 + 3 + 20 + 2 exempt: 38 × 3.00.
    ...{ tariff: '2027-07-01 03-01/10-31', amount: 300 },
    ...{ ordinary: 38, reduced: 0, exempt: 37, outside: 0, due: 11_400 },
  },
  // 2 + 2 + 2.
  { tariff: null, amount: 0, ordinary: 0, reduced: 0, exempt: 0, outside: 6, due: 0 },
];

/** 2 + 1 + 2 + 1 + 6 + 3 + 3 + 2 + 3 + 4 + 2 guests, and their 176 nights: 37 + 16 + 34 + 8 + 38 + 37 + 6. */
export const SUMS_OF_YEAR = { guests: 29, nights: 176, due: 22_400 };
