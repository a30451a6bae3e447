import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilingSite, type FilingSite } from '../../../../testing/filing-site.ts';
import { LONE_GUEST } from '../../../../testing/lone-guest.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { createLosableKey } from '../../../../testing/register-site.ts';

// Each site imports the official lists.
vi.setConfig({ hookTimeout: 60_000 });

const DAY_MS = 86_400_000;
const ARRIVAL = '2027-06-12';
const email = 'ada@example.com';
const MEMBER = { ...LONE_GUEST, firstName: 'Lia', role: 'FAMILY_MEMBER', departure: '2027-06-17' } as const;

let site: FilingSite;
let client: FilingSite['client'];
let key: ReturnType<typeof createLosableKey>;
let id: string;
let guestIds: readonly string[];
beforeEach(async () => {
  key = createLosableKey();
  site = await createFilingSite({ now: '2027-06-06T10:00:00Z', registerKeyPlace: key });
  ({ client } = site);
  id = await site.decided('CONFIRMED');
  const { guests } = await site.write(id, [
    { ...LONE_GUEST, role: 'FAMILY_HEAD', ref: 'capo' },
    { ...MEMBER, headId: 'capo' },
  ]);
  guestIds = guests.map((guest) => guest.id);
});
afterEach(() => site.close());

const ofAddress = () => client.personalData.ofAddress({ query: { email } });
const erase = () => client.personalData.erase({ body: { email } });
const namesHeld = async () =>
  (await client.registerGuests.get({ params: { id } })).guests.map((guest) => guest.firstName);

/** Moves the clock on past the stay, and an administrator gives a fresh proof. */
async function later(days: number): Promise<void> {
  site.clock.advance(days * DAY_MS);
  ({ client } = await site.signIn());
}

describe('guests in the register', () => {
  it('are told to the owner with the data of the address that their stay is of, and not to her whose address it is', async () => {
    const [head = '', member = ''] = guestIds;
    const body = { guestIds: [head], how: 'IN_PERSON' as const };
    await client.registerGuests.identify({ params: { id }, body });
    const { register } = await ofAddress();
    expect(register).toMatchObject([
      {
        ...{ id: head, bookingId: id, lastName: 'Rossi', docNumber: 'AB 123-CD', birthDate: '1973-03-13' },
        ...{ arrival: ARRIVAL, departure: '2027-06-19', identified: { how: 'IN_PERSON' } },
      },
      { id: member, headId: head, firstName: 'Lia', arrival: ARRIVAL, departure: '2027-06-17', identified: null },
    ]);
    const own = JSON.parse(await (await site.guest.client.personalData.mine()).text());
    expect(own.register).toEqual([]);
  });

  it('are told to her as far as she entered them, by the link, with the end of a document’s number', async () => {
    const { id: stay } = await site.request({ startDate: '2027-07-01', endDate: '2027-07-08' });
    await client.bookings.decide({ params: { id: stay }, body: { status: 'CONFIRMED' } });
    const { url } = await client.registerStays.makeLink({ params: { id: stay } });
    const token = new URL(url).hash.slice(1);
    const { version, notice } = await site.anyone.checkIn.open({ body: { token } });
    const { role: _, ...typed } = LONE_GUEST;
    const guests = [typed, { ...typed, firstName: 'Lia', docNumber: null }];
    const body = { token, version, party: 'FAMILY' as const, guests, noticeVersion: notice.version };
    await site.anyone.checkIn.save({ body });
    const before = await client.registerGuests.get({ params: { id: stay } });
    const own = async () => JSON.parse(await (await site.guest.client.personalData.mine()).text());
    const { register } = await own();
    const both = [{ firstName: 'Paolo', docNumber: '••••••-CD', birthDate: '1973-03-13' }, { firstName: 'Lia' }];
    expect(register).toMatchObject(both.map((each) => ({ ...each, bookingId: stay, enteredBy: 'LINK' })));
    for (const { idswh } of before.guests) expect(JSON.stringify(register)).not.toContain(idswh);
    expect(JSON.stringify(register)).not.toContain(site.owner.user.name);

    const [head, member] = before.guests;
    await site.write(stay, [
      { ...head, exemption: 'GUIDA' },
      { ...member, lastName: 'Verdi' },
    ]);
    expect((await own()).register).toMatchObject([{ id: head?.id, exemption: 'GUIDA' }]);
    expect((await own()).register).toHaveLength(1);
    expect((await ofAddress()).register).toHaveLength(4);
  });

  it('are nobody else’s', async () => {
    const other = await site.signIn();
    expect(JSON.parse(await (await other.client.personalData.mine()).text())).toMatchObject({ register: [] });
  });

  it('are told by id and dates where the key is missing that opens them', async () => {
    key.lose();
    const [head, member] = guestIds;
    const word = { bookingId: id, arrival: ARRIVAL, unreadable: 'Manca la chiave del registro ospiti' };
    expect((await ofAddress()).register).toEqual([
      { ...word, id: head, departure: '2027-06-19' },
      { ...word, id: member, departure: '2027-06-17' },
    ]);
  });
});

