import { createHash } from 'node:crypto';
import type { CheckInSent } from '@approdo/shared/contract/messages/check-in';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createLosableKey, createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

const GONE = 'Il collegamento non è valido o è scaduto. Chiedine uno nuovo al proprietario.';
const CHANGED = 'I dati sono cambiati nel frattempo: controllali e salva di nuovo';
const VERIFIED = 'I dati sono già stati verificati: per cambiarli scrivi al proprietario';

let site: RegisterSite;
let id: string;
beforeEach(() => begin());
afterEach(() => site.close());

async function begin(options: Parameters<typeof createRegisterSite>[0] = {}): Promise<void> {
  site = await createRegisterSite(options);
  id = await site.decided('CONFIRMED');
}

async function makeLink(stayId = id) {
  const made = await site.client.registerStays.makeLink({ params: { id: stayId } });
  return { ...made, token: new URL(made.url).hash.slice(1) };
}

const open = (token: string) => site.anyone.checkIn.open({ body: { token } });

const { role: _, ...ROSSI } = LONE_GUEST;
const BIANCHI = { lastName: 'Bianchi', firstName: 'Ada', sex: 'F', birthDate: '1980-02-29' } as const;

/** Saves as the page does: what was opened, with what is typed. */
async function save(token: string, change: Partial<CheckInSent> = {}) {
  const { version, notice } = await open(token);
  return await site.anyone.checkIn.save({
    body: { token, version, party: 'ALONE', guests: [ROSSI], noticeVersion: notice.version, ...change },
  });
}

const read = () => site.client.registerGuests.get({ params: { id } });
const auditOf = async (action: 'LINK_SENT' | 'CHECK_IN_SENT') =>
  await site.database.selectFrom('audit').selectAll().where('action', '=', action).execute();

