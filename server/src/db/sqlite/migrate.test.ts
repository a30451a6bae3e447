import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIRST_TEMPLATE } from '../../features/money/contracts/contract-template.service.ts';
import { migrations } from '../migrations/index.ts';
import { DatabaseTooNewError, schemaVersion } from '../schema-version.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let file: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-migrate-'));
  file = join(folder, 'database.sqlite');
  backups = join(folder, 'backups');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function versionIn(path: string): unknown {
  const connection = new SqliteDatabase(path);
  const version = connection.pragma('user_version', { simple: true });
  connection.close();
  return version;
}

/** A database as left by a start that was killed after this many steps. */
function migrateBy(steps: number): void {
  const connection = new SqliteDatabase(file);
  for (const [index, step] of migrations.slice(0, steps).entries()) {
    connection.exec(step.sql);
    connection.pragma(`user_version = ${index + 1}`);
  }
  connection.close();
}

it('numbers its steps in the order in which they run', () => {
  const numbers = migrations.map((step) => Number(/^(\d{3})-[a-z]+-[a-z-]+$/.exec(step.name)?.[1]));
  expect(numbers).toEqual(migrations.map((_, index) => index + 1));
});

it('an empty database reaches the newest version and needs no copy', () => {
  const { connection } = openDatabase(file);
  migrate(connection, backups);
  migrate(connection, backups);
  connection.close();
  expect(versionIn(file)).toBe(schemaVersion);
  expect(existsSync(backups)).toBe(false);
});

it('a start that was killed goes on where it was, after a copy of what was there', () => {
  migrateBy(2);
  const { connection } = openDatabase(file);
  migrate(connection, backups);
  connection.close();
  expect(versionIn(file)).toBe(schemaVersion);
  const [copy = ''] = readdirSync(backups);
  expect(versionIn(join(backups, copy))).toBe(2);
});

it('linen that was asked for in the note becomes a field of the booking', () => {
  migrateBy(11);
  const { connection } = openDatabase(file);
  const insert = connection.prepare(
    `insert into bookings (id, start_date, end_date, status, guest_name, note, created_at)
     values (?, '2027-06-12', '2027-06-19', 'PENDING', 'Ada', ?, '2027-03-01T10:00:00.000Z')`,
  );
  insert.run('a', 'Con un cane.\nBiancheria e asciugamani: sì');
  insert.run('b', 'Biancheria e asciugamani: sì');
  insert.run('c', 'Senza biancheria.');
  migrate(connection, backups);
  const found = connection.prepare('select id, note, linen from bookings order by id').all();
  connection.close();
  expect(found).toEqual([
    { id: 'a', note: 'Con un cane.', linen: 1 },
    { id: 'b', note: null, linen: 1 },
    { id: 'c', note: 'Senza biancheria.', linen: 0 },
  ]);
});

it('a step that fails leaves nothing of itself', () => {
  const connection = new SqliteDatabase(file);
  connection.exec('create table users (in_the_way integer)');
  expect(() => migrate(connection, backups)).toThrow();
  const tables = connection.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  connection.close();
  expect(tables).toEqual(['users']);
  expect(versionIn(file)).toBe(0);
});

it('a database of a newer program is refused and left as it is', () => {
  const connection = new SqliteDatabase(file);
  connection.pragma(`user_version = ${schemaVersion + 1}`);
  expect(() => migrate(connection, backups)).toThrow(DatabaseTooNewError);
  connection.close();
  expect(versionIn(file)).toBe(schemaVersion + 1);
});

it('messages of an older program keep what is known of them', () => {
  migrateBy(9);
  const { connection } = openDatabase(file);
  const sent = `insert into outbox (id, kind, to_name, to_address, subject, body, status, next_attempt_at, created_at)
    values ('m1', 'TEST', 'Ada', 'ada@example.com', 'Prova', '', 'SENT', '2027-03-01T10:00:00.000Z', '2027-03-01T10:00:00.000Z')`;
  connection.exec(sent);
  migrate(connection, backups);
  expect(connection.prepare('select id, to_address, status, attempts, sent_at from outbox').all()).toEqual([
    { id: 'm1', to_address: 'ada@example.com', status: 'SENT', attempts: 0, sent_at: null },
  ]);
  connection.exec(sent.replace("'m1'", "'m2'").replace("'SENT'", "'FILED'"));
  connection.close();
});

it('what the owner answered before answers were counted waits for none', () => {
  migrateBy(31);
  const { connection } = openDatabase(file);
  connection.exec(`insert into bookings (id, start_date, end_date, status, guest_name, created_at)
    values ('stay', '2027-06-12', '2027-06-19', 'CONFIRMED', 'Ada', '2027-03-01T10:00:00.000Z')`);
  const insert = connection.prepare(
    `insert into booking_messages (id, booking_id, position, side, text, created_at, read_at)
     values (?, 'stay', ?, ?, 'Ciao', '2027-03-01T10:00:00.000Z', ?)`,
  );
  const readAt = '2027-03-01T11:00:00.000Z';
  insert.run('answered', 1, 'GUEST', readAt);
  insert.run('answer', 2, 'OWNER', readAt);
  insert.run('read', 3, 'GUEST', readAt);
  insert.run('unread', 4, 'GUEST', null);
  migrate(connection, backups);
  const found = connection.prepare('select id, answered_at from booking_messages order by position').raw().all();
  connection.close();
  expect(found).toEqual([
    ['answered', readAt],
    ['answer', null],
    ['read', null],
    ['unread', null],
  ]);
});

it('a contract that was kept as it once came reads as the one of now, another one as its owner wrote it', () => {
  migrateBy(32);
  const { connection } = openDatabase(file);
  const keep = connection.prepare('insert into contract_templates (language, subject, body) values (?, ?, ?)');
  const former = FIRST_TEMPLATE.body.replace(
    '. Notti: {notti}. Ospiti: {ospiti}.',
    ', {notti} notti, per {ospiti} ospiti.',
  );
  keep.run('it', 'Il mio titolo', former);
  keep.run('de', 'Vertrag', former);
  migrate(connection, backups);
  const found = connection.prepare('select language, subject, body from contract_templates order by language').raw();
  const rows = found.all();
  connection.close();
  expect(rows).toEqual([
    ['de', 'Vertrag', former],
    ['it', 'Il mio titolo', FIRST_TEMPLATE.body],
  ]);
});
