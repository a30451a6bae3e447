import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const DATES_TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';
const NO_EMAIL = 'Manca l’e-mail dell’ospite';
const REGISTER = 'Per aprire la pagina del soggiorno registrati con questo indirizzo e-mail.';
const BEA = 'bea@example.com';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
  const body = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };
  await site.owner.client.paymentSettings.replace({ body });
});
afterEach(() => site.close());

type Entry = Parameters<TestClient['bookings']['enterByHand']>[0]['body'];
type TestClient = LettingSite['owner']['client'];

const anEntry = (change: Partial<Entry> = {}): Entry => ({
  key: randomUUID(),
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  guestName: 'Bea Blu',
  numberOfGuests: 3,
  ...change,
});
const enter = (change: Partial<Entry> = {}) => site.owner.client.bookings.enterByHand({ body: anEntry(change) });
const lettersOf = (id: string) => site.owner.client.stayLetters.list({ params: { id } });
const moneyOf = (id: string) => site.owner.client.money.get({ params: { id } });

describe('a stay that is entered by hand', () => {
  it('is confirmed at once, the owner’s, and takes its days from all others', async () => {
    const waiting = await site.request();
    const stay = await enter({ guestPhone: '02 1234', note: 'Arriva tardi.', linen: true });
    expect(stay).toMatchObject({
      status: 'CONFIRMED',
      source: 'OWNER',
      guestName: 'Bea Blu',
      guestEmail: null,
      guestPhone: '02 1234',
      numberOfGuests: 3,
      linen: true,
      note: 'Arriva tardi.',
      foundBy: null,
    });
    const listed = await site.anyone.bookings.list();
    expect(listed.find(({ id }) => id === stay.id)).toEqual({
      id: stay.id,
      startDate: '2027-06-12',
      endDate: '2027-06-19',
      status: 'CONFIRMED',
      isBlocked: false,
    });
    expect(listed.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'PENDING' });
    expect(await refusalOf(enter())).toMatchObject({ status: 409, message: DATES_TAKEN });
  });

  it('is one, however often its key is sent, whatever else is said with it', async () => {
    const key = randomUUID();
    const first = await enter({ key });
    const again = await enter({
      key: key.toUpperCase(),
      guestName: 'Altra',
      startDate: '2027-07-01',
      endDate: '2027-07-08',
    });
    expect(again).toEqual(first);
    site.clock.advance(Date.parse('2027-06-14T10:00:00Z') - site.clock.now().getTime());
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await client.bookings.enterByHand({ body: anEntry({ key }) })).toMatchObject({ id: first.id });
    expect(await client.bookings.list()).toHaveLength(1);
  });

  it('is one of several that come at once, by its key and by its days', async () => {
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 8 }, () => enter({ key })));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    const days = { startDate: '2027-08-07', endDate: '2027-08-14' };
    const rivals = await Promise.allSettled(Array.from({ length: 8 }, () => enter(days)));
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = rivals.flatMap((rival) => (rival.status === 'rejected' ? [rival.reason.status] : []));
    expect(refused).toEqual(Array(7).fill(409));
    expect(await site.owner.client.bookings.list()).toHaveLength(2);
  });

  it('is bound by what any stay is, and by none of the owner’s rules', async () => {
    await site.owner.client.stayRules.replace({ body: { base: { minNights: 14 } } });
    await enter();
    expect(
      await refusalOf(enter({ startDate: '2027-02-01', endDate: '2027-02-08', numberOfGuests: 99 })),
    ).toMatchObject({
      status: 400,
      fields: { startDate: 'La data di check-in non può essere nel passato', numberOfGuests: expect.any(String) },
    });
    await site.database.updateTable('property').set({ max_guests: 2 }).execute();
    expect(await refusalOf(enter({ startDate: '2027-08-01', endDate: '2027-08-08' }))).toMatchObject({
      status: 400,
      fields: { numberOfGuests: 'Il numero di ospiti deve essere compreso tra 1 e 2' },
    });
    expect(await enter({ startDate: '2027-03-01', endDate: '2027-03-03', numberOfGuests: 2 })).toMatchObject({
      startDate: '2027-03-01',
    });
  });

  it('is no guest’s and no editor’s to enter', async () => {
    expect(await refusalOf(site.guest.client.bookings.enterByHand({ body: anEntry() }))).toMatchObject({ status: 403 });
  });
});

