import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { forgetAudit, writeAudit } from './index.ts';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

const DAY_MS = 86_400_000;
const LONG_AGO = '2019-03-01T10:00:00.000Z';

type Query = NonNullable<NonNullable<Parameters<typeof site.owner.client.audit.list>[0]>['query']>;

const list = async (query: Query = {}) => await site.owner.client.audit.list({ query });

const actions = async (query?: Query) => (await list(query)).entries.map(({ action }) => action);

const insertOldLine = (id: string, at: string) =>
  site.database
    .insertInto('audit')
    .values({
      ...{ id, at, by_id: null, by_name: null },
      ...{ action: 'BACKUP_MADE', object: 'BACKUP', object_id: null, summary: 'Vecchio' },
    })
    .execute();

describe('a line that is written', () => {
  it('is changed by nobody, nor put in the place of another, whoever has the database', async () => {
    const [first] = (await list()).entries;
    const { database } = site;
    const attacks = [
      () => database.updateTable('audit').set({ summary: 'Niente' }).execute(),
      () =>
        database
          .updateTable('audit')
          .set({ at: LONG_AGO })
          .where('id', '=', first?.id ?? '')
          .execute(),
      () => database.insertInto('audit').expression(database.selectFrom('audit').selectAll()).execute(),
    ];
    for (const attack of attacks) await expect(attack()).rejects.toThrow('audit is never changed');
    if (process.env.TEST_ENGINE !== 'postgres') {
      const replaced = sql`insert or replace into audit select id, at, null, null, action, object, null, 'Niente' from audit`;
      await expect(replaced.execute(site.database)).rejects.toThrow('audit is never changed');
    }
    expect((await list()).entries).toContainEqual(first);
  });

  it('is deleted by nobody before five years are over, and then by the night', async () => {
    await insertOldLine('old', LONG_AGO);
    const { total } = await list();
    await expect(site.database.deleteFrom('audit').execute()).rejects.toThrow('audit is kept for five years');
    expect((await list()).total).toBe(total);
    await transact(site.database, (trx) => forgetAudit(trx, new Date()));
    expect((await list()).total).toBe(total - 1);
  });

  it('is gone with the act that is undone', async () => {
    const before = (await list()).total;
    const undone = transact(site.database, async (trx) => {
      const line = { at: new Date(), by: null, action: 'KEY_SHOWN', object: 'KEY', objectId: null } as const;
      await writeAudit(trx, { ...line, summary: 'Mostrata' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list()).total).toBe(before);
  });
});

describe('of accounts', () => {
  it('signing in is told by whom, and failing at most once an hour for each account', async () => {
    const { user } = site.owner;
    const [entered] = (await list({ action: 'SIGNED_IN', by: user.id })).entries;
    expect(entered).toMatchObject({
      by: { id: user.id, name: user.name },
      ...{ object: 'ACCOUNT', objectId: user.id, summary: 'Con la password' },
    });
    const wrong = (email: string) =>
      expect(site.anyone.auth.login({ body: { email, password: 'sbagliata' } })).rejects.toMatchObject({ status: 401 });
    await wrong(site.guest.user.email);
    await wrong(site.guest.user.email);
    await wrong('nessuno@example.com');
    expect((await list({ action: 'SIGN_IN_FAILED' })).entries).toMatchObject([
      { by: null, objectId: site.guest.user.id, summary: 'Password sbagliata' },
    ]);
    site.clock.advance(3_600_001);
    await wrong(site.guest.user.email);
    expect(await actions({ action: 'SIGN_IN_FAILED' })).toHaveLength(2);
  });

  it('opening, promoting, a new password and closing are told, and never the account’s name but as who acts', async () => {
    const { client } = site.owner;
    const body = {
      name: 'Bruno Neri',
      email: 'bruno@example.com',
      password: 'una parola lunga',
      role: 'USER',
    } as const;
    const { id } = await client.users.create({ body });
    await client.users.update({ params: { id }, body: { role: 'EDITOR', password: 'un’altra parola' } });
    await client.users.remove({ params: { id } });
    const lines = (await list()).entries.filter(({ objectId }) => objectId === id);
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'ACCOUNT_CREATED',
      'ACCOUNT_DELETED',
      'PASSWORD_CHANGED',
      'ROLE_CHANGED',
    ]);
    expect(lines.every(({ by }) => by?.id === site.owner.user.id)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('Bruno');
    expect(lines.find(({ action }) => action === 'ROLE_CHANGED')?.summary).toBe('Da Utente a Editor');
  });
});

describe('of stays and money', () => {
  it('a decision, a price, an entry and a deletion name the person who did it, and no guest', async () => {
    const { client, user } = site.owner;
    const { id } = await site.request();
    const params = { id };
    await client.bookings.decide({ params, body: { status: 'CONFIRMED' } });
    await client.money.setPrice({
      params,
      body: { lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 50_000 }], reason: 'Concordato' },
    });
    const entry = { direction: 'IN', purpose: 'STAY', amount: 5000, method: 'CASH', date: '2027-03-01' } as const;
    await client.money.enter({ params, body: { ...entry, key: crypto.randomUUID() } });
    await client.bookings.cancel({ params, body: {} });
    const other = await site.request({ startDate: '2028-09-02', endDate: '2028-09-09' });
    await client.bookings.remove({ params: { id: other.id } });
    const { entries } = await list({ by: user.id });
    expect(entries.filter(({ object }) => object === 'STAY').map(({ action }) => action)).toEqual([
      'BOOKING_DELETED',
      'BOOKING_DECIDED',
      'PRICE_CHANGED',
      'BOOKING_DECIDED',
    ]);
    expect(entries.find(({ action }) => action === 'ENTRY_WRITTEN')?.summary).toBe('Entrata di 50,00\u00a0€');
    expect(JSON.stringify(entries)).not.toContain(site.guest.user.name);
  });

  it('what is refused leaves no line, and what the program does by itself is by nobody', async () => {
    const { id } = await site.request();
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    const before = (await list()).total;
    const again = site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await expect(again).rejects.toMatchObject({ status: 409 });
    expect((await list()).total).toBe(before);
    await site.owner.client.stayRules.replace({ body: { requestHours: 48 } });
    await site.request();
    site.clock.advance(3 * DAY_MS);
    await site.app.requestExpiry.pollNow();
    const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { entries } = await owner.client.audit.list({ query: { by: 'PROGRAM', action: 'BOOKING_DECIDED' } });
    expect(entries).toMatchObject([{ by: null, summary: expect.stringContaining('Scaduta senza risposta') }]);
  });
});

