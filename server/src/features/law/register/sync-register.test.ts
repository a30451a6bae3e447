import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';
import { markArrival } from './guests/mark-arrival.ts';
import { createKeysAtHand } from './key/key-at-hand.ts';

let site: RegisterSite;
let id: string;
beforeEach(async () => {
  site = await createRegisterSite();
  id = await site.decided('CONFIRMED');
});
afterEach(() => site.close());

const cancel = () => site.client.bookings.cancel({ params: { id }, body: {} });
const remove = () => site.client.bookings.remove({ params: { id } });

async function remainingGuests() {
  const rows = await site.database.selectFrom('register_guests').select('id').execute();
  return rows.map((row) => row.id);
}

describe('a booking that is called off', () => {
  it('takes its guests with it, and is no stay of the register any more', async () => {
    await site.write(id, [LONE_GUEST, LONE_GUEST]);
    await cancel();
    expect(await remainingGuests()).toEqual([]);
    expect(await site.stay(id)).toBeUndefined();
    expect(await refusalOf(site.client.registerGuests.get({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('keeps those of whom the police was told', async () => {
    const { guests } = await site.write(id, [LONE_GUEST, LONE_GUEST]);
    const [reported = ''] = guests.map((guest) => guest.id);
    await site.report(id, 'UPLOADED', new Map([[reported, '']]), '2027-06-12');
    await cancel();
    expect(await remainingGuests()).toEqual([reported]);
    expect(await site.stay(id)).toMatchObject({ guests: 1, alloggiati: { state: 'UPLOADED', isLate: false } });
    await remove();
    expect(await remainingGuests()).toEqual([reported]);
    expect(await site.stay(id)).toMatchObject({ id, source: 'SITE', title: 'Ospite', startDate: '2027-06-12' });
  });

  it('deleted as it stands leaves nothing where nobody was told of it', async () => {
    await site.write(id, [LONE_GUEST]);
    await remove();
    expect(await remainingGuests()).toEqual([]);
    expect(await site.stay(id)).toBeUndefined();
  });
});

describe('a stay that is moved', () => {
  it('takes with it who has no dates of her own, and says which of others were lost', async () => {
    const own = { ...LONE_GUEST, arrival: '2027-06-13', departure: '2027-06-18' };
    const { guests } = await site.write(id, [LONE_GUEST, own]);
    await site.client.bookings.edit({ params: { id }, body: { startDate: '2027-06-15', endDate: '2027-06-22' } });
    const after = await site.client.registerGuests.get({ params: { id } });
    expect(after.guests.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      [null, null],
      [null, '2027-06-18'],
    ]);
    expect(after.faults).toEqual([
      {
        guestId: guests[1]?.id,
        field: 'arrival',
        text: 'Ospite 2, Paolo Rossi – Arriva il: era fuori dalle nuove date del soggiorno: controllala e salva di nuovo',
      },
    ]);
    expect((await site.stay(id))?.alloggiati).toMatchObject({ state: 'INCOMPLETE', dates: ['2027-06-15'] });
    const edits = after.guests.map(
      ({ idswh: _, identified: __, namesDeletedAt: ___, restDeletedAt: ____, ...edit }) => edit,
    );
    expect((await site.write(id, edits)).faults).toEqual([]);
  });
});

describe('what was told of a stay', () => {
  async function reported(change: Partial<GuestEdit> = {}) {
    const stay = await site.addStay();
    const { guests } = await site.write(stay, [{ ...LONE_GUEST, ...change }]);
    const [guest] = guests;
    if (!guest) throw new Error('nobody was written');
    const keys = createKeysAtHand(site.registerKeyPlace);
    const seal = await keys.seal(site.database);
    const mark = markArrival(seal, guest, { arrival: '2027-03-01', nights: 7 });
    await site.report(stay, 'UPLOADED', new Map([[guest.id, mark]]), '2027-03-01');
    return { stay, guest };
  }
  const isChanged = async (stay: string) => (await site.stay(stay))?.isChanged;
  const dates = { title: 'Airbnb', startDate: '2027-03-01', endDate: '2027-03-09', numberOfGuests: 2 };

  it('still holds while nothing of it was written anew', async () => {
    const { stay, guest } = await reported();
    expect(await isChanged(stay)).toBe(false);
    await site.write(stay, [{ ...LONE_GUEST, id: guest.id, residencePlace: 'Lipari', exemption: 'A1' }]);
    expect(await isChanged(stay)).toBe(false);
    await site.client.registerStays.replace({ params: { id: stay }, body: { ...dates, endDate: '2027-03-08' } });
    expect(await isChanged(stay)).toBe(false);
  });

  it('does not once a name, a date or whoever it was is another', async () => {
    const named = await reported();
    await site.write(named.stay, [{ ...LONE_GUEST, id: named.guest.id, firstName: 'Pablo' }]);
    expect(await isChanged(named.stay)).toBe(true);
    await site.write(named.stay, [{ ...LONE_GUEST, id: named.guest.id }]);
    expect(await isChanged(named.stay)).toBe(false);

    const moved = await reported();
    await site.client.registerStays.replace({ params: { id: moved.stay }, body: dates });
    expect(await isChanged(moved.stay)).toBe(true);

    const gone = await reported();
    await site.write(gone.stay, []);
    expect(await isChanged(gone.stay)).toBe(true);
  });

  it('cannot be compared once the law had it deleted', async () => {
    const { stay, guest } = await reported();
    const now = site.clock.now().toISOString();
    const purged = { identity: null, rest: null, names_deleted_at: now, rest_deleted_at: now };
    await site.database.updateTable('register_guests').set(purged).where('id', '=', guest.id).execute();
    expect(await site.stay(stay)).toMatchObject({ isChanged: false, purged: 'ALL', complete: 1 });
    const { guests, faults, version } = await site.client.registerGuests.get({ params: { id: stay } });
    expect(faults).toEqual([]);
    expect(guests[0]).toMatchObject({ lastName: null, namesDeletedAt: now, restDeletedAt: now });
    await site.write(stay, [{ id: guest.id, role: 'SINGLE' }]);
    expect((await site.client.registerGuests.get({ params: { id: stay } })).version).toBe(version);
  });
});
