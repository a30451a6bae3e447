import { randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRegisterKey } from '../../../../adapters/register-key.ts';
import { createFixedKeyStore } from '../../../../adapters/register-key-store.ts';
import { createFilingSite, type FilingSite, RECEIPT } from '../../../../testing/filing-site.ts';
import { createKeysAtHand } from '../key/key-at-hand.ts';
import { deleteDue } from './delete-due.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let site: FilingSite;
let today: string;
beforeEach(async () => {
  // At 11:00 in Rome.
  site = await createFilingSite({ now: '2027-03-01T10:00:00Z' });
  today = site.clock.today();
  await look();
});
afterEach(() => site.close());

const look = () => site.app.registerRetention.pollNow();
const gone = async () => (await site.readGuests()).map(({ identity, rest }) => `${identity === null} ${rest === null}`);

/** Reports a day, with a receipt as of now. */
async function report(date: string, { isReceipted = true } = {}) {
  const { client } = await site.signIn();
  const { id } = await client.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date } });
  const file = new File([new Uint8Array(RECEIPT)], 'ricevuta.pdf');
  if (isReceipted) await client.transmissions.addReceipt({ params: { id }, file });
  return id;
}

describe('names, documents and the rest', () => {
  it('go at four in the night after the receipt, with a line in the audit, and what statistics need stays', async () => {
    await site.addStay({}, [{ residenceState: '100000216' }, { birthDate: '2015-01-01', residenceState: null }]);
    await report(today);
    await look();
    expect(await gone()).toEqual(['false false', 'false false']);
    site.clock.advance(16 * HOUR_MS + 59 * 60_000);
    await look();
    expect(await gone()).toEqual(['false false', 'false false']);
    site.clock.advance(60_000);
    await look();
    expect(await site.readGuests()).toMatchObject([
      { identity: null, rest: null, kept_origin: '100000216', kept_age: '18-64' },
      { identity: null, rest: null, kept_origin: '100000100', kept_age: '0-13' },
    ]);
    expect(await site.summariesOf('DATA_DELETED')).toEqual(['2 ospiti, nomi e documenti']);
    await look();
    expect(await site.summariesOf('DATA_DELETED')).toHaveLength(1);
  });

  it('stay without a receipt until 90 days after the departure', async () => {
    await site.addStay({ endDate: addDays(today, 3) });
    await report(today, { isReceipted: false });
    site.clock.advance(92 * DAY_MS);
    await look();
    expect(await gone()).toEqual(['false false']);
    site.clock.advance(DAY_MS);
    await look();
    expect(await gone()).toEqual(['true true']);
  });

  it('of a guest who stays beyond 30 nights wait for the receipt of each part', async () => {
    await site.addStay({ startDate: addDays(today, -30), endDate: addDays(today, 5) });
    await report(addDays(today, -30));
    site.clock.advance(DAY_MS);
    await look();
    expect(await gone()).toEqual(['false false']);
    await report(today);
    site.clock.advance(DAY_MS);
    await look();
    expect(await gone()).toEqual(['true true']);
  });

  it('of a member follow the arrival of her head', async () => {
    await site.addStay({ endDate: addDays(today, 5) }, [
      { id: 'head', role: 'FAMILY_HEAD', arrival: addDays(today, 1) },
      { role: 'FAMILY_MEMBER', headId: 'head' },
    ]);
    site.clock.advance(DAY_MS);
    await report(addDays(today, 1));
    site.clock.advance(DAY_MS);
    await look();
    expect(await gone()).toEqual(['true true', 'true true']);
  });

  it('go without the key, and then nothing is kept of them', async () => {
    await site.addStay({});
    await report(today);
    const keys = createKeysAtHand(createFixedKeyStore(makeRegisterKey()));
    await deleteDue(site.database, { clock: site.clock, keys });
    expect(await site.readGuests()).toMatchObject([{ identity: null, rest: null, kept_origin: null, kept_age: null }]);
  });

  it('of guests of a stay that does not take place go at once with the last transmission of theirs', async () => {
    const { id } = await site.addStay({});
    await site.addGuests(id, [{ lastName: 'Verdi', arrival: addDays(today, 1) }]);
    const transmission = await report(today, { isReceipted: false });
    // As if the stay were a cancelled booking.
    await site.database.deleteFrom('register_stays').where('id', '=', id).execute();
    site.clock.advance(DAY_MS);
    await look();
    expect(await site.readGuests()).toHaveLength(1);
    const { client } = await site.signIn();
    await client.transmissions.undo({ params: { id: transmission } });
    expect(await site.readGuests()).toEqual([]);
  });
});

describe('the job', () => {
  it('makes up for a night that was missed, and deletes nothing before the next', async () => {
    await site.addStay({});
    await report(today);
    site.clock.advance(3 * DAY_MS);
    await look();
    expect(await gone()).toEqual(['true true']);
    await site.addStay({ startDate: site.clock.today() });
    await report(site.clock.today());
    site.clock.advance(HOUR_MS);
    await look();
    expect(await gone()).toContain('false false');
  });

  it('works in portions of 200, each with its line', { timeout: 120_000 }, async () => {
    for (let n = 0; n < 41; n += 1) {
      await site.addStay(
        { endDate: addDays(today, 1) },
        Array.from({ length: 25 }, () => ({})),
      );
    }
    site.clock.advance(92 * DAY_MS);
    await look();
    expect(new Set(await gone())).toEqual(new Set(['true true']));
    const lines = await site.summariesOf('DATA_DELETED');
    expect(lines.toSorted()).toEqual([...Array(5).fill('200 ospiti, nomi e documenti'), '25 ospiti, nomi e documenti']);
  });

  it('lets transmissions and receipts go after five years from their own instants, with a line', async () => {
    await site.addStay({});
    await report(today, { isReceipted: false });
    const [{ id } = { id: '' }] = await site.database.selectFrom('register_transmissions').select('id').execute();
    site.clock.advance(20 * DAY_MS);
    const { client } = await site.signIn();
    await client.transmissions.addReceipt({ params: { id }, file: new File([new Uint8Array(RECEIPT)], 'r.pdf') });
    site.clock.advance((5 * 365 + 2) * DAY_MS - 20 * DAY_MS);
    await look();
    const count = async () => (await site.database.selectFrom('register_transmissions').select('id').execute()).length;
    expect(await count()).toBe(1);
    site.clock.advance(21 * DAY_MS);
    await look();
    expect(await count()).toBe(0);
    for (const table of ['register_receipts', 'register_transmitted'] as const) {
      expect(await site.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await site.summariesOf('DATA_DELETED')).at(-1)).toMatch(/^1 comunicazioni/);
  });

  it('writes nothing where there is no register', async () => {
    await site.database.deleteFrom('register_rounds').execute();
    await site.setTerms({ isOn: false });
    const before = site.changedRows();
    await look();
    expect(site.changedRows()).toBe(before);
  });
});
