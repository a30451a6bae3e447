import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const settings = (iban: string) =>
  `insert into payment_settings (only_row, settings) values (1, '${JSON.stringify({ holder: 'Maria Rossi', iban, bic: null })}')`;

const ASKED = `
  insert into outbox (id, kind, to_name, to_address, subject, body, status, next_attempt_at, created_at)
  values ('m', 'PAYMENT_ASKED', 'Ada', 'ada@example.com', '', '', 'SENT', '2027-03-01', '2027-03-01')`;

test.each([
  ['with an account', settings('IT60X0542811101000000123456'), true],
  ['whose guests were asked to pay by card', ASKED, true],
  ['whose terms name no account', settings(''), false],
  ['that was never set up', 'select 1', false],
])('a site from before, %s, has a way to pay from the beginning or none', (_, before, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-ways-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { connection } = openDatabase(join(folder, 'database.sqlite'));
  onTestFinished(() => void connection.close());
  const steps = migrations.findIndex(({ name }) => name === '069-keep-way-to-pay');
  for (const [index, step] of migrations.slice(0, steps).entries()) {
    connection.exec(step.sql);
    connection.pragma(`user_version = ${index + 1}`);
  }
  connection.exec(`insert into first_steps (step, state) values ('look', 'DONE'); ${before};`);
  migrate(connection, join(folder, 'backups'));
  expect(connection.prepare('select since, days from way_to_pay').raw().all()).toEqual(
    isThere ? [['2000-01-01', 0]] : [],
  );
  expect(connection.prepare('select step from first_steps order by step').pluck().all()).toEqual(
    isThere ? ['look', 'pay'] : ['look'],
  );
});
