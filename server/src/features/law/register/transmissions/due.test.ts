import { randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../../db/transaction.ts';
import { aStay } from '../../../../testing/factories.ts';
import { createFilingSite, type FilingSite } from '../../../../testing/filing-site.ts';
import { insertBooking } from '../../../stays/stays/bookings.records.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let site: FilingSite;
let today: string;
beforeEach(async () => {
  // At 8:00 in Rome.
  site = await createFilingSite({ now: '2027-03-01T07:00:00Z' });
  today = site.clock.today();
  await site.app.registerDue.pollNow();
});
afterEach(() => site.close());

async function lettersAfter(milliseconds: number) {
  site.clock.advance(milliseconds);
  await site.app.registerDue.pollNow();
  site.sent.length = 0;
  return [...(await site.deliverMail())].map(({ to, subject, body }) => ({ to, subject, body }));
}

async function report(date: string): Promise<void> {
  const { client } = await site.signIn();
  await client.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date } });
}

const todaysRegister = async () => (await (await site.signIn()).client.today.get({ query: {} })).register;

describe('the letter of what is due', () => {
  it('leaves at nine, once a day, while arrivals are due today or late, and names nobody', async () => {
    await site.addStay({ title: 'Ada da Airbnb' });
    await site.addStay({ startDate: addDays(today, -1), title: 'Di ieri' });
    await site.addStay({ startDate: addDays(today, -1), title: 'Senza ospiti' }, []);
    expect(await lettersAfter(59 * 60_000)).toEqual([]);
    const [letter, ...others] = await lettersAfter(60_000);
    expect(others).toEqual([]);
    // Today's arrivals are due tomorrow.
    expect(letter).toMatchObject({ to: { address: 'padrona@example.it' }, subject: 'Alloggiati Web: 2 da comunicare' });
    expect(letter?.body).toContain(`${site.address}/admin/register`);
    expect(letter?.body).toContain('non sostituisce il parere di professionisti e uffici competenti.');
    expect(letter?.body).not.toMatch(/Ada|Rossi|Airbnb/);
    expect(await todaysRegister()).toMatchObject({ due: 2 });
    expect(await lettersAfter(6 * HOUR_MS)).toEqual([]);
    expect((await lettersAfter(18 * HOUR_MS)).map(({ subject }) => subject)).toEqual([
      'Alloggiati Web: 3 da comunicare',
    ]);
  });

  it('is of a stay of one night on the day of its arrival', async () => {
    await site.addStay({ endDate: addDays(today, 1) });
    expect(await lettersAfter(HOUR_MS)).toHaveLength(1);
  });

  it('does not leave once all is told, with reminders off, or while the register is off', async () => {
    await site.addStay({ startDate: addDays(today, -1) });
    await site.setTerms({ reminders: false });
    expect(await lettersAfter(HOUR_MS)).toEqual([]);
    await site.setTerms({ isOn: false });
    expect(await lettersAfter(60_000)).toEqual([]);
    await site.setTerms({ isOn: true, reminders: true });
    await report(addDays(today, -1));
    expect(await lettersAfter(60_000)).toEqual([]);
  });

  it('asks for no stay of the site from before the register, and for none that is deleted by now', async () => {
    const before = aStay({ startDate: addDays(today, -5), endDate: addDays(today, 2) });
    await transact(site.database, (trx) => insertBooking(trx, before));
    expect(await lettersAfter(HOUR_MS)).toEqual([]);
    await site.addStay({ startDate: addDays(today, -100), endDate: addDays(today, -95) });
    expect(await lettersAfter(60_000)).toEqual([]);
    await site.addStay({ startDate: addDays(today, -100), endDate: addDays(today, -80) });
    expect(await lettersAfter(60_000)).toHaveLength(1);
  });

  it('names what else falls due on its day and the day before, and that alone', async () => {
    const { client } = await site.signIn();
    await client.complianceList.replace({
      body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: addDays(today, 2) }] },
    });
    const named =
      'Scadenze di oggi e di domani:\nEstintori, uno ogni 200 m² e per piano: da fare, entro il 3 marzo 2027';
    expect(await lettersAfter(HOUR_MS)).toEqual([]);
    for (const _ of ['the day before', 'the day']) {
      const [letter, ...others] = await lettersAfter(DAY_MS);
      expect(others).toEqual([]);
      expect(letter?.subject).toBe('Adempimenti: 1 scadenza tra oggi e domani');
      expect(letter?.body).toContain(named);
      expect(letter?.body).toContain(`${site.address}/admin/register/deadlines`);
      expect(letter?.body).not.toMatch(/Arrivi|Scarica il file/);
      expect(await todaysRegister()).toMatchObject({ due: 0, others: 1 });
    }
    expect(await lettersAfter(DAY_MS)).toEqual([]);
    await site.addStay({ startDate: addDays(today, 1) });
    const [ofArrival] = await lettersAfter(DAY_MS);
    expect(ofArrival).toMatchObject({ subject: 'Alloggiati Web: 1 da comunicare' });
    expect(ofArrival?.body).not.toContain('Scadenze');
  });

  it('is one where two look at once', async () => {
    await site.addStay({ startDate: addDays(today, -1) });
    site.clock.advance(HOUR_MS);
    await Promise.all([site.app.registerDue.pollNow(), site.app.registerDue.pollNow()]);
    expect((await site.deliverMail()).filter(({ subject }) => subject.startsWith('Alloggiati'))).toHaveLength(1);
  });
});

describe("today's panel", () => {
  it('is left out while the register is off', async () => {
    await site.addStay();
    await site.setTerms({ isOn: false });
    const { client } = await site.signIn();
    expect(await client.today.get({ query: {} })).not.toHaveProperty('register');
  });

  it('has who arrives today or came yesterday and is not told, five at most, and whether the key is saved', async () => {
    const { id } = await site.addStay({ title: 'Di oggi', numberOfGuests: 2 });
    await site.addStay({ startDate: addDays(today, -2) });
    await site.addStay({ startDate: addDays(today, 1) });
    expect(await todaysRegister()).toEqual({
      arrivals: [
        {
          stayId: id,
          title: 'Di oggi',
          date: today,
          dueAt: '2027-03-02T14:00:00.000Z',
          isLate: false,
          guests: 1,
          numberOfGuests: 2,
        },
      ],
      isKeySaved: false,
      due: 0,
    });
    await report(today);
    expect((await todaysRegister())?.arrivals).toEqual([]);
    for (let n = 0; n < 6; n += 1) await site.addStay({ startDate: addDays(today, -1) }, []);
    site.clock.advance(DAY_MS);
    for (let n = 0; n < 6; n += 1) await site.addStay({ startDate: today }, []);
    const arrivals = (await todaysRegister())?.arrivals ?? [];
    expect(arrivals.map(({ date, isLate, guests }) => ({ date, isLate, guests }))).toEqual(
      Array(5).fill({ date: today, isLate: false, guests: 0 }),
    );
    await site.database
      .insertInto('register_keys')
      .values({ fingerprint: site.seal.fingerprint, saved_at: site.clock.now().toISOString() })
      .execute();
    expect(await todaysRegister()).toMatchObject({ isKeySaved: true });
  });
});
