import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { createPayingSite } from '../../../testing/paying-site.ts';

const ACCOUNT = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

/** Moves the clock to ten in the morning, when reminders are due, and signs everybody in again. */
async function on(day: string): Promise<void> {
  site.clock.advance(Date.parse(`${day}T09:00:00Z`) - site.clock.now().getTime());
  ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  await site.app.paymentReminders.pollNow();
}

/** The subjects of letters about money to the guest since the last call. */
async function letters(): Promise<string[]> {
  const sent = await site.deliverMail();
  const subjects = sent.map(({ to, subject }) => `${to.address}: ${subject}`);
  site.sent.length = 0;
  return subjects.filter((subject) => /^ada@example\.com: .*pagamento/.test(subject));
}

const moneyOf = (id: string) => site.admin.money.get({ params: { id } });
const datesOf = async (id: string) => (await moneyOf(id)).instalments.map(({ dueDate, state }) => [dueDate, state]);

describe('a stay that was confirmed while nobody could pay', () => {
  test('is never late, and its guest is neither asked nor reminded', async () => {
    const id = await site.confirmed();
    expect(await site.guest.money.get({ params: { id } })).toMatchObject({
      isUnpayable: true,
      pay: { transfer: null, card: false },
    });
    await on('2027-03-06');
    await on('2027-06-20');
    expect(await datesOf(id)).toEqual([
      ['2027-06-23', 'DUE'],
      ['2027-06-23', 'DUE'],
    ]);
    expect(await letters()).toEqual([]);
    expect((await site.admin.money.due()).overdue).toEqual([]);
  });

  test('falls due anew from the day on which there is an account, and its guest is asked then', async () => {
    const id = await site.confirmed();
    await on('2027-03-20');
    await site.admin.paymentSettings.replace({ body: ACCOUNT });
    const [asked, ...others] = (await site.deliverMail()).filter(({ subject }) => subject.startsWith('Il pagamento'));
    expect(others).toEqual([]);
    expect(asked?.body).toContain('Acconto: 181,71\u00A0€, entro il 23 marzo 2027');
    expect(asked?.body).toContain('IBAN: IT60');
    await letters();
    expect(await moneyOf(id)).not.toHaveProperty('isUnpayable');
    expect(await datesOf(id)).toEqual([
      ['2027-03-23', 'DUE'],
      ['2027-05-28', 'DUE'],
    ]);
    await on('2027-03-23');
    expect(await letters()).toEqual([]);
    await on('2027-03-25');
    expect(await letters()).toEqual([expect.stringContaining('Aspettiamo ancora il tuo pagamento')]);
    expect((await site.admin.money.due()).overdue).toMatchObject([{ bookingId: id, dueDate: '2027-03-23' }]);
    expect((await datesOf(id))[0]).toEqual(['2027-03-23', 'OVERDUE']);
  });

  test('keeps those days when the terms change afterwards', async () => {
    const id = await site.confirmed();
    await on('2027-03-20');
    await site.admin.paymentSettings.replace({ body: { ...ACCOUNT, depositDays: 5 } });
    await site.admin.paymentSettings.replace({ body: { depositDays: 20 } });
    expect((await datesOf(id))[0]).toEqual(['2027-03-25', 'DUE']);
  });

  test('tells of a payment that came all the same, and of no day for the rest', async () => {
    const id = await site.confirmed();
    await site.deliverMail();
    await site.entered(id, { amount: 18_171 });
    const letter = (await site.deliverMail()).find(({ subject }) => subject.startsWith('Abbiamo ricevuto'));
    expect(letter?.body).not.toContain('Prossimo pagamento');
  });
});

test('an account that goes leaves nobody late, and one that comes back asks anew', async () => {
  await site.admin.paymentSettings.replace({ body: ACCOUNT });
  const id = await site.confirmed();
  await on('2027-03-10');
  expect((await datesOf(id))[0]).toEqual(['2027-03-04', 'OVERDUE']);
  await site.admin.paymentSettings.replace({ body: { iban: '' } });
  expect((await datesOf(id))[0]).toEqual(['2027-03-13', 'DUE']);
  await on('2027-03-30');
  await site.admin.paymentSettings.replace({ body: ACCOUNT });
  expect((await datesOf(id))[0]).toEqual(['2027-04-02', 'DUE']);
});

test('cards that come with a start count from then on, and whoever waited is asked', async () => {
  const paying = await createPayingSite();
  const dates = async () => (await paying.moneyOf()).instalments.map(({ dueDate }) => dueDate);
  expect(await dates()).toEqual(['2027-03-04', '2027-05-28']);
  await paying.database.deleteFrom('way_to_pay').execute();
  paying.clock.advance(10 * 86_400_000);
  const mail = await paying.mailOf(() => paying.app.paymentReminders.pollNow());
  expect(mail.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Il pagamento del tuo soggiorno/)]);
  expect(mail[0]?.body).toContain('entro il 14 marzo 2027');
  expect(await paying.mailOf(() => paying.app.paymentReminders.pollNow())).toEqual([]);
  await paying.close();
});
