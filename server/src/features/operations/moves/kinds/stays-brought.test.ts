import { randomUUID } from 'node:crypto';
import type { Row } from '@approdo/shared/domain/base/tables/cell';
import { afterEach, describe, expect, it } from 'vitest';
import { transact } from '../../../../db/transaction.ts';
import { days } from '../../../../testing/feed-text.ts';
import { createLettingSite, type LettingSite } from '../../../../testing/letting-site.ts';
import { createLinkedSite } from '../../../../testing/linked-site.ts';
import { createNotifiedSite } from '../../../../testing/notified-site.ts';
import { createRegisterSite } from '../../../../testing/register-site.ts';
import type { TestSite } from '../../../../testing/test-site.ts';
import { createWebhookSite } from '../../../../testing/webhook-site.ts';
import { createStayWork } from './stays.ts';

/** Sites whose clock stands at 1 March 2027. */
let opened: TestSite | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

function open<Site extends TestSite>(site: Site): Site {
  opened = site;
  return site;
}

const HEADER = ['Codice', 'Chi', 'Posta', 'Dal', 'Al', 'Prezzo', 'Commissione'];
const CHOICES = {
  portal: 'Airbnb',
  mapping: {
    ...{ code: 'Codice', name: 'Chi', email: 'Posta', startDate: 'Dal', endDate: 'Al' },
    ...{ price: 'Prezzo', commission: 'Commissione' },
  },
};
const MOVE = {
  ...{ id: 'm1', fileName: 'Airbnb.csv', fileNames: ['Airbnb.csv'], by: null },
  ...{ choices: CHOICES, facts: { header: HEADER } },
};

const AHEAD = ['A1', 'Ada Rossi', 'ada@example.com', '2027-07-03', '2027-07-10', '700', '105'];
const ENDED = ['E1', 'Bea Blu', 'bea@example.com', '2027-02-10', '2027-02-17', '490', '70'];

type Place = Pick<TestSite, 'database' | 'clock'>;

/** Brings rows as a run does, each in a transaction of its own; resolves with the ids of the bookings, or the clash. */
async function bring({ database, clock }: Place, rows: readonly Row[], onJudged?: () => Promise<unknown>) {
  const work = createStayWork({ clock });
  const items = rows.map((cells, index) => {
    const plain = { source: '', title: '', found: null, warnings: [], content: null };
    return { id: `i${index}`, kind: 'STAY' as const, key: String(index + 1), facts: { cells }, ...plain };
  });
  const { judgements } = await work.judge(database, MOVE, items);
  await onJudged?.();
  const outcomes: string[] = [];
  for (const item of items) {
    const { state, shown = {} } = judgements.get(item.id) ?? {};
    expect(state).toBe('NEW');
    const outcome = await transact(database, (trx) => work.bring(trx, MOVE, { ...item, shown }, null));
    outcomes.push('clash' in outcome ? outcome.clash : (outcome.things[0]?.id ?? ''));
  }
  return outcomes;
}

async function bringOne(site: Place, row: Row): Promise<string> {
  const [id = ''] = await bring(site, [row]);
  return id;
}

async function takenDays({ database }: Place): Promise<number> {
  return (await database.selectFrom('occupied_days').select('day').execute()).length;
}

const plainText = (text: string) => text.replaceAll('\u00A0', ' ');

describe('a stay that is brought', () => {
  it('is a confirmed booking, whose portal and commission admins alone read', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD);
    expect(await site.owner.client.bookings.get({ params: { id } })).toMatchObject({
      ...{ status: 'CONFIRMED', source: 'OWNER', portal: 'Airbnb', commission: 10_500 },
      ...{ guestName: 'Ada Rossi', guestEmail: 'ada@example.com', startDate: '2027-07-03', endDate: '2027-07-10' },
      price: { lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 70_000 }], total: 70_000, byAgreement: false },
    });
    const [seen] = await site.anyone.bookings.list();
    expect(seen).toEqual({ id, startDate: '2027-07-03', endDate: '2027-07-10', status: 'CONFIRMED', isBlocked: false });
    const { bars } = await site.owner.client.calendar.get({ query: { from: '2027-07-01', to: '2027-07-31' } });
    expect(bars).toMatchObject([{ kind: 'STAY', label: 'Ada Rossi · Airbnb' }]);
  });

  it('tells first in its history which file brought it, and why it costs what it does', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD);
    const past = await site.owner.client.bookingHistory.list({ params: { id } });
    expect(past.at(-1)).toMatchObject({ kind: 'CREATED', text: 'Portata da Airbnb.csv' });
    expect(past.map(({ text }) => plainText(text))).toContain('Prezzo: 700,00 € (Prezzo di Airbnb)');
    expect(past.filter(({ kind }) => kind === 'LETTER')).toEqual([]);
  });

  it('without a price has one that is still open', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD.with(5, ''));
    const { price } = await site.owner.client.bookings.get({ params: { id } });
    expect(price).toEqual({ lines: [], total: null, byAgreement: true });
  });

  it('is written of to nobody, neither guest nor owner, and no other program hears of it', async () => {
    const site = open(await createWebhookSite());
    let told: readonly unknown[] = [];
    const mails = await site.mailOf(async () => {
      told = await site.webhooksDuring(() => bring(site, [AHEAD, ENDED]));
    });
    expect([mails, told]).toEqual([[], []]);
  });

  it('rings no telephone', async () => {
    const site = open(await createNotifiedSite());
    expect(await site.notificationsDuring(() => bring(site, [AHEAD, ENDED]))).toEqual([]);
  });

  it('is not brought where somebody else has its days by then', async () => {
    const site = open(await createLettingSite());
    const block = { startDate: '2027-07-05', endDate: '2027-07-06', reason: 'Lavori' };
    const [clash] = await bring(site, [AHEAD], () => site.owner.client.bookings.block({ body: block }));
    expect(clash).toBe('Date già occupate: Lavori, lug 05, 2027 – lug 06, 2027');
    expect(await site.owner.client.bookings.list()).toHaveLength(1);
  });
});