describe('what it costs', () => {
  it('is what was agreed on, in one line, planned as of today', async () => {
    const { id } = await enter({ total: 60_000 });
    const { price, instalments } = await moneyOf(id);
    expect(price).toMatchObject({
      lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 60_000 }],
      total: 60_000,
      isAgreed: true,
    });
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(60_000);
  });

  it('is the list’s where nothing is said, and by agreement where the list has none', async () => {
    const request = await site.request();
    const week = await enter();
    const listed = (await moneyOf(week.id)).price;
    expect(listed).toMatchObject({ isAgreed: false, byAgreement: false });
    expect(listed?.lines).toEqual((await moneyOf(request.id)).price?.lines);
    const short = await enter({ startDate: '2027-08-01', endDate: '2027-08-03' });
    expect((await moneyOf(short.id)).price).toMatchObject({ total: null, byAgreement: true });
    expect((await moneyOf(short.id)).instalments).toEqual([]);
  });

  it.each([-1, 100_000_001, 0.5])('is no amount of %d', async (total) => {
    expect(await refusalOf(enter({ total }))).toMatchObject({ status: 400, fields: { total: expect.any(String) } });
  });
});

describe('its guest', () => {
  it('is told at once, with what to pay, in her language and how to open its page', async () => {
    const mails = await site.mailOf(() => enter({ guestEmail: BEA, language: 'de' }));
    expect(mails.map(({ to, subject }) => [to.address, subject.split(':')[0]])).toEqual([
      [BEA, 'Buchung bestätigt'],
      [BEA, 'Zahlung für Ihren Aufenthalt'],
    ]);
    expect(mails[0]?.body).toContain('\n\nUm die Seite Ihres Aufenthalts zu öffnen, registrieren Sie sich');
    expect(mails[0]?.calendar).toContain('BEGIN:VEVENT');
  });

  it('is told now or never, where the owner says so', async () => {
    const mails = await site.mailOf(async () => {
      const { id } = await enter({ guestEmail: BEA, tellGuest: false });
      expect((await lettersOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
        ['BOOKING_CONFIRMED', 'SKIPPED'],
        ['PAYMENT_ASKED', 'SKIPPED'],
        ['ARRIVAL', 'SKIPPED'],
        ['THANKS', 'SKIPPED'],
      ]);
      await site.owner.client.bookings.edit({ params: { id }, body: { numberOfGuests: 4 } });
    });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('La tua prenotazione è cambiata')]);
  });

  it('cannot be told where nobody knows her address', async () => {
    expect(await refusalOf(enter({ tellGuest: true }))).toMatchObject({
      status: 400,
      fields: { tellGuest: 'Senza e-mail non si può scrivere all’ospite' },
    });
  });

  it('is written nothing without an address: each letter is passed over, and what is sent by hand refused', async () => {
    const arrival = { isOn: true, days: 7, hour: 9 };
    await site.owner.client.stayLetters.replaceSchedule({
      body: { arrival, thanks: { isOn: false, days: 2, hour: 10 } },
    });
    const { id } = await enter({ startDate: '2027-03-10', endDate: '2027-03-17' });
    const params = { id };
    const mails = await site.mailOf(async () => {
      await site.owner.client.bookings.edit({ params, body: { numberOfGuests: 4 } });
      site.clock.advance(Date.parse('2027-03-03T09:00:00Z') - site.clock.now().getTime());
      await site.app.timedLetters.pollNow();
    });
    expect(mails).toEqual([]);
    expect((await lettersOf(id)).map(({ state }) => state)).toEqual(Array(5).fill('SKIPPED'));
    const sent = site.owner.client.stayLetters.send({ params: { id, kind: 'CONFIRMED' } });
    expect(await refusalOf(sent)).toMatchObject({ status: 409, message: NO_EMAIL });
    const written = site.owner.client.conversations.write({ params, body: { text: 'Buongiorno.' } });
    expect(await refusalOf(written)).toMatchObject({ status: 409, message: NO_EMAIL });
    await site.owner.client.bookings.edit({ params, body: { guestEmail: BEA } });
    await site.app.timedLetters.pollNow();
    expect((await site.deliverMail()).map(({ to, subject }) => [to.address, subject])).toEqual([
      [BEA, 'Ti aspettiamo il 10 marzo 2027'],
    ]);
  });
});