describe('who is erased', () => {
  it('leaves no link to a check-in, and guests who are to be told, until the law has them deleted', async () => {
    const { url } = await client.registerStays.makeLink({ params: { id } });
    await later(19);
    const { erased, kept } = await erase();
    expect(erased).toMatchObject({ register: 1, bookings: 1 });
    expect(kept).toContainEqual({
      what: 'Ospiti del registro',
      why: 'La legge vuole che siano comunicati alla Polizia: i loro dati restano al più 90 giorni dopo la partenza',
      until: '2027-09-17',
    });
    expect(kept).not.toContainEqual(expect.objectContaining({ what: 'Comunicazioni alla Polizia e loro ricevute' }));
    expect(await site.database.selectFrom('register_links').selectAll().execute()).toEqual([]);
    const token = new URL(url).hash.slice(1);
    expect(await refusalOf(site.anyone.checkIn.open({ body: { token } }))).toMatchObject({ status: 404 });
    expect(await namesHeld()).toEqual(['Paolo', 'Lia']);
    const stays = await client.registerStays.list({ query: { from: ARRIVAL, to: ARRIVAL } });
    expect(stays).toMatchObject([{ id, title: 'Ospite', guests: 2 }]);
    const { entries } = await client.audit.list({ query: { action: 'DATA_ERASED' } });
    expect(entries[0]?.summary).toContain('1 collegamenti del check-in');

    site.clock.set('2027-09-17T03:00:00Z');
    await site.app.registerRetention.pollNow();
    const guests = await site.database.selectFrom('register_guests').select(['identity', 'rest']).execute();
    expect(guests).toEqual([
      { identity: null, rest: null },
      { identity: null, rest: null },
    ]);
  });

  it('leaves who was told, and what proves it, and is told until when', async () => {
    await later(19);
    const [head = '', member = ''] = guestIds;
    await site.report(id, 'UPLOADED', new Map([[member, '']]), ARRIVAL);
    expect((await erase()).kept.filter(({ what }) => /registro|Polizia/.test(what))).toMatchObject([
      { what: 'Ospiti del registro', why: expect.stringContaining('vuole che siano comunicati'), until: '2027-09-17' },
      { what: 'Ospiti del registro', why: expect.stringContaining('Sono stati comunicati'), until: '2027-09-15' },
      { what: 'Comunicazioni alla Polizia e loro ricevute', until: '2032-06-25' },
    ]);
    expect(await namesHeld()).toEqual(['Paolo', 'Lia']);
    expect(head).not.toBe(member);
  });

  it('is told of no guest whose data are deleted already', async () => {
    await later(19);
    await site.report(id, 'RECEIPTED', new Map(guestIds.map((guestId) => [guestId, ''])), ARRIVAL);
    await later(1);
    await site.app.registerRetention.pollNow();
    expect((await ofAddress()).register).toMatchObject([
      { id: guestIds[0], keptOrigin: '100000100', keptAge: '18-64' },
      { id: guestIds[1] },
    ]);
    const { kept } = await erase();
    expect(kept).toContainEqual(expect.objectContaining({ what: 'Comunicazioni alla Polizia e loro ricevute' }));
    expect(kept).not.toContainEqual(expect.objectContaining({ what: 'Ospiti del registro' }));
  });

  it('leaves her name in no stay that a deleted booking left behind', async () => {
    await site.report(id, 'UPLOADED', new Map(guestIds.map((guestId) => [guestId, ''])), ARRIVAL);
    await client.bookings.remove({ params: { id } });
    expect(await site.stay(id)).toMatchObject({ title: 'Ospite', guests: 2 });
    const stays = JSON.stringify(await site.database.selectFrom('register_stays').selectAll().execute());
    expect(stays).not.toContain('Ada');
  });
});

describe('of guests in the register', () => {
  const readings = async () => (await site.summariesOf('REGISTER_READ')).length;

  /** An administrator with a fresh password proof, and no other proofs. */
  async function signInByPassword() {
    const signedIn = await site.signIn();
    const userId = (await signedIn.client.auth.me()).id;
    await site.database.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    await site.database.updateTable('sessions').set({ proved_by: 'PASSWORD' }).where('user_id', '=', userId).execute();
    return signedIn.client;
  }

  it('an administrator with a password alone is told what reads them, and all else of the address', async () => {
    const admin = await signInByPassword();
    const data = await admin.personalData.ofAddress({ query: { email } });
    expect(data).toMatchObject({ register: { unreadable: 'SECOND_PROOF_MISSING' }, bookings: [{ id }] });
    for (const typed of ['Paolo', 'AB 123-CD', '1973-03-13', ...guestIds])
      expect(JSON.stringify(data)).not.toContain(typed);
    expect(await readings()).toBe(0);
    const { email: own } = await admin.auth.me();
    expect(await admin.personalData.ofAddress({ query: { email: own } })).toMatchObject({ register: [] });
  });

  it('whoever has just shown two proofs is told, which the audit has as a reading of their stay', async () => {
    await ofAddress();
    expect(await readings()).toBe(1);
    await ofAddress();
    expect(await readings()).toBe(1);
    const lines = await site.database.selectFrom('audit').selectAll().where('action', '=', 'REGISTER_READ').execute();
    expect(lines).toMatchObject([{ object: 'STAY', object_id: id, by_name: site.owner.user.name }]);
    const { email: own } = await client.auth.me();
    await client.personalData.ofAddress({ query: { email: own } });
    expect(await readings()).toBe(1);
  });
});
