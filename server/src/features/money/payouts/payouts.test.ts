import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createLedgerSite, type LedgerSite, TODAY } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { setPayoutArrival } from './index.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

const HEADER =
  'Date,Type,Confirmation code,Start date,End date,Nights,Guest,Currency,Amount,Paid out,Service fee,Gross earnings';
const PAYOUT = '02/28/2027,Payout,,,,,,EUR,,320.50,,';
const STAY = '02/28/2027,Reservation,HMABCDEFGH,02/20/2027,02/25/2027,5,Ann Guest,EUR,320.50,,10.50,331.00';

const fileOf = (...rows: string[]) => new File([[HEADER, ...rows].join('\n')], 'airbnb.csv');

const add = (...rows: string[]) => site.admin.payouts.read({ body: {}, file: fileOf(...rows) });
const tryOut = (...rows: string[]) =>
  site.admin.payouts.read({ query: { try: 'true' }, body: {}, file: fileOf(...rows) });
const listStays = (year = 2027) => site.admin.payouts.stays({ query: { year } });
const listPayouts = (year = 2027) => site.admin.payouts.list({ query: { year } });

async function withdraw() {
  const [file] = await site.admin.payouts.files();
  return await site.admin.payouts.withdraw({ params: { id: file?.id ?? '' }, body: { reason: 'Sbagliato' } });
}

async function onlyStay() {
  const [stay] = await listStays();
  if (!stay) throw new Error('there is no stay');
  return stay;
}

describe('a file of a portal', () => {
  test('that is tried tells what it holds, and nothing is kept', async () => {
    const { id, ...told } = await tryOut(PAYOUT, STAY, '02/28/2027,Miscellaneous,,,,,,EUR,1.00,,,');
    expect(id).toBeUndefined();
    expect(told).toEqual({
      ...{ portal: 'AIRBNB', from: '2027-02-28', to: '2027-02-28' },
      counts: { stays: 1, payouts: 1, new: 2, known: 0, odd: 1 },
      odd: [{ row: 4, text: 'Manca il codice della prenotazione' }],
    });
    expect(await site.admin.payouts.files()).toEqual([]);
    expect(await listStays()).toEqual([]);
  });

  test('that is added says what each stay brought and when it was paid', async () => {
    await add(PAYOUT, STAY);
    const stay = await onlyStay();
    expect(stay).toMatchObject({
      ...{ portal: 'AIRBNB', code: 'HMABCDEFGH', startDate: '2027-02-20', endDate: '2027-02-25', nights: 5 },
      ...{ guestName: 'Ann Guest', currency: 'EUR', gross: 33_100, commission: 1050, withheld: 0, paid: 32_050 },
      ...{ isInferred: false, unexplained: 0, touristTax: 0, bookingId: null, euros: null },
      payouts: [{ date: '2027-02-28', amount: 32_050 }],
    });
    expect(await listPayouts()).toMatchObject([
      { portal: 'AIRBNB', date: '2027-02-28', amount: 32_050, currency: 'EUR', stayIds: [stay.id], gap: 0 },
    ]);
    expect(await listStays(2028)).toEqual([]);
    expect(await listPayouts(2028)).toEqual([]);
  });

  test('that is added again adds nothing, and a longer one only what is new', async () => {
    await add(PAYOUT, STAY);
    expect(await refusalOf(add(PAYOUT, STAY))).toMatchObject({
      ...{ status: 409, code: 'FILE_KNOWN', message: 'Di questo file c’è già tutto' },
    });
    const { counts } = await add(PAYOUT, STAY, '03/01/2027,Adjustment,HMABCDEFGH,,,,,EUR,-10.00,,,');
    expect(counts).toMatchObject({ new: 1, known: 2 });
    expect(await onlyStay()).toMatchObject({ gross: 32_100, paid: 31_050 });
  });

  test('that misses a fifth of the gross has it withheld', async () => {
    await add('02/28/2027,Reservation,HMABCDEFGH,02/20/2027,02/25/2027,5,Ann,EUR,751.20,,38.80,1000.00');
    expect(await onlyStay()).toMatchObject({ withheld: 21_000, isInferred: true, unexplained: 0 });
  });

  test('of no portal is refused', async () => {
    const file = new File(['Data;Importo;Descrizione\n01/03/2027;1,00;Caffè'], 'conto.csv');
    expect(await refusalOf(site.admin.payouts.read({ body: {}, file }))).toMatchObject({
      ...{ status: 400, code: 'PORTAL_UNKNOWN' },
      message: 'Non è un file di Airbnb, Booking.com o Vrbo che conosciamo',
    });
  });

  test('is read thirty times an hour by an account', async () => {
    await tryOut(STAY);
    const attempts = site.database.selectFrom('attempts').selectAll().where('key', 'like', 'tableByUser%');
    const { key, attempted_at: first } = await attempts.executeTakeFirstOrThrow();
    const more = Array.from({ length: 29 }, (_, at) => ({ key, attempted_at: first + at + 1 }));
    await site.database.insertInto('attempts').values(more).execute();
    expect(await refusalOf(tryOut(STAY))).toMatchObject({ status: 429 });
  });
});

