import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const GUEST = 'ada@example.com';
const OWNER = 'casa@example.com';
const DAY = 86_400_000;

let site: TestSite;
let admin: TestSite['anyone'];
let guest: TestSite['anyone'];

// Nine in the morning of 1 March in Rome is eight o'clock UTC.
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: OWNER, now: '2027-03-01T07:30:00Z', offers: ['de'] });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  const { token, client } = await site.signIn();
  guest = client;
  german = site.withToken(token, 'de');
  await admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
});
afterEach(() => site.close());

let german: TestSite['anyone'];

const STAY = { startDate: '2027-06-27', endDate: '2027-07-04', linen: true };

async function confirmed(asker = guest, stay: object = STAY) {
  const { id } = await asker.bookings.request({ body: { ...aStayRequest(), ...stay } });
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

async function pay(id: string, change: object = {}) {
  const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'BANK', amount: 18_171 } as const;
  return await admin.money.enter({ params: { id }, body: { ...entry, date: site.clock.today(), ...change } });
}

/** Letters to an address since the last call. */
let readCount = 0;
beforeEach(() => {
  readCount = 0;
});
async function newMail() {
  const sent = await site.deliverMail();
  const fresh = sent.slice(readCount);
  readCount = sent.length;
  return fresh.map(({ to, subject, body, replyTo }) => ({ to: to.address, subject, body, replyTo }));
}

const subjects = (mail: Awaited<ReturnType<typeof newMail>>) => mail.map(({ to, subject }) => `${to}: ${subject}`);

describe('a guest is asked for money', () => {
  test('as her stay is confirmed, with all that a transfer needs', async () => {
    const id = await confirmed();
    const letter = (await newMail()).find(({ subject }) => subject.startsWith('Il pagamento'));
    const { pay: due } = await guest.money.get({ params: { id } });
    expect(letter).toMatchObject({ to: GUEST, replyTo: OWNER });
    expect(letter?.body).toContain(
      `Acconto: 181,71\u00A0€, entro il 4 marzo 2027\nCausale: ${due?.transfer?.text}\n\n`,
    );
    expect(letter?.body).toContain('Saldo: 424\u00A0€, entro il 28 maggio 2027\nCausale: RF');
    expect(letter?.body).toContain(
      'Con un bonifico:\nIntestatario: Maria Rossi\nIBAN: IT60 X054 2811 1010 0000 0123 456\n\n',
    );
    expect(letter?.body).not.toMatch(/BIC|carta/);
    expect(letter?.body).toContain(`${site.origin}/booking/${id}`);
  });

  test('in the language that she asked in', async () => {
    await confirmed(german);
    const letter = (await newMail()).find(({ subject }) => subject.startsWith('Zahlung'));
    expect(letter?.body).toContain('Anzahlung: 181,71\u00A0€, bis zum 4. März 2027\nVerwendungszweck: RF');
    expect(letter?.body).toContain(`${site.origin}/de/booking/`);
  });

  test('not before the owner has said where it goes', async () => {
    await admin.paymentSettings.replace({ body: { iban: '' } });
    await confirmed();
    expect(subjects(await newMail()).filter((subject) => subject.includes('pagamento'))).toEqual([]);
  });

  test('once the price is agreed on, where it was to be', async () => {
    const id = await confirmed(guest, { startDate: '2027-06-27', endDate: '2027-06-30' });
    expect(subjects(await newMail()).some((subject) => subject.includes('pagamento'))).toBe(false);
    const lines = [{ kind: 'STAY' as const, label: 'Tre notti', amount: 30_000 }];
    await admin.money.setPrice({ params: { id }, body: { lines } });
    expect(subjects(await newMail())).toEqual([expect.stringContaining(`${GUEST}: Il pagamento del tuo soggiorno`)]);
  });
});

describe('a guest hears of what she paid', () => {
  test('once of each payment, and what is next', async () => {
    const id = await confirmed();
    await newMail();
    const key = randomUUID();
    await pay(id, { key });
    await pay(id, { key });
    const [letter, ...others] = await newMail();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Abbiamo ricevuto il tuo pagamento: 181,71\u00A0€');
    expect(letter?.body).toContain('Prossimo pagamento: 424\u00A0€, entro il 28 maggio 2027');
    await pay(id, { amount: 42_400 });
    expect((await newMail())[0]?.body).not.toContain('Prossimo pagamento');
  });

  test.each([
    ['it', 'STAY', 'abbiamo ricevuto 300\u00A0€ per il tuo soggiorno presso'],
    ['it', 'SECURITY', 'abbiamo ricevuto 300\u00A0€ come deposito cauzionale per il tuo soggiorno presso'],
    ['it', 'TAX', 'abbiamo ricevuto 300\u00A0€ per l’imposta di soggiorno della tua permanenza presso'],
    ['en', 'SECURITY', 'We have received €300 as the security deposit for your stay at'],
    ['en', 'TAX', 'We have received €300 for the tourist tax on your stay at'],
    ['de', 'SECURITY', 'wir haben 300\u00A0€ als Kaution für Ihren Aufenthalt in'],
    ['de', 'TAX', 'wir haben 300\u00A0€ für die Kurtaxe Ihres Aufenthalts in'],
    ['fr', 'SECURITY', 'Nous avons reçu 300\u00A0€ comme dépôt de garantie pour votre séjour à'],
    ['fr', 'TAX', 'Nous avons reçu 300\u00A0€ pour la taxe de séjour liée à votre séjour à'],
  ] as const)('in %s, of %s, with what it was for', async (language, purpose, purposeText) => {
    const id = await confirmed();
    await site.database.updateTable('bookings').set({ language }).where('id', '=', id).execute();
    await newMail();
    await pay(id, { purpose, amount: 30_000 });
    expect((await newMail())[0]?.body).toContain(purposeText);
  });

  test('and of her deposit as it goes back, with what was kept of it', async () => {
    await admin.paymentSettings.replace({ body: { securityDeposit: 20_000 } });
    const id = await confirmed();
    await pay(id, { purpose: 'SECURITY', amount: 20_000 });
    await admin.money.retain({ params: { id }, body: { amount: 5_000, reason: 'Un vetro' } });
    await newMail();
    await pay(id, { direction: 'OUT', purpose: 'SECURITY', amount: 15_000 });
    const [letter] = await newMail();
    expect(letter?.subject).toBe('Ti abbiamo restituito il deposito cauzionale: 150\u00A0€');
    expect(letter?.body).toContain('Trattenuti per un danno: 50\u00A0€');
  });

  test('but not of what is undone, nor of a stay that is over', async () => {
    const id = await confirmed(guest, { startDate: '2027-03-02', endDate: '2027-03-09' });
    const { id: entry } = await pay(id);
    await newMail();
    await admin.money.reverse({ params: { id: entry }, body: { reason: 'Sbaglio' } });
    site.clock.advance(10 * DAY);
    await pay(id);
    expect(await newMail()).toEqual([]);
  });
});

