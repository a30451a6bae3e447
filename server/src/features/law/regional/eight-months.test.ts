import { randomUUID } from 'node:crypto';
import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import { addDays, addMonths, daysBetween, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFilingSite, type FilingSite } from '../../../testing/filing-site.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const MONTHS = Array.from({ length: 8 }, (_, index) => addMonths('2027-03-01', index).slice(0, 7));
const BEGIN = '2027-03-01';
const END = '2027-10-31';
const CLOSED = { from: '2027-07-12', to: '2027-07-31' };

const ROMAN = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '412058091' } as const;
const FRENCH = { ...ROMAN, citizenship: '100000215', residenceState: '100000215', residencePlace: 'Lyon' } as const;
const CHILD = { ...ROMAN, birthDate: '2019-05-04', docType: null, docNumber: null, docPlace: null } as const;

let site: FilingSite;
let owner: FilingSite['client'];
beforeEach(async () => {
  site = await createFilingSite();
  owner = site.client;
});
afterEach(() => site.close());

type Written = Partial<GuestEdit>;

const family = (head: Written, ...members: readonly Written[]): Written[] => [
  { ...head, role: 'FAMILY_HEAD', ref: 'capo' },
  ...members.map((member) => ({ ...CHILD, ...member, role: 'FAMILY_MEMBER' as const, headId: 'capo' })),
];

/** Guests from March to October, except for August. */
const STAYS: readonly (readonly [LocalDate, LocalDate, readonly Written[]])[] = [
  // A family of which one leaves early.
  ['2027-03-05', '2027-03-12', family(ROMAN, {}, { departure: '2027-03-09' })],
  // A family that comes a day late, across the end of a month.
  ['2027-03-28', '2027-04-04', family({ ...FRENCH, arrival: '2027-03-29' }, FRENCH)],
  // More than thirty days, with a friend for a part of them.
  ['2027-04-10', '2027-05-20', [ROMAN, { ...FRENCH, arrival: '2027-04-15', departure: '2027-05-01' }]],
  // A head who leaves before a member.
  ['2027-06-10', '2027-06-15', family({ ...ROMAN, departure: '2027-06-13' }, {})],
  // In the middle of a closure: the property is open all the same.
  ['2027-07-20', '2027-07-22', [ROMAN]],
  ['2027-09-29', '2027-10-04', [{ ...ROMAN, departure: '2027-10-02' }, FRENCH]],
];

const ADDED = { source: 'CHANNEL', title: 'Airbnb' } as const;

async function begin(region: 'LAZIO' | 'PUGLIA'): Promise<{ readonly calledOff: string }> {
  await owner.regionalSettings.replace({
    body: { region, code: 'H-0042', firstDay: BEGIN, beds: 6, closed: [CLOSED] },
  });
  for (const [startDate, endDate, guests] of STAYS) {
    const { id } = await owner.registerStays.add({
      body: { ...ADDED, key: randomUUID(), startDate, endDate, numberOfGuests: guests.length },
    });
    await site.write(id, guests);
  }
  const { id: calledOff } = await site.request({ startDate: '2027-06-28', endDate: '2027-07-03' });
  await owner.bookings.decide({ params: { id: calledOff }, body: { status: 'CONFIRMED' } });
  await site.write(calledOff, [FRENCH]);
  return { calledOff };
}

type Days = { readonly from: LocalDate; readonly to: LocalDate };

const daysOf = (month: string): Days => ({ from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) });

/** Sessions expire meanwhile. */
async function goTo(day: LocalDate): Promise<void> {
  site.clock.advance(Date.parse(`${day}T10:00:00Z`) - site.clock.now().getTime());
  owner = (await site.signIn()).client;
}

const fileOf = async (days: Days) => await new Response(await owner.regional.file({ query: days })).text();
const record = (days: Days) => owner.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', ...days } });
const statesOf = async (days: Days) => (await owner.regional.days({ query: days })).map(({ state }) => state);

