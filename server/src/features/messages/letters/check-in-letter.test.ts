import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

const SUBJECT = "Prima dell'arrivo: i dati per la registrazione";
const MINUTE = 60_000;

let site: RegisterSite;
let id: string;
beforeEach(async () => {
  site = await createRegisterSite({ now: '2027-06-09T06:00:00Z', ownerEmail: 'padrona@example.it', offers: ['de'] });
  id = await site.decided('CONFIRMED');
  await site.deliverMail();
});
afterEach(() => site.close());

const turnOn = (change = {}) =>
  site.client.registerSettings.replace({ body: { checkInLetter: { isOn: true, days: 3, hour: 9, ...change } } });

/** Runs the leader's poller an hour later, when the letter is due, and sends what waits. */
async function lookWhenDue() {
  site.clock.set('2027-06-09T07:00:00Z');
  return await look();
}

async function look() {
  await site.app.timedLetters.pollNow();
  await site.deliverMail();
  return site.sent.filter(({ subject }) => subject === SUBJECT);
}

const stateOf = async () =>
  (await site.client.stayLetters.list({ params: { id } })).find(({ kind }) => kind === 'CHECK_IN');
const tokenIn = (body = '') => /\/check-in#([\w-]{43})\n/.exec(body)?.[1] ?? '';
const open = (token: string) => site.anyone.checkIn.open({ body: { token } });

describe('the letter of the check-in ahead', () => {
  it('goes to nobody before the owner has turned it on, and is told of nowhere', async () => {
    expect(await lookWhenDue()).toEqual([]);
    expect(await stateOf()).toBeUndefined();
  });

  it('goes at its hour, once, with a link that opens', async () => {
    await turnOn();
    expect(await look()).toEqual([]);
    expect(await stateOf()).toMatchObject({ state: 'PLANNED', dueAt: '2027-06-09T07:00:00.000Z' });
    await lookWhenDue();
    site.clock.advance(MINUTE);
    const letters = await look();
    expect(letters).toMatchObject([{ to: { address: 'ada@example.com' }, replyTo: 'padrona@example.it' }]);
    expect(await open(tokenIn(letters[0]?.body))).toMatchObject({ startDate: '2027-06-12', numberOfGuests: 2 });
    expect(await stateOf()).toMatchObject({ state: 'SENT', sentAt: '2027-06-09T07:00:00.000Z' });
    expect(letters[0]?.body).toContain('Approdo aiuta a tenere in ordine gli adempimenti');
    const audit = await site.database.selectFrom('audit').select(['by_id']).where('action', '=', 'LINK_SENT').execute();
    expect(audit).toEqual([{ by_id: null }]);
  });

  it('goes once to whom the owner has sent the link already, though the arrival moves', async () => {
    await turnOn();
    await site.client.registerStays.makeLink({ params: { id } });
    await site.deliverMail();
    expect(await lookWhenDue()).toHaveLength(1);
    await site.client.bookings.edit({ params: { id }, body: { startDate: '2027-06-11', endDate: '2027-06-19' } });
    expect(await look()).toHaveLength(1);
  });

  it('waits for the official lists, and for the register', async () => {
    await turnOn();
    const lists = await site.database.selectFrom('official_tables').selectAll().where('kind', '=', 'STATI').execute();
    await site.database.deleteFrom('official_tables').where('kind', '=', 'STATI').execute();
    expect(await lookWhenDue()).toEqual([]);
    await site.database.insertInto('official_tables').values(lists).execute();
    await site.later(MINUTE);
    await site.client.registerSettings.replace({ body: { isOn: false } });
    expect(await look()).toEqual([]);
    await site.client.registerSettings.replace({ body: { isOn: true } });
    expect(await look()).toHaveLength(1);
  });

  it('is passed over where the owner keeps letters from the guest, and goes to nobody who has arrived', async () => {
    await turnOn();
    await site.client.stayLetters.pause({ params: { id }, body: { isPaused: true } });
    expect(await lookWhenDue()).toEqual([]);
    expect(await stateOf()).toMatchObject({ state: 'SKIPPED' });
    await site.database.deleteFrom('booking_letters').execute();
    await site.client.stayLetters.pause({ params: { id }, body: { isPaused: false } });
    site.clock.set('2027-06-12T22:00:00Z');
    expect(await look()).toEqual([]);
  });

  it('waits for the owner after a restore, as all that goes by the calendar does', async () => {
    await turnOn();
    await site.database.insertInto('letter_schedule').values({ only_row: 1, settings: null, is_holding: 1 }).execute();
    expect(await lookWhenDue()).toEqual([]);
    expect(await stateOf()).toMatchObject({ state: 'HELD' });
    await site.client.mail.sendHeld();
    await site.deliverMail();
    expect(site.sent.filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
  });

  it('is worded by the owner, and keeps its link', async () => {
    const named = { params: { kind: 'CHECK_IN' } };
    const kinds = async () => (await site.client.mail.listWordings()).map(({ kind }) => kind);
    expect(await kinds()).toContain('CHECK_IN');
    expect(await refusalOf(site.client.mail.changeWording({ ...named, body: { body: 'Ciao {nome}' } }))).toMatchObject({
      status: 400,
      fields: { body: 'Il testo deve contenere il segnaposto {collegamento}' },
    });
    await site.client.mail.changeWording({ ...named, body: { subject: SUBJECT, body: 'Da qui: {collegamento}' } });
    const preview = await site.client.stayLetters.preview({ params: { id, kind: 'CHECK_IN' } });
    expect(preview.body).toBe(`Casa Zagara\n\nDa qui: ${site.origin}/check-in#…\n`);
    await site.client.registerStays.makeLink({ params: { id } });
    const [letter] = await look();
    expect(letter?.body).toMatch(/^Casa Zagara\n\nDa qui: .*#[\w-]{43}\n$/);
    await site.client.registerSettings.replace({ body: { isOn: false } });
    expect(await kinds()).not.toContain('CHECK_IN');
  });

  it('goes in the language that the guest is written to in', async () => {
    await turnOn();
    await site.client.bookings.edit({ params: { id }, body: { language: 'de' } });
    await lookWhenDue();
    expect(site.sent.at(-1)).toMatchObject({
      subject: 'Vor Ihrer Ankunft: die Angaben für die Anmeldung',
      body: expect.stringContaining(`${site.origin}/de/check-in#`),
    });
  });
});