describe('a file that is withdrawn', () => {
  test('counts no more, and can be read again', async () => {
    await add(PAYOUT, STAY);
    const { id: stayId } = await onlyStay();
    expect(await withdraw()).toMatchObject({ name: 'airbnb.csv', withdrawnAt: expect.any(String) });
    expect(await listStays()).toEqual([]);
    expect(await listPayouts()).toEqual([]);
    expect(await refusalOf(withdraw())).toMatchObject({ status: 409, code: 'ALREADY_UNDONE' });
    await add(PAYOUT, STAY);
    expect((await onlyStay()).id).toBe(stayId);
  });

  test('must have no payout that the bank has', async () => {
    await add(PAYOUT, STAY);
    const [payout] = await listPayouts();
    const arrive = (on: string | null) => transact(site.database, (trx) => setPayoutArrival(trx, payout?.id ?? '', on));
    await arrive(TODAY);
    expect((await listPayouts())[0]).toMatchObject({ arrivedOn: TODAY });
    expect(await refusalOf(withdraw())).toMatchObject({
      ...{ status: 409, code: 'PAYOUT_ARRIVED', message: 'Un suo pagamento è già abbinato alla banca' },
    });
    await arrive(null);
    expect(await withdraw()).toHaveProperty('withdrawnAt');
  });

  test('keeps its rows, which nobody can change', async () => {
    await add(PAYOUT, STAY);
    const change = site.database.updateTable('portal_rows').set({ amount: 1 }).execute();
    await expect(change).rejects.toThrow('portal rows are never changed');
    await expect(site.database.deleteFrom('portal_rows').execute()).rejects.toThrow('portal rows are never deleted');
  });
});

describe('a portal’s stay', () => {
  const link = (id: string, bookingId: string | null) =>
    site.admin.payouts.editStay({ params: { id }, body: { bookingId } });

  test('is linked to one confirmed stay, and no other to the same', async () => {
    const bookingId = await site.confirmed();
    await add(PAYOUT, STAY, '02/28/2027,Reservation,HMOTHER,02/20/2027,02/25/2027,5,Bob,EUR,1.00,,,1.00');
    const [one, other] = await listStays();
    expect(await link(one?.id ?? '', bookingId)).toMatchObject({ bookingId });
    expect(await refusalOf(link(other?.id ?? '', bookingId))).toMatchObject({
      ...{ status: 409, code: 'STAY_LINKED', message: 'Questa prenotazione è già collegata' },
    });
    expect(await link(one?.id ?? '', null)).toMatchObject({ bookingId: null });
    expect(await link(other?.id ?? '', bookingId)).toMatchObject({ bookingId });
  });

  test('is not linked to a request', async () => {
    const { id: bookingId } = await site.request();
    await add(PAYOUT, STAY);
    const { id } = await onlyStay();
    const fields = { bookingId: 'Scegli una prenotazione confermata' };
    expect(await refusalOf(link(id, bookingId))).toMatchObject({ status: 400, fields });
  });

  test('is the one that was brought from elsewhere with its code, unless the owner says that it is not', async () => {
    const bookingId = await site.confirmed();
    const mark = { id: 'm', kind: 'booking', thing_id: bookingId, digest: '', move_id: 'm' } as const;
    const known = { ...mark, source: 'Airbnb', source_key: 'HMABCDEFGH' };
    await site.database.insertInto('move_marks').values(known).execute();
    await add(PAYOUT, STAY);
    const stay = await onlyStay();
    expect(stay.bookingId).toBe(bookingId);
    expect(await link(stay.id, null)).toMatchObject({ bookingId: null });
  });

  test('in another currency is kept as told, and has the owner’s own figures', async () => {
    await add(STAY.replace('EUR', 'USD'));
    const { id, currency, euros } = await onlyStay();
    expect({ currency, euros }).toEqual({ currency: 'USD', euros: null });
    const told = { gross: 30_000, commission: 1000, withheld: 0, paid: 29_000 };
    const written = site.admin.payouts.editStay({ params: { id }, body: { euros: told } });
    expect(await written).toMatchObject({ gross: 33_100, euros: told });
  });
});

test('guests and visitors see nothing of it', async () => {
  expect(await refusalOf(site.guest.payouts.files())).toMatchObject({ status: 403 });
});