/** Reports a month on the second day of the next, and has it accepted; then runs the deletion. */
async function report(month: string): Promise<{ readonly xml: string; readonly arrivals: number }> {
  const days = daysOf(month);
  await goTo(addDays(days.to, 2));
  await site.app.registerRetention.pollNow();
  const xml = await fileOf(days);
  const { id, guests } = await record(days);
  await owner.transmissions.accept({ params: { id } });
  return { xml, arrivals: guests };
}

const textIn = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent ?? '';
const isoOf = (compact: string) => `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`;
const listIn = (xml: string, name: string) => [
  ...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name),
];

type MonthMoves = {
  readonly arrivals: readonly string[];
  readonly departures: readonly string[];
  readonly isOpen: boolean;
};

function readRoss1000(
  xml: string,
): readonly (readonly [LocalDate, MonthMoves & { readonly removed: readonly string[] }])[] {
  return listIn(xml, 'movimento').map((day) => [
    isoOf(textIn(day, 'data')),
    {
      isOpen: textIn(day, 'apertura') === 'SI',
      arrivals: [...day.getElementsByTagName('arrivo')]
        .filter(({ parentNode }) => parentNode?.nodeName === 'arrivi')
        .map((each) => textIn(each, 'idswh')),
      departures: [...day.getElementsByTagName('partenza')].map((each) => textIn(each, 'idswh')),
      removed: [...day.getElementsByTagName('eliminazione')].map((each) => textIn(each, 'idswh')),
    },
  ]);
}

/** SPOT names a single or a head; members who came with a head leave with it. */
function readSpot(
  xml: string,
  companions: Map<string, readonly string[]>,
): readonly (readonly [LocalDate, MonthMoves])[] {
  return listIn(xml, 'movimento').map((day) => {
    const parties = [...day.getElementsByTagName('arrivo')].map((each) =>
      [...each.getElementsByTagName('codiceclientesr')].map(({ textContent }) => textContent ?? ''),
    );
    for (const [lead = '', ...others] of parties) companions.set(lead, others);
    const removed = [...day.getElementsByTagName('partenze')]
      .flatMap((each) => [...each.getElementsByTagName('codiceclientesr')])
      .map(({ textContent }) => textContent ?? '');
    return [
      day.getAttribute('data') ?? '',
      {
        isOpen: day.getAttribute('type') !== 'EC',
        arrivals: parties.flat(),
        departures: removed.flatMap((lead) => [lead, ...(companions.get(lead) ?? [])]),
      },
    ];
  });
}

/** The nights between reported arrivals and departures; guests without a reported departure are left over. */
function countReported(days: ReadonlyMap<LocalDate, MonthMoves>) {
  const here = new Map<string, LocalDate>();
  let nights = 0;
  for (const [date, { arrivals, departures }] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const idswh of departures) {
      nights += daysBetween(here.get(idswh) ?? 'never', date);
      here.delete(idswh);
    }
    for (const idswh of arrivals) {
      expect(here.has(idswh), `${idswh} comes once`).toBe(false);
      here.set(idswh, date);
    }
  }
  return { nights, left: [...here.keys()] };
}

/** The register's own numbers: guests without dates of their own have their head's, or the stay's. */
async function countRegister(calledOff: string): Promise<number> {
  const stays = await owner.registerStays.list({ query: { from: BEGIN, to: END } });
  let nights = 0;
  for (const { id, startDate, endDate } of stays.filter((stay) => stay.id !== calledOff)) {
    const { guests } = await owner.registerGuests.get({ params: { id } });
    for (const { headId, arrival, departure } of guests) {
      const from = guests.find((guest) => guest.id === headId)?.arrival ?? arrival ?? startDate;
      nights += daysBetween(from, departure ?? endDate);
    }
  }
  return nights;
}

