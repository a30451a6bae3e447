import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { createLinkedSite } from '../../../testing/linked-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
  await site.admin.property.update({ body: { cin: 'IT063014C2ABCDEFGH' } });
});
afterEach(() => site.close());

const readToday = () => site.admin.today.get();
const DAY_MS = 86_400_000;

/** Moves the clock on, and the owner signs in again. */
async function later(instant: string): Promise<void> {
  site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
  ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  await site.admin.backup.create({ body: { location: 'local' } });
}

async function enterByHand(startDate: string, endDate: string): Promise<void> {
  await site.admin.bookings.enterByHand({
    body: { key: randomUUID(), startDate, endDate, guestName: 'Bea Blu', numberOfGuests: 2 },
  });
}

async function linesOf(kind: string) {
  return (await readToday()).toDo.filter((line) => line.kind === kind);
}

test('of a house where nothing waits there is nothing to do, and nobody comes', async () => {
  expect(await readToday()).toEqual({
    today: '2027-03-01',
    toDo: [],
    rest: 0,
    arrivals: [],
    departures: [],
    inHouse: [],
    next: [],
    counts: { requests: 0, messages: 0, late: 0, toDo: 0 },
  });
});

test('nobody but the owner is told of her day', async () => {
  expect(await refusalOf(site.anyone.today.get())).toMatchObject({ status: 401 });
  const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  expect(await refusalOf(editor.today.get())).toMatchObject({ status: 403 });
  expect(await refusalOf(editor.conversations.all())).toMatchObject({ status: 403 });
});

