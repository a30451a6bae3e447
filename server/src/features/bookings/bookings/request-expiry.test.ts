import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { stopChanges } from '../../../testing/stop-changes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
});
afterEach(() => site.close());

async function letRequestsWait(requestHours: number): Promise<void> {
  await site.owner.client.stayRules.replace({ body: { requestHours } });
}

/** The mail sent after advancing the clock and polling. */
async function mailAfter(milliseconds: number) {
  return await site.mailOf(() => {
    site.clock.advance(milliseconds);
    return site.app.requestExpiry.pollNow();
  });
}

const decide = (id: string, status: 'CONFIRMED' | 'REJECTED') =>
  site.owner.client.bookings.decide({ params: { id }, body: { status } });

describe('where nothing is said of how long a request may wait', () => {
  it('it waits for ever, and looks and is told of as before', async () => {
    const booking = await site.request();
    expect(Object.keys(booking).toSorted()).toEqual(
      [...Object.keys(aStayRequest()), 'createdAt', 'id', 'isBlocked', 'mine', 'status'].toSorted(),
    );
    for (const { body } of await site.deliverMail()) expect(body).not.toContain('scade');
    expect(await mailAfter(90 * 24 * HOUR)).toEqual([]);
    expect(await site.anyone.bookings.list()).toMatchObject([{ status: 'PENDING' }]);
  });
});

describe('a request that may wait 48 hours', () => {
  beforeEach(() => letRequestsWait(48));

  it('tells guest and owner when it ends, and nobody else; later settings leave it', async () => {
    const booking = await site.request();
    expect(booking.expiresAt).toBe('2027-03-03T10:00:00.000Z');
    for (const { body } of await site.deliverMail()) expect(body).toContain('le 11:00 del 3 marzo 2027');
    await letRequestsWait(1);
    for (const { client } of [site.guest, site.owner]) {
      expect(await client.bookings.list()).toMatchObject([{ expiresAt: '2027-03-03T10:00:00.000Z' }]);
    }
    expect((await site.anyone.bookings.list())[0]).not.toHaveProperty('expiresAt');
  });

  it('ends at midnight in Rome before the arrival at the latest', async () => {
    expect((await site.request({ startDate: '2027-03-02', endDate: '2027-03-09' })).expiresAt).toBe(
      '2027-03-01T23:00:00.000Z',
    );
    expect((await site.request({ startDate: '2027-03-01', endDate: '2027-03-09' })).expiresAt).toBe(
      '2027-03-01T23:00:00.000Z',
    );
  });

  it('is the owner’s to be reminded of once, with a quarter of the time left', async () => {
    await site.request();
    expect(await mailAfter(36 * HOUR - 1)).toEqual([]);
    expect(await mailAfter(1)).toMatchObject([
      {
        to: { address: 'padrona@example.it' },
        replyTo: 'ada@example.com',
        subject: 'La richiesta di Ada Rossi sta per scadere: 12 giugno 2027 – 19 giugno 2027',
        body: expect.stringContaining('Rispondi entro le 11:00 del 3 marzo 2027'),
      },
    ]);
    expect(await mailAfter(HOUR)).toEqual([]);
  });

  it('expires at its time: guest and owner are told, it is nobody else’s to see', async () => {
    const { id } = await site.request();
    await mailAfter(36 * HOUR);
    expect(await mailAfter(12 * HOUR - 1)).toEqual([]);
    expect(await site.anyone.bookings.list()).toMatchObject([{ id, status: 'PENDING' }]);
    const sent = await mailAfter(1);
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [site.guest.user.email, 'Richiesta scaduta: 12 giugno 2027 – 19 giugno 2027'],
      ['padrona@example.it', 'Richiesta di Ada Rossi scaduta: 12 giugno 2027 – 19 giugno 2027'],
    ]);
    expect(await site.anyone.bookings.list()).toEqual([]);
    for (const { client } of [site.guest, site.owner]) {
      const [seen] = await client.bookings.list();
      expect(seen).toMatchObject({ id, status: 'REJECTED', outcome: 'EXPIRED', closedAt: '2027-03-03T10:00:00.000Z' });
      expect(seen).not.toHaveProperty('expiresAt');
    }
    await expect(decide(id, 'CONFIRMED')).rejects.toMatchObject({ status: 409 });
  });

  it('says so to its guest in her language', async () => {
    const inGerman = site.withToken(site.guest.token, 'de');
    await inGerman.bookings.request({ body: aStayRequest() });
    const [received] = await site.deliverMail();
    expect(received?.body).toContain('Wir antworten Ihnen bis zum 3. März 2027, 11:00 Uhr (italienische Zeit).');
    const [expired] = await mailAfter(48 * HOUR);
    expect(expired?.subject).toBe('Anfrage abgelaufen: 12. Juni 2027 – 19. Juni 2027');
    expect(expired?.body).toContain(`${site.origin}/de/booking`);
  });

  it.each(['CONFIRMED', 'REJECTED'] as const)('does not expire once it is %s', async (status) => {
    const { id } = await site.request();
    expect(await decide(id, status)).not.toHaveProperty('expiresAt');
    expect(await mailAfter(72 * HOUR)).toEqual([]);
    const [after] = await site.owner.client.bookings.list();
    expect(after).toMatchObject({ status });
    expect(after).not.toHaveProperty('outcome');
  });

  it('keeps its end where the owner moves its dates', async () => {
    const { id, expiresAt } = await site.request();
    const edited = await site.owner.client.bookings.edit({
      params: { id },
      body: { startDate: '2027-07-10', endDate: '2027-07-17' },
    });
    expect(edited.expiresAt).toBe(expiresAt);
  });

  it('is told of once where the clock is set forward and back again', async () => {
    await site.request();
    expect(await mailAfter(48 * HOUR)).toHaveLength(2);
    expect(await mailAfter(-48 * HOUR)).toEqual([]);
    expect(await mailAfter(48 * HOUR)).toEqual([]);
    expect(await site.owner.client.bookings.list()).toMatchObject([{ outcome: 'EXPIRED' }]);
  });

  it('is reminded of once where the clock is set back', async () => {
    await site.request();
    expect(await mailAfter(36 * HOUR)).toHaveLength(1);
    expect(await mailAfter(-36 * HOUR)).toEqual([]);
    expect(await mailAfter(40 * HOUR)).toEqual([]);
  });

  it('that is decided on as it expires is either, and one letter says which', async () => {
    const ids = (await Promise.all(Array.from({ length: 10 }, (_, month) => requestIn(month)))).map(({ id }) => id);
    await site.deliverMail();
    site.sent.length = 0;
    site.clock.advance(48 * HOUR);
    const decisions = await Promise.allSettled([
      ...ids.slice(0, 4).map((id) => decide(id, 'CONFIRMED')),
      site.app.requestExpiry.pollNow(),
      ...ids.slice(4).map((id) => decide(id, 'CONFIRMED')),
      site.app.requestExpiry.pollNow(),
    ]);
    const refused = decisions.filter(({ status }) => status === 'rejected');
    const bookings = await site.owner.client.bookings.list();
    const [confirmed, expired] = [
      bookings.filter(({ status, outcome }) => status === 'CONFIRMED' && outcome === undefined),
      bookings.filter(({ status, outcome }) => status === 'REJECTED' && outcome === 'EXPIRED'),
    ];
    expect(confirmed.length + expired.length).toBe(ids.length);
    expect(expired).toHaveLength(refused.length);
    const sent = (await site.deliverMail()).map(({ subject }) => subject);
    expect(sent.filter((subject) => subject.startsWith('Prenotazione confermata'))).toHaveLength(confirmed.length);
    expect(sent.filter((subject) => subject.startsWith('Richiesta scaduta'))).toHaveLength(expired.length);
  });

  function requestIn(month: number) {
    const day = `2028-${String(month + 1).padStart(2, '0')}`;
    return site.request({ startDate: `${day}-10`, endDate: `${day}-17` });
  }
});