describe('the link of a check-in ahead', () => {
  it('is told of on the page of the stay, to its guest alone, until as many are written as were booked', async () => {
    const untilOf = async (client = site.guest.client) => (await client.bookings.get({ params: { id } })).checkInUntil;
    await site.client.bookings.edit({ params: { id }, body: { numberOfGuests: 2 } });
    expect(await untilOf()).toBeUndefined();
    const { token, expiresAt } = await makeLink();
    expect(await untilOf()).toBe(expiresAt);
    expect(await untilOf(site.client)).toBeUndefined();
    await save(token);
    expect(await untilOf()).toBe(expiresAt);
    await save(token, { party: 'FAMILY', guests: [ROSSI, BIANCHI] as CheckInSent['guests'] });
    expect(await untilOf()).toBeUndefined();
  });

  it('is told of no more once it has ended, or the register is off', async () => {
    const untilOf = async () => (await site.guest.client.bookings.get({ params: { id } })).checkInUntil;
    await makeLink();
    await site.client.registerSettings.replace({ body: { isOn: false } });
    expect(await untilOf()).toBeUndefined();
    await site.client.registerSettings.replace({ body: { isOn: true } });
    expect(await untilOf()).toBe('2027-06-13T22:00:00.000Z');
    await site.client.registerStays.endLink({ params: { id } });
    expect(await untilOf()).toBeUndefined();
  });

  it('has 256 bits behind a #, is kept by its hash, and ends with the day after the arrival', async () => {
    const { url, token, expiresAt } = await makeLink();
    expect(url).toMatch(new RegExp(`^${site.origin}/check-in#[\\w-]{43}$`));
    expect(expiresAt).toBe('2027-06-13T22:00:00.000Z');
    const links = await site.database.selectFrom('register_links').selectAll().execute();
    expect(links).toMatchObject([{ stay_id: id, token_hash: createHash('sha256').update(token).digest('hex') }]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect((await site.stay(id))?.link).toEqual({ expiresAt });
    expect(await auditOf('LINK_SENT')).toMatchObject([{ object_id: id, by_name: expect.any(String) }]);
  });

  it('is mailed to the guest of a booking, and stands nowhere once it is sent', async () => {
    await site.deliverMail();
    const { token, url } = await makeLink();
    const [letter] = (await site.deliverMail()).slice(-1);
    expect(letter).toMatchObject({
      subject: "Prima dell'arrivo: i dati per la registrazione",
      to: { address: 'ada@example.com' },
      body: expect.stringContaining(`: ${url}\n`),
    });
    const outbox = await site.database.selectFrom('outbox').selectAll().execute();
    expect(outbox).not.toEqual([]);
    expect(JSON.stringify(outbox)).not.toContain(token);
  });

  it('speaks the language that the guest is written to in', async () => {
    await site.close();
    await begin({ offers: ['de'] });
    await site.client.bookings.edit({ params: { id }, body: { language: 'de' } });
    const { url } = await makeLink();
    expect(url).toContain(`${site.origin}/de/check-in#`);
    expect((await site.deliverMail()).at(-1)).toMatchObject({
      subject: 'Vor Ihrer Ankunft: die Angaben für die Anmeldung',
      body: expect.stringContaining(url),
    });
  });

  it('of a stay that the owner added is hers to pass on', async () => {
    await site.deliverMail();
    const added = await site.addStay({ startDate: '2027-06-20', endDate: '2027-06-22', numberOfGuests: 3 });
    const { token } = await makeLink(added);
    expect(await open(token)).toMatchObject({ numberOfGuests: 3, guests: [], party: null });
    expect(await site.deliverMail()).not.toContainEqual(expect.objectContaining({ kind: 'CHECK_IN' }));
  });

  it('opens nothing once another is made, once it is ended, and where it never was one', async () => {
    const first = await makeLink();
    const second = await makeLink();
    for (const token of [first.token, 'x', '', 'a'.repeat(43)]) {
      expect(await refusalOf(open(token)), token).toMatchObject({ status: 404, message: GONE });
    }
    await open(second.token);
    await site.client.registerStays.endLink({ params: { id } });
    expect(await refusalOf(open(second.token))).toMatchObject({ status: 404, message: GONE });
    expect((await site.stay(id))?.link).toBeNull();
    expect(await refusalOf(site.client.registerStays.endLink({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('opens through the day after the arrival, and no other is made then', async () => {
    const today = await site.addStay({ startDate: '2027-03-01', endDate: '2027-03-08' });
    const { token } = await makeLink(today);
    site.clock.set('2027-03-02T22:59:00Z');
    await open(token);
    site.clock.set('2027-03-02T23:00:00Z');
    expect(await refusalOf(open(token))).toMatchObject({ status: 404, message: GONE });
    expect((await site.stay(today))?.link).toBeNull();
    expect(await refusalOf(makeLink(today))).toMatchObject({ status: 409, message: "L'arrivo è già passato" });
  });

  it('moves with the arrival of its stay, and ends with it', async () => {
    const { token } = await makeLink();
    const edit = (startDate: string, endDate: string) =>
      site.client.bookings.edit({ params: { id }, body: { startDate, endDate } });
    await edit('2027-06-20', '2027-06-24');
    expect((await site.stay(id))?.link).toEqual({ expiresAt: '2027-06-21T22:00:00.000Z' });
    expect(await open(token)).toMatchObject({ startDate: '2027-06-20', endDate: '2027-06-24' });
    await site.client.bookings.cancel({ params: { id }, body: {} });
    expect(await refusalOf(open(token))).toMatchObject({ status: 404, message: GONE });
  });

  it('of an added stay moves and ends with it, too', async () => {
    const added = await site.addStay({ startDate: '2027-06-20', endDate: '2027-06-22' });
    const { token } = await makeLink(added);
    const body = { title: 'Airbnb', startDate: '2027-06-25', endDate: '2027-06-28', numberOfGuests: 2 };
    await site.client.registerStays.replace({ params: { id: added }, body });
    expect((await site.stay(added))?.link).toEqual({ expiresAt: '2027-06-26T22:00:00.000Z' });
    await site.client.registerStays.remove({ params: { id: added } });
    expect(await refusalOf(open(token))).toMatchObject({ status: 404, message: GONE });
    expect(await site.database.selectFrom('register_links').selectAll().execute()).toEqual([]);
  });

  it('is none of a request, of nobody, nor where an official list is lacking', async () => {
    const { id: request } = await site.request({ startDate: '2027-08-01', endDate: '2027-08-08' });
    for (const stay of [request, 'nessuno']) expect(await refusalOf(makeLink(stay))).toMatchObject({ status: 404 });
    await site.database.deleteFrom('official_tables').where('kind', '=', 'STATI').execute();
    expect(await refusalOf(makeLink())).toMatchObject({ status: 409, message: 'Carica prima le tabelle ufficiali' });
  });

  it('is in no line of the log', async () => {
    await site.close();
    const lines: string[] = [];
    await begin({ onLogLine: (line) => lines.push(line) });
    const { token } = await makeLink();
    await save(token);
    await expect.poll(() => lines.filter((line) => line.includes('/api/check-in'))).toHaveLength(2);
    for (const line of lines) {
      for (const secret of [token, 'Rossi', 'AB 123-CD']) expect(line).not.toContain(secret);
    }
  });
});

describe('what guests write ahead of their arrival', () => {
  it('is told back to whoever has the link, without the number of a document', async () => {
    const { token } = await makeLink();
    expect(await save(token)).toEqual({ message: 'Grazie, i dati sono arrivati' });
    const plan = await open(token);
    expect(plan).toMatchObject({
      property: { name: 'Casa Zagara', address: expect.anything() },
      startDate: '2027-06-12',
      endDate: '2027-06-19',
      party: 'ALONE',
      asksResidence: false,
      notice: { path: '/pages/informativa-privacy' },
      guests: [{ lastName: 'Rossi', birthDate: '1973-03-13', docType: 'IDENT', docNumber: '••••••-CD' }],
    });
    const planText = JSON.stringify(plan);
    for (const secret of ['AB 123', 'idswh', 'headId', 'exemption', 'identified', id, 'ada@example.com'])
      expect(planText).not.toContain(secret);
    expect(await auditOf('CHECK_IN_SENT')).toMatchObject([
      { by_id: null, object_id: id, summary: 'Ospiti del soggiorno: 1' },
    ]);
    expect(
      await site.database.selectFrom('notice_acceptances').selectAll().where('way', '=', 'CHECK_IN').execute(),
    ).toHaveLength(Number(plan.notice.version) > 0 ? 1 : 0);
  });

  it('makes the first the head of a family or a group, and its number stays as it was', async () => {
    const { token } = await makeLink();
    await save(token, { party: 'FAMILY', guests: [ROSSI, BIANCHI, {}] as CheckInSent['guests'] });
    const [head, one, two] = (await read()).guests;
    expect([head, one, two].map((guest) => [guest?.role, guest?.headId])).toEqual([
      ['FAMILY_HEAD', null],
      ['FAMILY_MEMBER', head?.id],
      ['FAMILY_MEMBER', head?.id],
    ]);
    const plan = await open(token);
    expect(plan).toMatchObject({ party: 'FAMILY', guests: [{}, { lastName: 'Bianchi' }, { lastName: null }] });
    const [first, second] = plan.guests;
    const guests = [{ ...first, lastName: 'Verdi' }, second] as CheckInSent['guests'];
    await save(token, { party: 'GROUP', guests });
    expect((await read()).guests).toMatchObject([
      { id: head?.id, idswh: head?.idswh, role: 'GROUP_HEAD', lastName: 'Verdi', docNumber: 'AB 123-CD' },
      { id: one?.id, role: 'GROUP_MEMBER', headId: head?.id, firstName: 'Ada' },
    ]);
  });

  it('cannot say what is the owner’s, and leaves that as it is', async () => {
    await site.write(id, [{ ...LONE_GUEST, arrival: '2027-06-13', departure: '2027-06-18', exemption: 'GUIDA' }]);
    const { token } = await makeLink();
    const [guest] = (await open(token)).guests;
    const more = { role: 'GROUP_HEAD', headId: 'x', exemption: 'ALTRO', arrival: '2027-06-14', identified: true };
    await save(token, { guests: [{ ...guest, ...more, firstName: 'Luca' }] as unknown as CheckInSent['guests'] });
    expect((await read()).guests).toMatchObject([
      {
        role: 'SINGLE',
        headId: null,
        firstName: 'Luca',
        arrival: '2027-06-13',
        departure: '2027-06-18',
        exemption: 'GUIDA',
        identified: null,
        docNumber: 'AB 123-CD',
      },
    ]);
  });

  it('of whom the owner entered shows initials alone, and leaves what comes back so as it is', async () => {
    await site.write(id, [
      { ...LONE_GUEST, role: 'FAMILY_HEAD', ref: 'capo', lastName: 'De Rossi' },
      { ...BIANCHI, role: 'FAMILY_MEMBER', headId: 'capo' },
    ]);
    const typed = (await read()).guests;
    const { token } = await makeLink();
    const plan = await open(token);
    const withheld = ['lastName', 'firstName', 'sex', 'birthDate'];
    expect(plan.guests).toMatchObject([
      { lastName: 'D. R.', firstName: 'P.', birthDate: null, birthState: null, docType: null, docNumber: null },
      { lastName: 'B.', firstName: 'A.', sex: null, birthDate: null, withheld },
    ]);
    for (const secret of ['Rossi', 'Paolo', '1973', '412058091', 'IDENT', 'CD'])
      expect(JSON.stringify(plan.guests)).not.toContain(secret);
    await save(token, { party: 'FAMILY', guests: plan.guests });
    expect((await read()).guests).toEqual(typed);

    const [head, member] = plan.guests;
    const guests = [{ ...head, docNumber: 'YA 999' }, member] as CheckInSent['guests'];
    await save(token, { party: 'FAMILY', guests });
    expect((await read()).guests).toMatchObject([{ ...typed[0], docNumber: 'YA 999' }, { ...typed[1] }]);
    expect((await open(token)).guests).toMatchObject([{ lastName: 'D. R.', docNumber: null }, {}]);
  });

  it('shows in whole what came by a link alone: not of whom the owner has corrected since', async () => {
    const { token } = await makeLink();
    await save(token, { party: 'FAMILY', guests: [ROSSI, BIANCHI] as CheckInSent['guests'] });
    const { guests } = await read();
    await site.write(
      id,
      guests.map((guest) => ({ ...guest, exemption: 'GUIDA' })),
    );
    expect((await open(token)).guests).toMatchObject([
      { lastName: 'Rossi', docNumber: '••••••-CD', withheld: [] },
      { lastName: 'Bianchi', birthDate: '1980-02-29', withheld: [] },
    ]);
    const [head, member] = (await read()).guests;
    await site.write(id, [{ ...head }, { ...member, birthDate: '1980-03-01' }]);
    const after = (await open(token)).guests;
    expect(after).toMatchObject([{ lastName: 'Rossi' }, { lastName: 'B.', birthDate: null }]);
    const added = [...after, BIANCHI] as CheckInSent['guests'];
    await save(token, { party: 'FAMILY', guests: added });
    expect((await open(token)).guests).toMatchObject([
      { lastName: 'Rossi' },
      { lastName: 'B.' },
      { lastName: 'Bianchi', withheld: [] },
    ]);
  });

  it.each([
    ['ALONE', 2],
    ['FAMILY', 1],
    ['GROUP', 1],
  ] as const)('is refused where %s does not fit %i', async (party, count) => {
    const { token } = await makeLink();
    const guests = Array.from({ length: count }, () => ROSSI);
    expect(await refusalOf(save(token, { party, guests: guests as CheckInSent['guests'] }))).toMatchObject({
      status: 400,
      message: 'Scegli con chi viaggi',
      fields: { party: 'Scegli con chi viaggi' },
    });
  });

  it('leaves it to the owner to look at dates of a guest that were lost as the stay moved', async () => {
    await site.write(id, [{ ...LONE_GUEST, arrival: '2027-06-13' }]);
    await site.client.bookings.edit({ params: { id }, body: { startDate: '2027-06-15', endDate: '2027-06-22' } });
    const lost = (await read()).faults;
    expect(lost).toMatchObject([{ field: 'arrival' }]);
    const { token } = await makeLink();
    const guests = (await open(token)).guests.map((guest) => ({ ...guest, firstName: 'Pablo' }));
    await save(token, { guests });
    const after = await read();
    expect(after.guests).toMatchObject([{ firstName: 'Pablo', arrival: null }]);
    expect(after.faults).toMatchObject([{ field: 'arrival' }]);
  });

  it('names guests of this stay alone, each once', async () => {
    const other = await site.addStay();
    const { guests } = await site.write(other, [LONE_GUEST]);
    const { token } = await makeLink();
    const theirs = { ...ROSSI, id: guests[0]?.id ?? '' } as CheckInSent['guests'][number];
    expect(await refusalOf(save(token, { guests: [theirs] }))).toMatchObject({
      status: 400,
      fields: { 'guests.0.id': expect.any(String) },
    });
    await save(token);
    const [own] = (await open(token)).guests;
    const twice = [own, own] as CheckInSent['guests'];
    expect(await refusalOf(save(token, { party: 'FAMILY', guests: twice }))).toMatchObject({ status: 400 });
  });

  it('is refused where it was changed meanwhile, by whomever', async () => {
    const { token } = await makeLink();
    const { version, notice } = await open(token);
    const body = { token, version, party: 'ALONE' as const, guests: [ROSSI], noticeVersion: notice.version };
    const outcomes = await Promise.allSettled([1, 2].map(() => site.anyone.checkIn.save({ body })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(site.anyone.checkIn.save({ body }))).toMatchObject({ status: 409, message: CHANGED });
    const fresh = await open(token);
    const { guests } = await read();
    await site.write(
      id,
      guests.map((guest) => ({ ...guest, docNumber: 'AB 999-CD' })),
    );
    expect(await refusalOf(save(token, { version: fresh.version }))).toMatchObject({ status: 409, message: CHANGED });
    expect((await read()).guests).toMatchObject([{ docNumber: 'AB 999-CD' }]);
  });

  it('is refused where the privacy notice is another by now', async () => {
    const { token } = await makeLink();
    expect(await refusalOf(save(token, { noticeVersion: '999' }))).toMatchObject({
      status: 409,
      message: "L'informativa è cambiata: rileggila",
    });
  });

  it('is closed once a guest was identified, or told to the police, and can still be read', async () => {
    const { token } = await makeLink();
    await save(token);
    const { guests } = await read();
    const guestIds = guests.map((guest) => guest.id);
    await site.client.registerGuests.identify({ params: { id }, body: { guestIds, how: 'IN_PERSON' } });
    expect(await refusalOf(save(token))).toMatchObject({ status: 409, message: VERIFIED });
    await site.client.registerGuests.identify({ params: { id }, body: { guestIds, how: null } });
    await save(token);
    const [planText = ''] = (await read()).guests.map((guest) => guest.id);
    await site.report(id, 'UPLOADED', new Map([[planText, 'mark']]), '2027-06-12');
    expect(await refusalOf(save(token))).toMatchObject({ status: 409, message: VERIFIED });
    expect(await open(token)).toMatchObject({ guests: [{ lastName: 'Rossi' }] });
  });

  it('waits where the key is missing, and is refused where no register is kept', async () => {
    await site.close();
    const registerKeyPlace = createLosableKey();
    await begin({ registerKeyPlace });
    const { token } = await makeLink();
    await site.database
      .updateTable('register_settings')
      .set({ settings: JSON.stringify({ ...(await terms()), isOn: false }) })
      .execute();
    expect(await refusalOf(open(token))).toMatchObject({ status: 409, message: 'Il registro ospiti non è attivo' });
    expect(await refusalOf(makeLink())).toMatchObject({ status: 409, message: 'Il registro ospiti non è attivo' });
    await site.client.registerSettings.replace({ body: { isOn: true } });
    await save(token);
    registerKeyPlace.lose();
    expect(await refusalOf(open(token))).toMatchObject({
      status: 503,
      message: 'In questo momento non possiamo ricevere i dati. Scrivi al proprietario.',
    });
  });

  it('is bounded by link and by address, open and save together', async () => {
    const { token } = await makeLink();
    for (let count = 0; count < 15; count += 1) await save(token);
    expect(await refusalOf(open(token))).toMatchObject({ status: 429 });
    for (let count = 0; count < 29; count += 1) {
      expect(await refusalOf(open(`nobody-${count}`))).toMatchObject({ status: 404, message: GONE });
    }
    expect(await refusalOf(open('nobody'))).toMatchObject({ status: 429 });
    site.clock.advance(3_600_001);
    await open(token);
  });

  it('is refused in the language of the page', async () => {
    await site.close();
    await begin({ offers: ['de'] });
    const refused = site.speaking('de').checkIn.open({ body: { token: 'x' } });
    expect(await refusalOf(refused)).toMatchObject({
      message: 'Der Link ist nicht gültig oder abgelaufen. Bitten Sie den Eigentümer um einen neuen.',
      code: 'CHECK_IN_LINK_ENDED',
    });
  });
});

async function terms() {
  const { version: _, ...rest } = await site.client.registerSettings.get();
  return rest;
}
