import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const GONE = 'Questo collegamento non è più valido';

let site: LettingSite;
let admin: LettingSite['owner']['client'];
beforeEach(() => begin());
afterEach(() => site.close());

async function begin(options: Parameters<typeof createLettingSite>[0] = {}): Promise<void> {
  site = await createLettingSite({ now: '2027-06-11T10:00:00Z', ...options });
  admin = site.owner.client;
  await admin.property.update({ body: { sameDayTurnover: true } });
  await admin.turnoverSettings.replace({ body: { isOn: true } });
  await admin.guide.replace({ body: { checkInFrom: '16:00', checkOutBy: '10:00' } });
}

type Entry = Parameters<typeof admin.bookings.enterByHand>[0]['body'];

const enter = (startDate: string, endDate: string, change: Partial<Entry> = {}) =>
  admin.bookings.enterByHand({
    body: { key: randomUUID(), startDate, endDate, guestName: 'Bea Blu', numberOfGuests: 2, ...change },
  });

async function makeLink() {
  const { link } = await admin.turnoverSettings.makeLink();
  const token = new URL(link?.url ?? '').hash.slice(1);
  return { token, calendarUrl: link?.calendarUrl ?? '', url: link?.url ?? '' };
}
const open = (token: string) => site.anyone.cleaning.open({ body: { token } });
const statusOf = async (url: string) => (await fetch(url)).status;

describe('the cleaner’s link', () => {
  it('has 256 bits behind a #, and is kept by its hash and sealed', async () => {
    const { token, calendarUrl, url } = await makeLink();
    expect(url).toMatch(new RegExp(`^${site.origin}/cleaning#[\\w-]{43}$`));
    expect(calendarUrl).toMatch(new RegExp(`^${site.origin}/cleaning/[\\w-]{43}\\.ics$`));
    expect(calendarUrl).not.toContain(token);
    const rows = JSON.stringify(await site.database.selectFrom('turnover_settings').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(calendarUrl.slice(-47, -4));
    expect((await admin.turnoverSettings.get()).link).toEqual({ url, calendarUrl });
  });

  it('shows what there is to do from yesterday to sixty days from now, and nothing about the guests', async () => {
    const { id } = await enter('2027-06-11', '2027-06-12', { guestPhone: '02 1234567', note: 'Arriva tardi' });
    await enter('2027-06-14', '2027-08-10', { numberOfGuests: 4, linen: true, total: 90_000 });
    await enter('2027-08-10', '2027-08-11');
    const { token } = await makeLink();
    const plan = await open(token);
    expect(plan).toMatchObject({ houseName: 'Casa Zagara', address: expect.anything() });
    expect(plan.turnovers.map(({ day }) => day)).toEqual(['2027-06-12', '2027-08-10']);
    expect(plan.turnovers[0]).toMatchObject({ arriving: { numberOfGuests: 4, linen: true, note: null } });
    const planText = JSON.stringify(plan);
    for (const secret of [id, 'Bea', '02 1234567', 'Arriva tardi', '90000', 'bookingId']) {
      expect(planText).not.toContain(secret);
    }
    site.clock.set('2027-06-13T00:30:00Z');
    expect((await open(token)).turnovers.map(({ day }) => day)).toContain('2027-06-12');
    site.clock.set('2027-06-14T00:30:00Z');
    expect((await open(token)).turnovers.map(({ day }) => day)).not.toContain('2027-06-12');
  });

  it('marks what is done and that the house is ready, on these days alone', async () => {
    await enter('2027-06-11', '2027-06-12');
    await enter('2027-08-15', '2027-08-20');
    const { token } = await makeLink();
    const say = (day: string, marks: object) => site.anyone.cleaning.mark({ body: { token, day, ...marks } });
    await say('2027-06-12', { items: [{ id: 'bagni', isDone: true }] });
    expect(await say('2027-06-12', { isReady: true })).toMatchObject({ isReady: true, readyBy: 'LINK' });
    expect(await admin.turnovers.list({ query: { from: '2027-06-12', to: '2027-06-12' } })).toMatchObject([
      { isReady: true, readyBy: 'LINK', readyAt: '2027-06-11T10:00:00.000Z' },
    ]);
    for (const day of ['2027-06-13', '2027-08-20']) {
      expect(await refusalOf(say(day, { isReady: true }))).toMatchObject({ status: 404 });
    }
  });

  it('is dead once another is made, once it is deleted, and while cleaning is off', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect(await refusalOf(open(first.token))).toMatchObject({ status: 404, message: GONE });
    expect(await statusOf(first.calendarUrl)).toBe(404);
    await admin.turnoverSettings.replace({ body: { isOn: false } });
    expect(await refusalOf(open(second.token))).toMatchObject({ status: 404, message: GONE });
    expect(await statusOf(second.calendarUrl)).toBe(404);
    await admin.turnoverSettings.replace({ body: { isOn: true } });
    await open(second.token);
    expect(await statusOf(second.calendarUrl)).toBe(200);
    await admin.turnoverSettings.endLink();
    expect((await admin.turnoverSettings.get()).link).toBeNull();
    expect(await refusalOf(open(second.token))).toMatchObject({ status: 404, message: GONE });
    expect(await statusOf(second.calendarUrl)).toBe(404);
  });

  it('takes 120 calls an hour, and an address thirty wrong ones', async () => {
    const { token } = await makeLink();
    for (let count = 0; count < 120; count += 1) await open(token);
    expect(await refusalOf(open(token))).toMatchObject({ status: 429 });
    for (let count = 0; count < 30; count += 1) {
      expect(await refusalOf(open(`nobody-${count}`))).toMatchObject({ status: 404, message: GONE });
    }
    expect(await refusalOf(open('nobody'))).toMatchObject({ status: 429 });
    site.clock.advance(3_600_001);
    await open(token);
  });

  it('says in the language of the page that it is none any more', async () => {
    await site.close();
    await begin({ offers: ['de'] });
    const refused = site.speaking('de').cleaning.open({ body: { token: 'x' } });
    expect(await refusalOf(refused)).toMatchObject({ message: 'Dieser Link ist nicht mehr gültig' });
  });
});