describe('what there is to do', () => {
  test('a request, that leads to its page and counts', async () => {
    const { id, expiresAt } = await site.request({ guestName: 'Anna Rossi', numberOfGuests: 4 });
    const { toDo, counts } = await readToday();
    expect(toDo).toEqual([
      {
        kind: 'REQUEST',
        id,
        at: expiresAt ?? null,
        title: 'Anna Rossi chiede di prenotare',
        detail: 'giu 27, 2027 – lug 04, 2027, 4 ospiti',
        address: `/admin/bookings/${id}`,
        action: 'Conferma',
      },
    ]);
    expect(counts).toEqual({ requests: 1, messages: 0, late: 0, toDo: 1 });
  });

  test('a request that cannot be confirmed is to be declined: somebody else has its days, or they are over', async () => {
    await site.request({ guestName: 'Bea Blu', startDate: '2027-07-04', endDate: '2027-07-11' });
    await site.request({ guestName: 'Cleo Neri', startDate: '2027-08-07', endDate: '2027-08-14' });
    await site.confirmed({ guestName: 'Anna Rossi' });
    const actions = async () =>
      (await linesOf('REQUEST')).map(({ title, action }) => `${title.split(' ')[0]} ${action}`).toSorted();
    expect(await actions()).toEqual(['Bea Rifiuta', 'Cleo Conferma']);
    await site.admin.property.update({ body: { sameDayTurnover: true } });
    expect(await actions()).toEqual(['Bea Conferma', 'Cleo Conferma']);
    await later('2027-07-20T08:00:00Z');
    expect(await actions()).toEqual(['Bea Rifiuta', 'Cleo Conferma']);
  });

  test('a cancellation that is asked for, until it is decided', async () => {
    const id = await site.confirmed({ guestName: 'Anna Rossi' });
    await site.guest.bookings.askCancellation({ params: { id }, body: {} });
    expect(await linesOf('CANCELLATION')).toMatchObject([
      { id, title: 'Anna Rossi chiede di annullare', action: 'Decidi', address: `/admin/bookings/${id}` },
    ]);
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    expect(await linesOf('CANCELLATION')).toEqual([]);
  });

  test('a house that is not ready for today’s arrival, or tomorrow’s once its hour has come, until it is', async () => {
    await site.admin.turnoverSettings.replace({ body: { isOn: true, warnAt: '18:00' } });
    await enterByHand('2027-03-02', '2027-03-05');
    await enterByHand('2027-03-06', '2027-03-09');
    await later('2027-03-05T16:59:00Z');
    expect(await linesOf('TURNOVER')).toEqual([]);
    await later('2027-03-05T17:00:00Z');
    const line = {
      kind: 'TURNOVER',
      id: '2027-03-05',
      at: '2027-03-06',
      title: 'La casa non è ancora pronta',
      detail: 'Partenza mar 05, 2027, arrivo mar 06, 2027',
      address: '/admin/turnovers',
      action: 'Segna pronta',
    };
    expect(await linesOf('TURNOVER')).toEqual([line]);
    await later('2027-03-06T07:00:00Z');
    expect(await linesOf('TURNOVER')).toEqual([line]);
    expect((await readToday()).next).toMatchObject([{ startDate: '2027-03-06', isReady: false }]);
    await site.admin.turnovers.mark({ params: { day: '2027-03-05' }, body: { isReady: true } });
    expect(await linesOf('TURNOVER')).toEqual([]);
    expect((await readToday()).arrivals).toMatchObject([{ startDate: '2027-03-06', isReady: true }]);
  });

  test('a guest who waits for an answer, until she has it', async () => {
    const id = await site.confirmed({ guestName: 'Anna Rossi' });
    await site.guest.conversations.write({ params: { id }, body: { text: 'A che ora?' } });
    const [line] = await linesOf('MESSAGE');
    expect(line).toMatchObject({
      id,
      at: site.clock.now().toISOString(),
      title: 'Anna Rossi aspetta una risposta',
      detail: '1 messaggio',
      address: `/admin/bookings/${id}#conversazione`,
      action: 'Rispondi',
    });
    expect((await readToday()).counts.messages).toBe(1);
    await site.admin.conversations.read({ params: { id }, body: {} });
    expect(await linesOf('MESSAGE')).toHaveLength(1);
    await site.admin.conversations.write({ params: { id }, body: { text: 'Alle tre.' } });
    expect(await linesOf('MESSAGE')).toEqual([]);
    expect((await readToday()).counts.messages).toBe(0);
  });

  test('a message of a stay that is long over waits to be read, and no longer than that', async () => {
    const id = await site.confirmed();
    await site.guest.conversations.write({ params: { id }, body: { text: 'Grazie' } });
    await later('2027-09-01T10:00:00Z');
    expect(await linesOf('MESSAGE')).toHaveLength(1);
    await site.admin.conversations.read({ params: { id }, body: {} });
    expect(await linesOf('MESSAGE')).toEqual([]);
  });

  test('what the contact form brought, until it is answered', async () => {
    await site.anyone.contact.send({
      body: { name: 'Ugo Neri', email: 'ugo@example.com', message: 'Avete posto?\nGrazie', privacyAccepted: true },
    });
    const [line] = await linesOf('CONTACT');
    expect(line).toMatchObject({
      title: 'Ugo Neri ha scritto',
      detail: 'Avete posto?',
      address: `/admin/messages#${line?.id}`,
      action: 'Rispondi',
    });
    expect((await readToday()).counts.messages).toBe(1);
  });

  test('an account that is missing, first of all, while guests owe something that they cannot pay', async () => {
    expect(await linesOf('WAY_TO_PAY')).toEqual([]);
    await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    await site.confirmed({ guestName: 'Anna Rossi' });
    const { toDo, counts } = await readToday();
    expect(toDo[0]).toEqual({
      kind: 'WAY_TO_PAY',
      id: null,
      at: null,
      title: 'Scrivi il tuo IBAN: 1 ospite non sa come pagare',
      detail: 'Le scadenze partono dal giorno in cui lo scrivi.',
      address: '/admin/payments',
      action: 'Scrivi',
    });
    expect(counts).toMatchObject({ late: 0, toDo: 2 });
    const other = await site.confirmed({ startDate: '2027-07-10', endDate: '2027-07-17' });
    await later('2027-05-01T10:00:00Z');
    expect((await readToday()).toDo[0]?.title).toBe('Scrivi il tuo IBAN: 2 ospiti non sanno come pagare');
    expect((await readToday()).counts.late).toBe(0);
    await site.admin.bookings.cancel({ params: { id: other }, body: {} });
    expect((await linesOf('WAY_TO_PAY'))[0]?.title).toContain('1 ospite');
    await site.admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
    expect(await linesOf('WAY_TO_PAY')).toEqual([]);
  });

  test('an instalment that is late, until all of it has come; a counter brings it back', async () => {
    await site.admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
    const id = await site.confirmed({ guestName: 'Anna Rossi' });
    const { instalments } = await site.moneyOf(id);
    const [first] = instalments;
    if (!first) throw new Error('no instalment');
    expect(await linesOf('PAYMENT')).toEqual([]);
    await later(new Date(Date.parse(first.dueDate) + DAY_MS + DAY_MS / 2).toISOString());
    expect(await linesOf('PAYMENT')).toMatchObject([
      {
        id,
        at: first.dueDate,
        title: 'Anna Rossi: Acconto in ritardo',
        address: `/admin/bookings/${id}#soldi`,
        action: 'Registra',
        payment: { purpose: 'STAY', amount: first.amount },
      },
    ]);
    expect((await readToday()).counts.late).toBe(1);
    await site.entered(id, { amount: first.amount - 1 });
    expect(await linesOf('PAYMENT')).toMatchObject([{ payment: { purpose: 'STAY', amount: 1 } }]);
    expect((await readToday()).counts.late).toBe(1);
    const { id: last } = await site.entered(id, { amount: 1 });
    expect((await readToday()).counts.late).toBe(0);
    await site.admin.money.reverse({ params: { id: last }, body: { reason: 'Sbagliato' } });
    expect((await readToday()).counts.late).toBe(1);
  });

  test('tasks of today and before by their day and priority, and reviews to approve', async () => {
    const add = (name: string, due_date: string | null, priority: number) =>
      site.admin.tasks.create({ body: { name, due_date, priority } });
    await add('domani', '2027-03-02', 1);
    await add('quando capita', null, 1);
    await add('oggi, dopo', '2027-03-01', 2);
    await add('oggi, prima', '2027-03-01', 1);
    await add('ieri', '2027-02-28', 9);
    expect((await linesOf('TASK')).map(({ title, action }) => `${title} ${action}`)).toEqual([
      'ieri Completa',
      'oggi, prima Completa',
      'oggi, dopo Completa',
    ]);
  });

  test('no CIN, with what to do about it and where', async () => {
    await site.admin.property.update({ body: { cin: null } });
    const [line] = await linesOf('SITE');
    expect(line).toMatchObject({ id: null, address: '/admin/property', action: 'Vedi' });
    expect(line?.detail).toContain('Proprietà');
  });

  test('mails that failed stand in one line, with how many', async () => {
    for (const guestName of ['Anna', 'Bea']) await site.request({ guestName });
    await site.database.updateTable('outbox').set({ status: 'FAILED' }).execute();
    const failed = (await site.database.selectFrom('outbox').select('id').execute()).length;
    expect(await linesOf('LETTER')).toMatchObject([
      { id: null, detail: `${failed} e-mail`, address: '/admin/mail?stato=FAILED', title: 'E-mail non partita' },
    ]);
  });

  test('fifty lines at most, in their order, and how many more there are', async () => {
    for (let place = 0; place < 53; place += 1) {
      await site.admin.tasks.create({ body: { name: `${place}`, due_date: '2027-02-01', priority: 1 } });
    }
    await site.request();
    const { toDo, rest, counts } = await readToday();
    expect(toDo).toHaveLength(50);
    expect(toDo[0]?.kind).toBe('REQUEST');
    expect({ rest, toDo: counts.toDo }).toEqual({ rest: 4, toDo: 54 });
  });
});

