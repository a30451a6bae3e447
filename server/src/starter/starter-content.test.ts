import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homepageSettings } from '@approdo/shared/contract/content/homepage';
import { propertyDetails } from '@approdo/shared/contract/content/property';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../adapters/clock.ts';
import { openFolderFiles } from '../adapters/site-files/create-site-files-provider.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { transact } from '../db/transaction.ts';
import { getHomepage, putHomepage } from '../features/content/homepage/homepage.repository.ts';
import { getProperty } from '../features/content/property/property.service.ts';
import { getPriceRules, putPriceRules } from '../features/prices/rates/price-rules.repository.ts';
import { listPriceLists } from '../features/prices/rates/rates.repository.ts';
import { copyStarterMedia, fillEmptyDatabase, type StarterKind } from './starter-content.ts';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-starter-'));
  const opened = openDatabase(join(folder, 'database.sqlite'));
  migrate(opened.connection, folder);
  database = opened.database;
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

function fill(kind: StarterKind): Promise<boolean> {
  return transact(database, (trx) => fillEmptyDatabase(trx, kind, createClock()));
}

describe.each(['demo', 'none'] as const)('with %s', (kind) => {
  it('is written without waiting for anything but the database, which would not wait for long', async () => {
    const isLate = await transact(database, async (trx) => {
      const turn = { isOver: false };
      // SQLite answers in the same turn; a thread, a file or a package does not.
      setImmediate(() => {
        turn.isOver = true;
      });
      await fillEmptyDatabase(trx, kind, createClock());
      return turn.isOver;
    });
    expect(isLate).toBe(false);
  });

  it('homepage, property and price list are there, as a form would write them', async () => {
    expect(await fill(kind)).toBe(true);
    const [homepage, property] = [await getHomepage(database), await getProperty(database)];
    expect(homepageSettings.parse(homepage)).toEqual(homepage);
    expect(propertyDetails.parse(property)).toEqual(property);
    const { currency: _, ...list } = initialRates;
    expect(await listPriceLists(database)).toEqual([{ ...list, validFrom: null }]);
    expect(property.amenities).toEqual([
      'Free WiFi',
      'Parcheggio riservato',
      'Coffee Maker',
      'TV',
      'Cucina completamente equipaggiata',
    ]);
  });

  it('prices stand in the calendar from the first day; a house that is there keeps showing what it does', async () => {
    expect(await getPriceRules(database)).toEqual(initialPriceRules);
    expect(initialPriceRules.show).toBe('LIST');
    await fill(kind);
    expect(await getPriceRules(database)).toEqual({ ...initialPriceRules, show: 'CALENDAR' });
    await transact(database, (trx) => putPriceRules(trx, { ...initialPriceRules, show: 'FROM' }));
    expect(await fill(kind)).toBe(false);
    expect((await getPriceRules(database)).show).toBe('FROM');
  });

  it('every picture that is shown is in the uploads', async () => {
    await fill(kind);
    await copyStarterMedia(openFolderFiles(folder), kind);
    await copyStarterMedia(openFolderFiles(folder), kind);
    const shown = [(await getHomepage(database)).heroImage, ...(await getProperty(database)).images];
    const there = readdirSync(join(folder, 'uploads')).map((file) => `/uploads/${file}`);
    expect(there).toEqual(expect.arrayContaining(shown));
  });
});

it('what the owner wrote is never written over', async () => {
  await fill('demo');
  const own = { ...(await getHomepage(database)), siteName: 'Casa mia' };
  await transact(database, (trx) => putHomepage(trx, own));
  expect(await fill('demo')).toBe(false);
  expect(await getHomepage(database)).toEqual(own);
});

it('a site without a demo begins with nobody in it, and nothing that counts as a demo', async () => {
  await fill('none');
  for (const table of ['bookings', 'users', 'reviews', 'outbox', 'demo_records'] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
