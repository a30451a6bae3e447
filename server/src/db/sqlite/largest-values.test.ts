import { contract } from '@approdo/shared/contract';
import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/base/endpoint';
import { PASSWORD_HASH_COST } from '@approdo/shared/domain/base/password';
import { sealedLength } from '@approdo/shared/domain/law/register/sealed-length';
import { MAX_NIGHTS } from '@approdo/shared/domain/stays/stay';
import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { createPasswordHasher } from '../../adapters/password-hasher.ts';
import { migrations } from '../migrations/index.ts';
import { ruleFor } from './column-rules.ts';
import { describeTables, inspectContents } from './inspect-contents.ts';
import { maxBytesOf } from './largest-values.ts';

/** Uploads stored sealed in the database; all others are separate files, or read row by row. */
const STORED_SEALED = ['transmissions.addReceipt'];

const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => ({ name: `${resource}.${call}`, row })),
);

function openEmpty(): SqliteDatabase.Database {
  const connection = new SqliteDatabase(':memory:');
  for (const { sql } of migrations) connection.exec(sql);
  return connection;
}

/** The smallest limit of the inspection for any text, whatever its column. */
function leastBound(): number {
  const connection = openEmpty();
  const bounds = describeTables(connection).flatMap(({ name, columns }) =>
    columns.map((column) => maxBytesOf(name, column)),
  );
  connection.close();
  return Math.min(...bounds);
}

it('no row of the contract takes a body that a restore would refuse, were all of it one text in whichever column', () => {
  const bound = leastBound();
  const limits = rows.map(({ name, row }) => ({ name, bodyLimit: row.bodyLimit ?? DEFAULT_BODY_LIMIT }));
  expect(limits.filter(({ bodyLimit }) => bodyLimit > bound)).toEqual([]);
});

it('what the register keeps sealed is taken as long as it is once it is sealed', () => {
  const sealed = rows.filter(({ name }) => /^(?:registerGuests|checkIn)\./.test(name));
  expect(sealed.length).toBeGreaterThan(0);
  for (const { row } of sealed) expect(sealedLength(row.bodyLimit ?? DEFAULT_BODY_LIMIT)).toBeLessThan(leastBound());
  const stored = rows.filter(({ name }) => STORED_SEALED.includes(name)).map(({ row }) => row.upload?.maxBytes ?? 0);
  expect(stored.map(sealedLength)).toEqual([maxBytesOf('register_receipts', 'content')]);
});

it('a password is taken as the program hashes it, and none that costs more', async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash('una parola d’ordine');
  await hasher.close();
  const isTaken = ruleFor('users', 'password_hash');
  expect([hash, hash.replace(/\$\d\d\$/, `$${PASSWORD_HASH_COST + 1}$`)].map((each) => isTaken?.(each))).toEqual([
    true,
    false,
  ]);
});

it.each([
  [MAX_NIGHTS, false],
  [MAX_NIGHTS + 1, true],
])('a stay of %i nights is one that no site has: %s', (nights, isFault) => {
  const connection = openEmpty();
  connection
    .prepare(
      `insert into bookings (id, start_date, end_date, status, created_at)
       values ('a', '2027-01-01', date('2027-01-01', ?), 'NOT_AVAILABLE', '2026-01-01T00:00:00.000Z')`,
    )
    .run(`+${nights} days`);
  const inspect = () => inspectContents(connection);
  if (isFault) expect(inspect).toThrow(/bookings/);
  else expect(inspect).not.toThrow();
  connection.close();
});
