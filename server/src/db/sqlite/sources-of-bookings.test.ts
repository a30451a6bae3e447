import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('bookings from before their source was kept came by the site, blocks from the owner, imports from channels', () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { connection } = openDatabase(join(folder, 'database.sqlite'));
  onTestFinished(() => void connection.close());
  const steps = migrations.findIndex(({ name }) => name === '040-tell-whence-bookings-come');
  for (const [index, step] of migrations.slice(0, steps).entries()) {
    connection.exec(step.sql);
    connection.pragma(`user_version = ${index + 1}`);
  }
  connection.exec(`
    insert into channels (id, name, kind, end_means, edges, token_hash, token, is_paused, faulty, exported, created_at)
      values ('c', 'Airbnb', 'AIRBNB', 'CHECKOUT', 'SKIP', 'h', 't', 0, 0, '[]', '2027-01-01T00:00:00.000Z');
    insert into bookings (id, start_date, end_date, status, guest_name, guest_email, channel_id, changed_at, created_at)
      values
        ('asked', '2027-06-12', '2027-06-19', 'PENDING', 'Ada', 'ada@example.com', null, 'x', 'x'),
        ('refused', '2027-06-12', '2027-06-19', 'REJECTED', 'Ada', 'ada@example.com', null, 'x', 'x'),
        ('closed', '2027-07-12', '2027-07-19', 'NOT_AVAILABLE', null, null, null, 'x', 'x'),
        ('imported', '2027-08-12', '2027-08-19', 'NOT_AVAILABLE', null, null, 'c', 'x', 'x');
  `);
  migrate(connection, join(folder, 'backups'));
  const rows = connection
    .prepare('select id, source, guest_phone, cleaning_note from bookings order by id')
    .raw()
    .all();
  expect(rows).toEqual([
    ['asked', 'SITE', null, null],
    ['closed', 'OWNER', null, null],
    ['imported', 'CHANNEL', null, null],
    ['refused', 'SITE', null, null],
  ]);
});
