import { SECTIONS } from '@approdo/shared/domain/content/look/look';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const ARRIVAL = 'Ti aspettiamo il 12 giugno 2027';
const THANKS = 'Grazie del soggiorno, Ada Rossi';
const BOTH = { arrival: { isOn: true, days: 7, hour: 9 }, thanks: { isOn: true, days: 2, hour: 10 } };

let site: TestSite;
let people: readonly Awaited<ReturnType<TestSite['signIn']>>[];
let owner: TestSite['anyone'];
let guest: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'padrona@example.it', offers: ['de'] });
  people = [await site.signIn({ role: 'ADMIN', emailConfirmed: true }), await site.signIn()];
  await signInAgain();
});
afterEach(() => site.close());

/** Sessions end long before stays do. */
async function signInAgain() {
  // With the device cookie that each was given: a device is known for ninety days.
  people = await Promise.all(
    people.map(async (person) => {
      const { user, password, device } = person;
      const again = await site.anyone.auth.login({ body: { email: user.email, password, device } });
      return { ...person, ...again, client: site.withToken(again.token) };
    }),
  );
  const [first = site.anyone, second = site.anyone] = people.map(({ client }) => client);
  [owner, guest] = [first, second];
}

async function setClock(instant: string) {
  site.clock.advance(Date.parse(instant) - site.clock.now().getTime());
  await signInAgain();
}

/** Runs the leader's poller, and sends what waits. */
async function lookAt(instant: string) {
  await setClock(instant);
  await site.app.timedLetters.pollNow();
  await site.deliverMail();
}

const turnOn = () => owner.stayLetters.replaceSchedule({ body: BOTH });