test('who comes, who goes and who is there, each by its days; requests and closed days are nobody', async () => {
  const stay = (guestName: string, startDate: string, endDate: string) =>
    site.confirmed({ guestName, startDate, endDate });
  await site.admin.property.update({ body: { sameDayTurnover: true } });
  await stay('parte oggi', '2027-06-05', '2027-06-12');
  await stay('arriva oggi', '2027-06-12', '2027-06-19');
  await stay('arriva fra due settimane', '2027-06-26', '2027-07-03');
  await stay('arriva dopo', '2027-07-03', '2027-07-10');
  await site.request({ guestName: 'chiede', startDate: '2027-06-19', endDate: '2027-06-26' });
  await later('2027-06-12T08:00:00Z');
  const names = (stays: readonly { readonly guestName: string }[]) => stays.map(({ guestName }) => guestName);
  const { today, arrivals, departures, inHouse, next } = await readToday();
  expect(today).toBe('2027-06-12');
  expect(names(arrivals)).toEqual(['arriva oggi']);
  expect(names(departures)).toEqual(['parte oggi']);
  expect(names(inHouse)).toEqual([]);
  expect(names(next)).toEqual(['parte oggi', 'arriva oggi', 'arriva fra due settimane']);
  expect(Object.keys(next[0] ?? {}).toSorted()).toEqual([
    'endDate',
    'guestName',
    'guestPhone',
    'id',
    'isReady',
    'linen',
    'numberOfGuests',
    'startDate',
  ]);
  await later('2027-06-13T08:00:00Z');
  expect(names((await readToday()).inHouse)).toEqual(['arriva oggi']);
});

