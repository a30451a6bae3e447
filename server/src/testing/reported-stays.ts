import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transaction.ts';
import { insertGuests } from '../features/law/register/guests/guests.records.ts';
import type { GuestSeal } from '../features/law/register/key/guest-seal.ts';
import { insertAddedStay } from '../features/law/register/stays.records.ts';
import { anAddedStay, aSealedGuest } from './filing-site.ts';

const arrivalDate = () => addDays(todayInRome(new Date()), -3);

/** Adds a current stay with one guest, in a register whose expired data were deleted; returns its id. */
export async function addReportedStay(database: Database, seal: GuestSeal): Promise<string> {
  const now = new Date().toISOString();
  const stay = anAddedStay({ startDate: arrivalDate(), endDate: addDays(arrivalDate(), 5), createdAt: now });
  await transact(database, async (trx) => {
    await insertAddedStay(trx, stay);
    await insertGuests(trx, [aSealedGuest(seal, stay.id)]);
    await trx
      .insertInto('register_rounds')
      .values({ only_row: 1, since: todayInRome(new Date()), purged_at: now, told_on: null, told_of: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return stay.id;
}

/** Adds the transmission that reported the guest, with a receipt if a seal is given; returns its id. */
export async function reportStay(database: Database, stayId: string, seal: GuestSeal | undefined): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await transact(database, async (trx) => {
    const guests = await trx.selectFrom('register_guests').select('id').where('stay_id', '=', stayId).execute();
    await trx
      .insertInto('register_transmissions')
      .values({
        id,
        request_key: id,
        kind: 'ALLOGGIATI',
        date: arrivalDate(),
        channel: 'FILE',
        state: seal ? 'RECEIPTED' : 'UPLOADED',
        guests: 1,
        sha256: 'sha',
        at: now,
        by_id: null,
        by_name: 'Anna',
      })
      .execute();
    for (const guest of guests) {
      const arrival = { transmission_id: id, guest_id: guest.id, stay_id: stayId, arrival: arrivalDate() };
      await trx
        .insertInto('register_transmitted')
        .values({ id: randomUUID(), ...arrival, mark: 'mark' })
        .execute();
    }
    if (!seal) return;
    const content = seal.seal(Buffer.from('%PDF-1.7'), `receipt:${id}`);
    const receipt = { transmission_id: id, key_fingerprint: seal.fingerprint, content, added_at: now };
    await trx.insertInto('register_receipts').values(receipt).execute();
  });
  return id;
}