describe('a guest is reminded at nine', () => {
  /** Runs at half past eight, so many days after the first of March, then at half past nine. */
  async function morningOf(day: string) {
    const half = new Date(`${day}T08:30:00+01:00`);
    site.clock.advance(half.getTime() - site.clock.now().getTime());
    await site.app.paymentReminders.pollNow();
    const before = await newMail();
    site.clock.advance(3_600_000);
    await site.app.paymentReminders.pollNow();
    await site.app.paymentReminders.pollNow();
    return { before: subjects(before), after: subjects(await newMail()) };
  }

  test('two days after it was due and seven, the owner as well, once each', async () => {
    const id = await confirmed();
    await newMail();
    expect(await morningOf('2027-03-04')).toEqual({ before: [], after: [] });
    expect(await morningOf('2027-03-05')).toEqual({ before: [], after: [] });
    const late = [
      `${GUEST}: Aspettiamo ancora il tuo pagamento: 27 giugno 2027 – 4 luglio 2027`,
      `${OWNER}: Ada Rossi non ha ancora pagato: 27 giugno 2027 – 4 luglio 2027`,
    ];
    expect(await morningOf('2027-03-06')).toEqual({ before: [], after: late });
    expect((await morningOf('2027-03-07')).after).toEqual([]);
    expect((await morningOf('2027-03-11')).after).toEqual(late);
    expect((await morningOf('2027-03-12')).after).toEqual([]);
    const lastLetter = (await site.deliverMail()).at(-1)?.body;
    expect(lastLetter).toContain(
      '\n\nAnche l’ospite ha ricevuto un sollecito. Se i soldi sono arrivati, registra il pagamento: ',
    );
    expect(lastLetter).toContain(`${site.origin}/admin/bookings/${id}#soldi`);
  });

  test('but nobody without an e-mail, and the owner is told so', async () => {
    const entry = { ...STAY, guestName: 'Bruna Neri', numberOfGuests: 2, total: 60_000 };
    await admin.bookings.enterByHand({ body: { key: randomUUID(), ...entry } });
    await newMail();
    expect((await morningOf('2027-03-06')).after).toEqual([
      `${OWNER}: Bruna Neri non ha ancora pagato: 27 giugno 2027 – 4 luglio 2027`,
    ]);
    const lastLetter = (await site.deliverMail()).at(-1);
    expect(lastLetter?.body).toContain(
      '\n\nL’ospite non ha un’e-mail: nessun sollecito gli è arrivato. Se i soldi sono arrivati, registra il pagamento: ',
    );
    expect(lastLetter?.body).not.toContain('Anche l’ospite');
    expect(lastLetter?.replyTo).toBeNull();
  });

  test('three days before the balance is due, of what is left of it', async () => {
    await admin.paymentSettings.replace({ body: { balanceDays: 100 } });
    const id = await confirmed();
    await pay(id, { amount: 20_000 });
    await newMail();
    expect((await morningOf('2027-03-15')).after).toEqual([]);
    const { after } = await morningOf('2027-03-16');
    expect(after).toEqual([`${GUEST}: Il tuo pagamento sta per scadere: 27 giugno 2027 – 4 luglio 2027`]);
    const sent = await site.deliverMail();
    expect(sent.at(-1)?.body).toContain('Saldo: 405,71\u00A0€');
  });

  test('of what a stop has missed, but of the last of it alone', async () => {
    await confirmed();
    await newMail();
    expect((await morningOf('2027-03-13')).before).toHaveLength(2);
    expect((await morningOf('2027-03-14')).after).toEqual([]);
  });

  test('of nothing that is paid, cancelled, or long ago', async () => {
    const paid = await confirmed();
    await pay(paid);
    const off = await confirmed(guest, { startDate: '2027-08-01', endDate: '2027-08-08' });
    await admin.bookings.cancel({ params: { id: off }, body: {} });
    await confirmed(guest, { startDate: '2027-09-05', endDate: '2027-09-12' });
    await newMail();
    const { after } = await morningOf('2027-03-06');
    expect(after.filter((subject) => subject.startsWith(GUEST))).toEqual([expect.stringContaining('5 settembre 2027')]);
    expect((await morningOf('2027-03-30')).after).toEqual([]);
  });
});