describe('the letters of a stay that was brought', () => {
  const entry = (site: LettingSite, id: string) =>
    site.owner.client.money.enter({
      params: { id },
      body: {
        ...{ key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'BANK' },
        ...{ amount: 1_000, date: '2027-03-01' },
      },
    });

  it('are paused, those about money too, until the owner lets them go', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD);
    const { stayLetters, bookings } = site.owner.client;
    expect(await stayLetters.getPause({ params: { id } })).toEqual({ isPaused: true });
    const mails = await site.mailOf(async () => {
      await entry(site, id);
      await bookings.edit({ params: { id }, body: { numberOfGuests: 2 } });
    });
    expect(mails).toEqual([]);
    await stayLetters.pause({ params: { id }, body: { isPaused: false } });
    const later = await site.mailOf(() => entry(site, id));
    expect(later.map(({ to }) => to.address)).toEqual(['ada@example.com']);
  });

  it('go all the same where the owner sends one', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD);
    const { stayLetters } = site.owner.client;
    const mails = await site.mailOf(() => stayLetters.send({ params: { id, kind: 'CONFIRMED' } }));
    expect(mails.map(({ to }) => to.address)).toEqual(['ada@example.com']);
  });

  it('do not tell of its end when it is deleted', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, AHEAD);
    expect(await site.mailOf(() => site.owner.client.bookings.remove({ params: { id } }))).toEqual([]);
  });
});

describe('the money of a stay that was brought', () => {
  it('is asked of nobody, even once the owner sets another price', async () => {
    const site = open(await createLettingSite());
    const { money, bookings } = site.owner.client;
    const id = await bringOne(site, AHEAD);
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 80_000 }];
    await money.setPrice({ params: { id }, body: { lines, reason: 'Corretto' } });
    expect(await money.get({ params: { id } })).toMatchObject({ instalments: [], pay: null });
    expect(await money.due()).toMatchObject({ overdue: [], next: [] });
    const [listed] = await bookings.list({ query: { with: 'money' } });
    expect(listed?.money).toMatchObject({ total: 80_000, missing: null, isLate: false, next: null });
  });

  it('counts once in the report of the year, and by portal with what that keeps', async () => {
    const site = open(await createLinkedSite());
    await site.admin.property.update({ body: { sameDayTurnover: true } });
    await site.link('airbnb', { kind: 'AIRBNB' });
    site.feeds.hold('airbnb', days('a', '2027-03-02', '2027-03-05', 'SUMMARY:Reserved'));
    await site.readAll();
    site.clock.advance(5 * 24 * 60 * 60_000);
    await bring(site, [['A2', 'Ada', '', '2027-03-02', '2027-03-05', '300', '45'], ENDED]);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { months, portals } = await client.reports.income({ query: { year: 2027 } });
    expect(months[2]).toEqual({ month: '2027-03', received: 0, refunded: 0, nights: 3, earned: 30_000 });
    expect(portals).toEqual([{ name: 'Airbnb', nights: 10, earned: 79_000, commission: 11_500 }]);
  });
});

describe('a stay that was over when it was brought', () => {
  it('takes no day: two may touch or share a night, and the switch of turnover knows of none', async () => {
    const site = open(await createLettingSite());
    const { property } = site.owner.client;
    await property.update({ body: { sameDayTurnover: true } });
    await bring(site, [ENDED, ['E2', 'Cleo', '', '2027-02-17', '2027-02-20', '', '']]);
    expect(await takenDays(site)).toBe(0);
    await property.update({ body: { sameDayTurnover: false } });
    expect(await takenDays(site)).toBe(0);
  });

  it('is not cleaned after, as one that is still to come is', async () => {
    const site = open(await createLettingSite());
    const { turnoverSettings, turnovers } = site.owner.client;
    await turnoverSettings.replace({ body: { isOn: true } });
    await bring(site, [AHEAD, ENDED]);
    const listed = await turnovers.list({ query: { from: '2027-02-01', to: '2027-07-31' } });
    expect(listed.map(({ day }) => day)).toEqual(['2027-07-10']);
  });

  it('is in no register and due to no authority, as one that is still to come is', async () => {
    const site = open(await createRegisterSite());
    const [ahead] = await bring(site, [AHEAD.with(3, '2027-03-03').with(4, '2027-03-06'), ENDED]);
    expect((await site.client.registerStays.list({ query: {} })).map(({ id }) => id)).toEqual([ahead]);
  });

  it('takes its days once the owner moves it to where it is still to come', async () => {
    const site = open(await createLettingSite());
    const id = await bringOne(site, ENDED);
    const dates = { startDate: '2027-08-01', endDate: '2027-08-03' };
    await site.owner.client.bookings.edit({ params: { id }, body: dates });
    expect(await takenDays(site)).toBe(3);
  });
});