it('one request that cannot be brought to its end keeps no other from it', async () => {
  await letRequestsWait(1);
  const stuck = await site.request();
  const other = await site.request({ startDate: '2027-07-10', endDate: '2027-07-17' });
  const goOn = await stopChanges(site.database, { table: 'bookings', verb: 'update', id: stuck.id });
  await mailAfter(HOUR);
  expect((await site.owner.client.bookings.list()).filter(({ outcome }) => outcome === 'EXPIRED')).toMatchObject([
    { id: other.id },
  ]);
  await goOn();
  await mailAfter(MINUTE);
  expect((await site.owner.client.bookings.list()).every(({ outcome }) => outcome === 'EXPIRED')).toBe(true);
});

it('what fell due while the site was off ends as it starts', async () => {
  let now = new Date('2027-03-01T10:00:00Z').getTime();
  const clock = () => new Date(now);
  const first = await startDataDirSite({ now: clock });
  const before = (await first.signIn()).client;
  await before.stayRules.replace({ body: { requestHours: 48 } });
  await before.bookings.request({ body: aStayRequest() });
  await first.close({ keepsDataDir: true });

  now += 48 * HOUR;
  const second = await startDataDirSite({ dataDir: first.dataDir, now: clock });
  const { client } = await second.signIn();
  await expect.poll(() => client.bookings.list(), { interval: 5 }).toMatchObject([{ outcome: 'EXPIRED' }]);
  expect((await client.mail.list()).map(({ title }) => title).toSorted()).toEqual([
    'Nuova richiesta, a te',
    'Nuovo accesso, a chi gestisce la casa',
    'Richiesta ricevuta, all’ospite',
    'Richiesta scaduta, a te',
    'Richiesta scaduta, all’ospite',
  ]);
  await second.close();
});