async function confirmStay(change = {}) {
  const { id } = await guest.bookings.request({ body: aStayRequest(change) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

/** The letters sent to the guest around her stay. */
function listSent() {
  return site.sent.flatMap(({ subject }) => (/^(Ti aspettiamo|Grazie|Wir freuen|Danke)/.test(subject) ? subject : []));
}

async function stateOf(id: string, kind: string) {
  return (await owner.stayLetters.list({ params: { id } })).find((letter) => letter.kind === kind);
}

describe('letters by the calendar', () => {
  it('go to nobody before the owner has turned them on', async () => {
    await confirmStay();
    expect(await owner.stayLetters.getSchedule()).toMatchObject({
      arrival: { isOn: false, days: 7, hour: 9 },
      thanks: { isOn: false, days: 2, hour: 10 },
      isProposed: true,
    });
    await lookAt('2027-06-05T08:00:00Z');
    await lookAt('2027-06-21T09:00:00Z');
    expect(listSent()).toEqual([]);
  });

  it('go at their hour, each once, however often it is looked', async () => {
    await turnOn();
    const id = await confirmStay();
    await lookAt('2027-06-05T06:59:00Z');
    expect(listSent()).toEqual([]);
    expect(await stateOf(id, 'ARRIVAL')).toMatchObject({ state: 'PLANNED', dueAt: '2027-06-05T07:00:00.000Z' });
    await lookAt('2027-06-05T07:00:00Z');
    expect(listSent()).toEqual([ARRIVAL]);
    expect(await stateOf(id, 'ARRIVAL')).toMatchObject({ state: 'SENT', sentAt: '2027-06-05T07:00:00.000Z' });
    for (const day of ['06', '07', '12', '18']) await lookAt(`2027-06-${day}T12:00:00Z`);
    await lookAt('2027-06-21T07:59:00Z');
    expect(listSent()).toEqual([ARRIVAL]);
    for (const day of ['21', '22', '30']) await lookAt(`2027-06-${day}T08:00:00Z`);
    expect(listSent()).toEqual([ARRIVAL, THANKS]);
    expect(site.sent.at(-1)).toMatchObject({
      to: { address: 'ada@example.com' },
      replyTo: 'padrona@example.it',
      body: expect.stringContaining(`${site.origin}/#recensioni\n`),
    });
  });

  it('ask for no review where the owner hides the reviews', async () => {
    await turnOn();
    await confirmStay();
    const sections = SECTIONS.map((id) => ({ id, isVisible: id !== 'REVIEWS' }));
    await owner.look.change({ body: { sections } });
    await owner.look.publish();
    await lookAt('2027-06-21T08:00:00Z');
    const thanks = site.sent.find(({ subject }) => subject === THANKS);
    expect(thanks?.body).toContain('grazie del soggiorno');
    expect(thanks?.body).not.toContain('racconta com’è andata');
  });

  it('are queued once by two that look at the same time', async () => {
    await turnOn();
    await confirmStay();
    await setClock('2027-06-05T07:00:00Z');
    await Promise.all([1, 2, 3].map(() => site.app.timedLetters.pollNow()));
    await site.deliverMail();
    expect(listSent()).toEqual([ARRIVAL]);
  });

  it('are known to be queued to the process that follows one killed before it could send', async () => {
    await turnOn();
    await confirmStay();
    await setClock('2027-06-05T07:00:00Z');
    await site.app.timedLetters.pollNow();
    expect(listSent()).toEqual([]);
    await lookAt('2027-06-05T08:00:00Z');
    expect(listSent()).toEqual([ARRIVAL]);
  });

  it('are made up for while they are of use, on the arrival day too', async () => {
    await turnOn();
    await confirmStay();
    await lookAt('2027-06-12T20:00:00Z');
    expect(listSent()).toEqual([ARRIVAL]);
    await lookAt('2027-07-05T12:00:00Z');
    expect(listSent()).toEqual([ARRIVAL, THANKS]);
  });

  it('are passed over once they are of no use any more', async () => {
    await turnOn();
    const id = await confirmStay();
    await lookAt('2027-06-13T07:00:00Z');
    expect(await stateOf(id, 'ARRIVAL')).toMatchObject({ state: 'SKIPPED', sentAt: null });
    await lookAt('2027-07-06T07:00:00Z');
    expect(await stateOf(id, 'THANKS')).toMatchObject({ state: 'SKIPPED', sentAt: null });
    expect(listSent()).toEqual([]);
  });

  it('go at once to a guest who is confirmed late', async () => {
    await turnOn();
    const { id } = await guest.bookings.request({ body: aStayRequest() });
    await lookAt('2027-06-08T12:00:00Z');
    expect(listSent()).toEqual([]);
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await lookAt('2027-06-08T12:01:00Z');
    expect(listSent()).toEqual([ARRIVAL]);
  });

  it('follow other dates, and expect a guest again only where the arrival has moved', async () => {
    await turnOn();
    const id = await confirmStay();
    const edit = (body: { startDate?: string; endDate?: string }) => owner.bookings.edit({ params: { id }, body });
    await edit({ startDate: '2027-06-13', endDate: '2027-06-19' });
    await lookAt('2027-06-05T12:00:00Z');
    expect(listSent()).toEqual([]);
    await lookAt('2027-06-06T07:00:00Z');
    expect(listSent()).toEqual(['Ti aspettiamo il 13 giugno 2027']);
    await edit({ startDate: '2027-06-13', endDate: '2027-06-20' });
    await lookAt('2027-06-07T07:00:00Z');
    expect(listSent()).toHaveLength(1);
    await edit({ startDate: '2027-06-12', endDate: '2027-06-20' });
    await lookAt('2027-06-07T08:00:00Z');
    expect(listSent()).toEqual(['Ti aspettiamo il 13 giugno 2027', ARRIVAL]);
    await lookAt('2027-06-22T08:00:00Z');
    await edit({ endDate: '2027-06-21' });
    await lookAt('2027-06-25T08:00:00Z');
    expect(listSent()).toEqual(['Ti aspettiamo il 13 giugno 2027', ARRIVAL, THANKS]);
  });

  it('that have not left yet leave with the dates that hold', async () => {
    await turnOn();
    const id = await confirmStay();
    await setClock('2027-06-05T07:00:00Z');
    await site.app.timedLetters.pollNow();
    await owner.bookings.edit({ params: { id }, body: { startDate: '2027-06-11', endDate: '2027-06-19' } });
    await lookAt('2027-06-05T07:01:00Z');
    expect(listSent()).toEqual(['Ti aspettiamo l’11 giugno 2027']);
  });

  it.each(['cancel', 'remove'] as const)('do not go to a guest who is told that her stay is off (%s)', async (way) => {
    await turnOn();
    const id = await confirmStay();
    await setClock('2027-06-05T07:00:00Z');
    await site.app.timedLetters.pollNow();
    if (way === 'cancel') await owner.bookings.cancel({ params: { id }, body: {} });
    else await owner.bookings.remove({ params: { id } });
    await lookAt('2027-06-06T07:00:00Z');
    await lookAt('2027-06-22T07:00:00Z');
    expect(listSent()).toEqual([]);
    if (way === 'cancel') expect(await stateOf(id, 'ARRIVAL')).toMatchObject({ state: 'SKIPPED' });
  });

  it('are kept from a guest while they are paused, and what fell due then is not made up', async () => {
    await turnOn();
    const id = await confirmStay();
    expect(await owner.stayLetters.pause({ params: { id }, body: { isPaused: true } })).toEqual({ isPaused: true });
    expect(await owner.stayLetters.getPause({ params: { id } })).toEqual({ isPaused: true });
    await lookAt('2027-06-05T07:00:00Z');
    await owner.stayLetters.pause({ params: { id }, body: { isPaused: false } });
    await lookAt('2027-06-06T07:00:00Z');
    expect(listSent()).toEqual([]);
    expect(await stateOf(id, 'ARRIVAL')).toMatchObject({ state: 'SKIPPED' });
    await lookAt('2027-06-21T08:00:00Z');
    expect(listSent()).toEqual([THANKS]);
  });

  it('ask nobody for a review of a stay that she has reviewed', async () => {
    await turnOn();
    const id = await confirmStay();
    await setClock('2027-06-20T08:00:00Z');
    await guest.reviews.write({ body: { rating: 5, comment: 'Una settimana bellissima, torneremo presto.' } });
    await lookAt('2027-06-21T08:00:00Z');
    expect(listSent()).toEqual([]);
    expect(await stateOf(id, 'THANKS')).toMatchObject({ state: 'SKIPPED' });
  });

  it('speak the language that the owner sets, and nobody is told that she did', async () => {
    await turnOn();
    const id = await confirmStay();
    await site.deliverMail();
    const before = site.sent.length;
    await owner.bookings.edit({ params: { id }, body: { language: 'de' } });
    await site.deliverMail();
    expect(site.sent).toHaveLength(before);
    await lookAt('2027-06-05T07:00:00Z');
    expect(listSent()).toEqual(['Wir freuen uns auf Sie am 12. Juni 2027']);
    expect(site.sent.at(-1)?.body).toContain(`${site.origin}/de/booking/${id}`);
  });

  it('wait for the owner after a restore, until she has decided on held mail', async () => {
    await turnOn();
    await confirmStay();
    await confirmStay({ startDate: '2027-06-20', endDate: '2027-06-26' });
    await site.database.updateTable('letter_schedule').set({ is_holding: 1 }).execute();
    await lookAt('2027-06-05T07:00:00Z');
    expect(listSent()).toEqual([]);
    const arrival = (await owner.mail.list()).find(({ subject }) => subject === ARRIVAL);
    expect(arrival).toMatchObject({ status: 'HELD' });
    expect(await owner.mail.removeHeld()).toEqual({ deleted: 1 });
    await lookAt('2027-06-05T08:00:00Z');
    expect(listSent()).toEqual([]);
    await lookAt('2027-06-13T07:00:00Z');
    expect(listSent()).toEqual(['Ti aspettiamo il 20 giugno 2027']);
  });
});

describe('the owner', () => {
  it('reads beforehand, to the byte, what the guest gets', async () => {
    await turnOn();
    const id = await confirmStay();
    await owner.mail.changeWording({
      params: { kind: 'ARRIVAL' },
      body: { subject: '{nome}, {arrivo}', body: 'Via: {indirizzo}\n{totale}\n\n{collegamento}' },
    });
    for (const [kind, instant] of [
      ['ARRIVAL', '2027-06-05T07:00:00Z'],
      ['THANKS', '2027-06-21T08:00:00Z'],
    ] as const) {
      const preview = await owner.stayLetters.preview({ params: { id, kind } });
      await lookAt(instant);
      expect({ subject: site.sent.at(-1)?.subject, body: site.sent.at(-1)?.body }).toEqual(preview);
    }
  });

  it('sends a letter at once, again too, and it then does not go by itself', async () => {
    await turnOn();
    const id = await confirmStay();
    await site.deliverMail();
    for (let sent = 1; sent <= 2; sent += 1) {
      const answer = await owner.stayLetters.send({ params: { id, kind: 'ARRIVAL' } });
      expect(answer).toMatchObject({ kind: 'ARRIVAL', state: 'WAITING' });
      await site.deliverMail();
      expect(listSent()).toHaveLength(sent);
    }
    await lookAt('2027-06-05T07:00:00Z');
    expect(listSent()).toHaveLength(2);
    await owner.stayLetters.send({ params: { id, kind: 'BOOKING_CONFIRMED' } });
    await site.deliverMail();
    expect(site.sent.at(-1)).toMatchObject({ subject: expect.stringContaining('Prenotazione confermata') });
    expect(site.sent.at(-1)?.calendar).toContain('STATUS:CONFIRMED');
  });

  it('sends none to a guest who is not confirmed, and none that only goes by itself', async () => {
    const { id } = await guest.bookings.request({ body: aStayRequest() });
    const send = (kind: string) => owner.stayLetters.send({ params: { id, kind } });
    await expect(send('ARRIVAL')).rejects.toMatchObject({ status: 409 });
    await expect(send('BOOKING_REJECTED')).rejects.toMatchObject({ status: 409 });
    await expect(send('BOOKING_REQUESTED_OWNER')).rejects.toMatchObject({ status: 404 });
    await expect(owner.stayLetters.preview({ params: { id, kind: 'CONFIRM_EMAIL' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('sees what a guest was written after the outbox has forgotten it', async () => {
    const { id } = await guest.bookings.request({ body: aStayRequest() });
    await setClock('2027-03-01T11:00:00Z');
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await site.deliverMail();
    await site.database.deleteFrom('outbox').execute();
    expect(await owner.stayLetters.list({ params: { id } })).toMatchObject([
      { kind: 'BOOKING_REQUESTED', state: 'SENT', sentAt: '2027-03-01T11:00:00.000Z', dueAt: null },
      { kind: 'BOOKING_CONFIRMED', title: 'Conferma del soggiorno, all’ospite', state: 'SENT' },
      { kind: 'ARRIVAL', state: 'SKIPPED', dueAt: null },
      { kind: 'THANKS', state: 'SKIPPED', dueAt: null },
    ]);
  });

  it('is told of no letter that it was sent where it lies in a file, nor once the outbox has forgotten it', async () => {
    const here = await createTestSite({ now: '2027-03-01T10:00:00Z', mailStaysHere: true });
    try {
      const { client } = await here.signIn({ role: 'ADMIN', emailConfirmed: true });
      const { id } = await (await here.signIn()).client.bookings.request({ body: aStayRequest() });
      await here.deliverMail();
      const requested = async () => (await client.stayLetters.list({ params: { id } }))[0];
      expect(await requested()).toMatchObject({ kind: 'BOOKING_REQUESTED', state: 'FILED', sentAt: null });
      await here.database.deleteFrom('outbox').execute();
      expect(await requested()).toMatchObject({ state: 'SKIPPED', sentAt: null });
    } finally {
      await here.close();
    }
  });

  it('changes of her schedule what she names', async () => {
    await turnOn();
    const { arrival, thanks } = await owner.stayLetters.replaceSchedule({ body: { arrival: { days: 5 } } });
    expect({ arrival, thanks }).toEqual({ ...BOTH, arrival: { ...BOTH.arrival, days: 5 } });
  });

  it('reads what confirms a stay by the name that it is sent by', async () => {
    const id = await confirmStay();
    const preview = await owner.stayLetters.preview({ params: { id, kind: 'CONFIRMED' } });
    expect(preview).toEqual(await owner.stayLetters.preview({ params: { id, kind: 'BOOKING_CONFIRMED' } }));
  });

  it('holds her schedule to days and hours that there are, and proposes none once there is one', async () => {
    expect(await turnOn()).not.toHaveProperty('isProposed');
    const body = { ...BOTH, thanks: { isOn: true, days: 61, hour: 24 } };
    await expect(owner.stayLetters.replaceSchedule({ body })).rejects.toMatchObject({
      fields: { 'thanks.days': expect.any(String), 'thanks.hour': expect.any(String) },
    });
  });

  it('tries a wording on the next booking, every letter about one', async () => {
    const example = (kind: string) => owner.stayLetters.example({ params: { kind }, query: { language: 'de' } });
    await expect(example('ARRIVAL')).rejects.toMatchObject({ status: 404 });
    const id = await confirmStay();
    expect(await example('ARRIVAL')).toMatchObject({
      bookingId: id,
      guestName: 'Ada Rossi',
      values: { arrivo: '12. Juni 2027', collegamento: `${site.origin}/de/booking/${id}` },
    });
    for (const { kind, placeholders } of await owner.mail.listWordings()) {
      if (!/^(BOOKING|CANCELLATION|ARRIVAL|THANKS|BALANCE|SECURITY|PAYMENT_(ASKED|RECEIVED|LATE))/.test(kind)) continue;
      const { values } = await example(kind);
      expect(Object.keys(values).toSorted(), kind).toEqual(placeholders.map(({ name }) => name).toSorted());
    }
    await expect(example('CONFIRM_EMAIL')).rejects.toMatchObject({ status: 404 });
  });
});