/** The region's table, month by month. */
async function countTable(): Promise<number> {
  const tables = await Promise.all(MONTHS.map((month) => owner.regional.table({ query: { month } })));
  for (const { days, rows } of tables) {
    const present = rows.reduce((sum, row) => sum + row.present, 0);
    expect(days.reduce((sum, day) => sum + day.present, 0)).toBe(present);
  }
  return tables.flatMap(({ days }) => days).reduce((sum, { present }) => sum + present, 0);
}

describe('eight months of a house', () => {
  it('told to Ross1000 are the nights of the register, whoever was called off taken out again', async () => {
    const { calledOff } = await begin('LAZIO');
    const reported = new Map<LocalDate, MonthMoves>();
    const arrivals: number[] = [];
    for (const month of MONTHS) {
      const { xml, arrivals: countOfArrivals } = await report(month);
      arrivals.push(countOfArrivals);
      const days = readRoss1000(xml);
      expect(days.map(([date]) => date)).toEqual(listDays(daysOf(month).from, daysOf(month).to));
      for (const [date, day] of days) reported.set(date, day);
      if (month !== '2027-06') continue;
      const [guest] = (await owner.registerGuests.get({ params: { id: calledOff } })).guests;
      await owner.bookings.cancel({ params: { id: calledOff }, body: {} });
      const again = { from: '2027-06-28', to: '2027-06-30' };
      expect(await statesOf(again)).toEqual(['CHANGED', 'CHANGED', 'CHANGED']);
      const changed = readRoss1000(await fileOf(again));
      expect(changed.flatMap(([, { removed }]) => removed)).toEqual([guest?.idswh]);
      site.clock.advance(60_000);
      await record(again);
      expect(await statesOf(again)).toEqual(['UPLOADED', 'UPLOADED', 'UPLOADED']);
      for (const [date, day] of changed) reported.set(date, day);
    }
    expect(arrivals).toEqual([5, 2, 0, 3, 1, 0, 2, 0]);
    const closed = [...reported].filter(([, { isOpen }]) => !isOpen).map(([date]) => date);
    expect(closed).toEqual([...listDays(CLOSED.from, '2027-07-19'), ...listDays('2027-07-23', CLOSED.to)]);
    const register = await countRegister(calledOff);
    expect(countReported(reported)).toEqual({ nights: register, left: [] });
    expect(await countTable()).toBe(register);
    // Data deleted since, by law, do not change what was reported.
    expect(new Set(await statesOf(daysOf('2027-03')))).toEqual(new Set(['ACCEPTED']));
  });

  it('told to SPOT are the same, and whoever was called off is put right there by hand', async () => {
    const { calledOff } = await begin('PUGLIA');
    const reported = new Map<LocalDate, MonthMoves>();
    const companions = new Map<string, readonly string[]>();
    const types: string[] = [];
    let lost = '';
    for (const month of MONTHS) {
      const { xml } = await report(month);
      for (const [date, day] of readSpot(xml, companions)) reported.set(date, day);
      types.push(...listIn(xml, 'movimento').map((day) => day.getAttribute('type') ?? ''));
      if (month !== '2027-06') continue;
      lost = (await owner.registerGuests.get({ params: { id: calledOff } })).guests[0]?.idswh ?? '';
      await owner.bookings.cancel({ params: { id: calledOff }, body: {} });
      const again = { from: '2027-06-28', to: '2027-06-30' };
      expect(await statesOf(again)).toEqual(['CHANGED', 'CHANGED', 'CHANGED']);
      expect(await refusalOf(record(again))).toMatchObject({
        status: 409,
        message: 'SPOT vuole i giorni di seguito: il prossimo è il 1 luglio 2027',
      });
    }
    // The day before the first begins the file, and every day follows once.
    expect([...reported.keys()]).toEqual(listDays('2027-02-28', END));
    expect(types.filter((type) => type === 'EC')).toHaveLength(17);
    const register = await countRegister(calledOff);
    expect(countReported(reported)).toEqual({ nights: register, left: [lost] });
    expect(await countTable()).toBe(register);
  });
});