describe('an account with the address of its guest', () => {
  const mine = async (client: TestClient) =>
    (await client.bookings.list()).filter(({ mine }) => mine).map(({ id }) => id);

  /** Registers an account with that address, not verified yet. */
  async function register(email: string) {
    const body = { name: 'Bea Blu', email, password: 'limoni' };
    let own = '';
    const [mail] = await site.mailOf(async () => {
      own = (await site.anyone.auth.register({ body })).token;
    });
    const token = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    return {
      client: site.withToken(own),
      confirm: () => site.anyone.auth.confirmEmail({ body: { email, token } }),
    };
  }

  it('has it at once where it has proved the address, and is not told to register', async () => {
    const mails = await site.mailOf(async () => {
      const { id } = await enter({ guestEmail: site.guest.user.email.toUpperCase() });
      expect(await mine(site.guest.client)).toEqual([id]);
    });
    expect(mails[0]?.body).not.toContain(REGISTER);
  });

  it('has it once it proves the address, and only what the owner entered', async () => {
    const bea = await register(BEA);
    const [mail] = await site.mailOf(() => enter({ guestEmail: BEA }));
    expect(mail?.body).toContain(`\n\n${REGISTER}\n\n`);
    await site.request({ guestEmail: BEA, startDate: '2027-07-01', endDate: '2027-07-08' });
    await enter({ guestEmail: 'altra@example.com', startDate: '2027-08-01', endDate: '2027-08-08' });
    expect(await mine(bea.client)).toEqual([]);
    await bea.confirm();
    const [id, ...others] = await mine(bea.client);
    expect(others).toEqual([]);
    expect(await bea.client.bookings.get({ params: { id: id ?? '' } })).toMatchObject({ guestName: 'Bea Blu' });
  });

  it('has it where an admin opens it, or gives it the address', async () => {
    const { id } = await enter({ guestEmail: BEA });
    const body = { name: 'Bea', email: BEA, password: 'limoni', role: 'USER' } as const;
    await site.owner.client.users.create({ body });
    const { token } = await site.anyone.auth.login({ body: { email: BEA, password: 'limoni' } });
    expect(await mine(site.withToken(token))).toEqual([id]);
    const other = await enter({ guestEmail: 'carla@example.com', startDate: '2027-08-01', endDate: '2027-08-08' });
    await site.owner.client.users.update({ params: { id: site.guest.user.id }, body: { email: 'carla@example.com' } });
    const again = await site.anyone.auth.login({ body: { email: 'carla@example.com', password: site.guest.password } });
    expect(await mine(site.withToken(again.token))).toEqual([other.id]);
  });

  it('has it where the owner writes the address later, and who stays is then hers no more', async () => {
    const { id } = await enter();
    const edit = (body: Parameters<TestClient['bookings']['edit']>[0]['body']) =>
      site.owner.client.bookings.edit({ params: { id }, body });
    expect(await site.mailOf(() => edit({ guestEmail: site.guest.user.email }))).toEqual([]);
    expect(await mine(site.guest.client)).toEqual([id]);
    expect(await edit({ guestName: 'Altra', guestEmail: BEA })).toMatchObject({
      guestName: 'Bea Blu',
      guestEmail: site.guest.user.email,
    });
  });

  it('leaves it to nobody as it goes', async () => {
    const { id } = await enter({ guestEmail: site.guest.user.email });
    const request = await site.request({
      startDate: '2027-07-01',
      endDate: '2027-07-08',
      guestEmail: site.guest.user.email,
    });
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    const next = await register(site.guest.user.email);
    await next.confirm();
    expect(await mine(next.client)).toEqual([]);
    const left = (await site.owner.client.bookings.list()).map((booking) => booking.id);
    expect(left).toEqual([id, request.id]);
  });
});
