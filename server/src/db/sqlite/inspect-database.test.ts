import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { inspectDatabase } from './inspect-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-inspected-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
  'a database as %s left it is one of this program',
  (_, version) => {
    const file = join(folder, 'database.sqlite');
    const connection = new SqliteDatabase(file);
    for (const { sql } of migrations.slice(0, version)) connection.exec(sql);
    connection.exec(
      `insert into users (id, name, email, email_key, password_hash, role, email_confirmed, created_at)
         values ('ada', 'Ada', 'Ada@example.com', 'ada@example.com', 'x', 'ADMIN', 1, '2026-01-01T00:00:00.000Z')`,
    );
    connection.pragma(`user_version = ${version}`);
    connection.close();
    expect(inspectDatabase(file)).toBe(version);
  },
);