describe('of the house', () => {
  it('settings and backups are told', async () => {
    const { client } = site.owner;
    await client.stayRules.replace({ body: { requestHours: 24 } });
    await client.visits.changeSettings({ body: { isOn: false } });
    await client.backup.create({ body: { location: 'local' } });
    const [backup] = await client.backup.list();
    await client.backup.download({ params: { id: backup?.id ?? '' } });
    expect((await list()).entries.slice(0, 4).map(({ action, summary }) => [action, summary])).toEqual([
      ['BACKUP_DOWNLOADED', 'Senza parola d’ordine'],
      ['BACKUP_MADE', 'Fatto a mano'],
      ['SETTINGS_CHANGED', 'Conteggio delle visite: spento'],
      ['SETTINGS_CHANGED', 'Regole di soggiorno'],
    ]);
  });

  it('calendars of portals are told, and none that is refused', async () => {
    const { channels } = site.owner.client;
    const { id, version } = await channels.create({
      body: { name: 'Airbnb', kind: 'AIRBNB', importUrl: null },
    });
    await channels.update({ params: { id }, body: { name: 'Airbnb mare' }, version });
    const stale = channels.update({ params: { id }, body: { name: 'Altro' }, version });
    await expect(stale).rejects.toMatchObject({ status: 412 });
    await channels.rotate({ params: { id } });
    await channels.remove({ params: { id } });
    const { entries } = await list({ action: 'SETTINGS_CHANGED' });
    expect(entries.map(({ by, objectId, summary }) => [by?.id, objectId, summary])).toEqual(
      ['eliminato', 'indirizzo nuovo', 'cambiato', 'nuovo'].map((what) => [
        site.owner.user.id,
        'channels',
        `Calendari collegati: ${what}`,
      ]),
    );
  });
});

describe('reading them', () => {
  it('goes by days of Rome, fifty a page, and all of it as a table for spreadsheets', async () => {
    for (let n = 0; n < 60; n += 1) await insertOldLine(`old-${n}`, '2026-12-31T23:30:00.000Z');
    const year = await list({ from: '2027-01-01', to: '2027-01-01' });
    expect(year).toMatchObject({ total: 60 });
    expect(year.entries).toHaveLength(50);
    expect((await list({ from: '2027-01-01', to: '2027-01-01', page: '2' })).entries).toHaveLength(10);
    expect((await list({ to: '2026-12-31' })).total).toBe(0);
    const file = await site.owner.client.audit.csv({ query: { from: '2027-01-01', to: '2027-01-01' } });
    const lines = (await file.text()).split('\r\n').filter((line) => line !== '');
    expect(lines).toHaveLength(61);
    expect(lines[0]?.replace('\ufeff', '')).toBe('Quando;Chi;Che cosa;Oggetto;Identificativo;Descrizione');
    expect(lines[1]).toContain(';Il programma;Backup creato;Backup;;Vecchio');
  });

  it('is for administrators, with days in order', async () => {
    await expect(site.guest.client.audit.list({ query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(list({ from: '2027-02-01', to: '2027-01-01' })).rejects.toMatchObject({ status: 400 });
  });
});
