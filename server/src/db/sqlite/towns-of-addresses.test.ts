import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { townOf } from '@approdo/shared/domain/content/town';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { openDatabase } from './open-database.ts';

const WHERE_AND_WHO = '067-tell-where-and-who';

/** The town after the migration of a property with this address. */
function townAfter(address: string | null): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-towns-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { connection } = openDatabase(join(folder, 'database.sqlite'));
  onTestFinished(() => void connection.close());
  const step = migrations.findIndex(({ name }) => name === WHERE_AND_WHO);
  for (const { sql } of migrations.slice(0, step)) connection.exec(sql);
  connection
    .prepare(
      `insert into property (only_row, name, description, bedrooms, bathrooms, max_guests, amenities, images, address)
       values (1, 'Casa', 'Una casa', 1, 1, 2, '[]', '[]', ?)`,
    )
    .run(address);
  connection.exec(migrations[step]?.sql ?? '');
  return connection.prepare('select town from property').pluck().get();
}

test.each([
  'Via Roma 1, 08020 Budoni (SS)',
  'Via Roma, 1, 08020 Budoni SS, Italia',
  'Via Roma 1 - 08020 San Teodoro - SS',
  'Via Portici 3, 39100 Bolzano - Bozen (BZ)',
  'Località Capo d’Orso 12345 snc, 07020 Palau',
  'Via del Limoneto 12, Cala Serena',
  'Località Tanaunella, Budoni (SS), Italia',
  'Budoni',
  'Budoni (SS)',
  'Via del Porto 3',
  'Via Roma, 12',
  'Via Roma 1, 08020 ',
  ', (SS)',
])('a property at %j has the town that the form would suggest', (address) => {
  expect(townAfter(address)).toBe(townOf(address));
});

test('a property without an address has no town', () => {
  expect(townAfter(null)).toBeNull();
});