describe('the cleaner’s calendar', () => {
  it('has a whole day for each departure, with how many come, hours, linen and note', async () => {
    await enter('2027-06-11', '2027-06-12');
    const next = await enter('2027-06-14', '2027-06-19', { numberOfGuests: 4, linen: true });
    await admin.bookings.edit({ params: { id: next.id }, body: { cleaningNote: 'Lettino; camera piccola' } });
    const { calendarUrl } = await makeLink();
    const answer = await fetch(calendarUrl);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    const [first, second] = text.split('BEGIN:VEVENT').slice(1);
    expect(first).toContain(`UID:turnover-2027-06-12@${new URL(site.origin).host}\r\n`);
    expect(first).toContain('DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270613\r\n');
    expect(first).toContain('SUMMARY:Pulizie: arrivano in 4\r\n');
    const lines = [
      'Partenza entro le 10:00',
      'Arrivano in 4 il giu 14\\, 2027\\, dalle 16:00\\, con biancheria',
      'Lettino\\; camera piccola',
    ];
    expect(first).toContain(`DESCRIPTION:${lines.join('\\n')}\r\n`);
    expect(second).toContain('SUMMARY:Pulizie\r\n');
    expect(text).not.toMatch(/METHOD|Bea|Blu/);
    const again = await fetch(calendarUrl, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is read 120 times an hour, and under no other address', async () => {
    const { calendarUrl, token } = await makeLink();
    for (let count = 0; count < 120; count += 1) expect(await statusOf(calendarUrl)).toBe(200);
    const refused = await fetch(calendarUrl);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600]);
    expect(await statusOf(`${site.origin}/cleaning/${token}.ics`)).toBe(404);
    expect(await statusOf(`${site.origin}/cleaning/${'a'.repeat(43)}.ics`)).toBe(404);
  });

  it('has its address in no line of the log', async () => {
    await site.close();
    const lines: string[] = [];
    await begin({ onLogLine: (line) => lines.push(line) });
    const { calendarUrl } = await makeLink();
    for (const url of [calendarUrl, calendarUrl.replace('/cleaning/', '/%63leaning/')]) await (await fetch(url)).text();
    await expect.poll(() => lines.filter((line) => line.includes('/cleaning/…'))).toHaveLength(2);
    for (const line of lines) expect(line).not.toContain(calendarUrl.slice(-47, -4));
  });
});
