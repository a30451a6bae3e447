import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { listTables } from '../sqlite/list-tables.ts';
import { tableNotifications } from './table-notifications.ts';

test('of every table it is said what its changes tell', () => {
  const connection = new SqliteDatabase(':memory:');
  for (const { sql } of migrations) connection.exec(sql);
  const names = listTables(connection).map(({ name }) => name);
  connection.close();
  expect(Object.keys(tableNotifications).toSorted()).toEqual(names.toSorted());
});
