import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

type Edit = Parameters<LedgerSite['admin']['bookings']['edit']>[0]['body'];

const MINUTE = 60_000;

/** The history as the owner reads it, a minute later. */
async function pastOf(id: string) {
  return await site.admin.bookingHistory.list({ params: { id } });
}
const edit = async (id: string, body: Edit) => {
  site.clock.advance(MINUTE);
  return await site.admin.bookings.edit({ params: { id }, body });
};

it('what was asked, priced, confirmed and written is read from what is kept, newest first', async () => {
  const { id } = await site.request({ guestName: 'Ada Rossi' });
  site.clock.advance(MINUTE);
  await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  site.clock.advance(MINUTE);
  await site.entered(id, { amount: 10_000 });
  site.clock.advance(MINUTE);
  await site.guest.bookings.askCancellation({ params: { id }, body: {} });
  site.clock.advance(MINUTE);
  await site.admin.bookings.cancel({ params: { id }, body: {} });
  const past = await pastOf(id);
  expect(past.map(({ kind, text, by }) => [kind, text.replaceAll('\u00A0', ' '), by])).toEqual([
    ['LETTER', 'E-mail: Prenotazione annullata, all’ospite', null],
    ['CANCELLED', 'Prenotazione annullata', 'Prova ADMIN'],
    ['CANCELLATION_ASKED', 'Annullamento chiesto', 'Ada Rossi'],
    ['ENTRY', 'Entrata: 100,00 € (soggiorno, bonifico)', 'Prova ADMIN'],
    ['LETTER', 'E-mail: Pagamento ricevuto, all’ospite', null],
    ['LETTER', 'E-mail: Conferma del soggiorno, all’ospite', null],
    ['CONFIRMED', 'Prenotazione confermata', 'Prova ADMIN'],
    ['LETTER', 'E-mail: Richiesta ricevuta, all’ospite', null],
    ['PRICE', expect.stringMatching(/^Prezzo: [\d.]+,\d\d €$/), null],
    ['CREATED', 'Richiesta ricevuta', 'Ada Rossi'],
  ]);
  expect(past.map(({ at }) => at)).toEqual(
    past
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

it('what an edit changed is told field by field, and by whom', async () => {
  const id = await site.confirmed({ startDate: '2027-06-12', endDate: '2027-06-19', linen: false });
  await edit(id, { startDate: '2027-06-01', endDate: '2027-06-08' });
  await edit(id, { numberOfGuests: 4, linen: true });
  await edit(id, { guestPhone: '02 1234', guestEmail: 'nuova@example.com', language: 'de' });
  await edit(id, { cleaningNote: 'Lettino.' });
  await edit(id, { cleaningNote: null });
  await edit(id, { numberOfGuests: 4 });
  const edits = (await pastOf(id)).filter(({ kind }) => kind === 'EDITED');
  expect(edits.map(({ text }) => text)).toEqual([
    'Nota per chi pulisce: Lettino. → –',
    'Nota per chi pulisce: – → Lettino.',
    'Lingua dei messaggi: Italiano → Deutsch',
    'E-mail: ada@example.com → nuova@example.com',
    'Telefono: – → 02 1234',
    'Biancheria e asciugamani: no → sì',
    'Ospiti: 2 → 4',
    'Date: 12 giugno 2027 – 19 giugno 2027 → 1 giugno 2027 – 8 giugno 2027',
  ]);
  expect(new Set(edits.map(({ by }) => by))).toEqual(new Set(['Prova ADMIN']));
});

it('an edit that is refused leaves nothing, and what was noted goes with its booking', async () => {
  const id = await site.confirmed();
  await site.confirmed({ startDate: '2027-08-07', endDate: '2027-08-14' });
  await refusalOf(edit(id, { startDate: '2027-08-08', endDate: '2027-08-13', guestPhone: '02 1234' }));
  expect((await pastOf(id)).filter(({ kind }) => kind === 'EDITED')).toEqual([]);
  await edit(id, { guestPhone: '02 1234' });
  await site.admin.bookings.remove({ params: { id } });
  expect(await site.database.selectFrom('booking_changes').selectAll().execute()).toEqual([]);
});

it('closed days have none, nobody but an admin reads any, and 200 are told at most', async () => {
  const { booking } = await site.admin.bookings.block({ body: { startDate: '2027-09-01', endDate: '2027-09-02' } });
  expect(await pastOf(booking.id)).toEqual([]);
  const id = await site.confirmed();
  expect(await refusalOf(pastOf('nothing'))).toMatchObject({ status: 404 });
  expect(await refusalOf(site.guest.bookingHistory.list({ params: { id } }))).toMatchObject({ status: 403 });
  for (let guests = 0; guests < 210; guests += 1) await edit(id, { numberOfGuests: 1 + (guests % 2) });
  const past = await pastOf(id);
  expect(past).toHaveLength(200);
  expect(past.at(-1)?.kind).toBe('EDITED');
});

it('a stay that was entered by hand begins so, a refused request ends so', async () => {
  const entry = { startDate: '2027-07-10', endDate: '2027-07-17', guestName: 'Bea Blu', numberOfGuests: 2 };
  const key = 'b0f8a9de-3a54-4a38-9f0f-3f2f4e3c2b1a';
  const { id } = await site.admin.bookings.enterByHand({ body: { key, ...entry } });
  expect((await pastOf(id)).filter(({ by }) => by === 'Prova ADMIN').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Prenotazione confermata', 'Inserita a mano']),
  );
  site.clock.advance(MINUTE);
  const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 50_000 }];
  await site.admin.money.setPrice({ params: { id }, body: { lines, reason: 'Sconto' } });
  expect((await pastOf(id)).find(({ text }) => text.includes('Sconto'))).toMatchObject({ by: 'Prova ADMIN' });
  const request = await site.request();
  await site.admin.bookings.decide({ params: { id: request.id }, body: { status: 'REJECTED' } });
  expect(await pastOf(request.id)).toContainEqual(expect.objectContaining({ kind: 'REJECTED', by: 'Prova ADMIN' }));
});