test('a portal’s guest comes, stays and goes by the portal’s name; its closed days are nobody', async () => {
  const linked = await createLinkedSite();
  try {
    await linked.link('Airbnb', { kind: 'AIRBNB' });
    await linked.link('Altro');
    linked.feeds.hold(
      'Airbnb',
      days('a', '2027-03-01', '2027-03-03', 'SUMMARY:Reserved'),
      days('b', '2027-03-03', '2027-03-05', 'SUMMARY:Airbnb (Not available)'),
    );
    linked.feeds.hold('Altro', days('c', '2027-03-06', '2027-03-09'));
    await linked.readAll();
    const near = async () => {
      const { arrivals, departures, inHouse, next } = await linked.admin.today.get();
      expect(next).toEqual([]);
      return [arrivals, departures, inHouse].map((stays) => stays.map(({ guestName }) => guestName));
    };
    expect(await near()).toEqual([['Airbnb'], [], []]);
    expect((await linked.admin.today.get()).arrivals).toMatchObject([
      { startDate: '2027-03-01', endDate: '2027-03-03', guestPhone: null, numberOfGuests: 0, isReady: null },
    ]);
    linked.clock.advance(DAY_MS);
    expect(await near()).toEqual([[], ['Airbnb'], ['Airbnb']]);
    linked.clock.advance(3 * DAY_MS);
    expect(await near()).toEqual([['Altro'], [], []]);
  } finally {
    await linked.close();
  }
});

describe('conversations', () => {
  const from = async (guestName: string, startDate: string, endDate: string) => {
    const id = await site.confirmed({ guestName, startDate, endDate });
    const write = async (writer: 'guest' | 'admin', text: string) => {
      site.clock.advance(60_000);
      await site[writer].conversations.write({ params: { id }, body: { text } });
    };
    return { id, write };
  };

  test('those that wait come first, the longest first, then the latest', async () => {
    const anna = await from('Anna', '2027-05-01', '2027-05-08');
    const bea = await from('Bea', '2027-05-15', '2027-05-22');
    const cleo = await from('Cleo', '2027-06-01', '2027-06-08');
    const dora = await from('Dora', '2027-07-01', '2027-07-08');
    await from('Nessuno', '2027-08-01', '2027-08-08');
    await anna.write('admin', 'prima');
    await bea.write('guest', 'x'.repeat(300));
    await cleo.write('guest', 'poi');
    await dora.write('admin', 'dopo');
    const all = await site.admin.conversations.all();
    expect(all.map(({ guestName, unread, unanswered }) => [guestName, unread, unanswered])).toEqual([
      ['Bea', 1, 1],
      ['Cleo', 1, 1],
      ['Dora', 0, 0],
      ['Anna', 0, 0],
    ]);
    expect(all[0]).toMatchObject({ bookingId: bea.id, startDate: '2027-05-15', status: 'CONFIRMED' });
    expect(all[0]?.last).toMatchObject({ from: 'GUEST', text: 'x'.repeat(200) });
  });
});
