import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { expect, test, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';

// Each test starts whole sites.
vi.setConfig({ testTimeout: 120_000 });

const OWNER = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1' };

async function receipted(site: DataDirSite, bookingId: string) {
  const { client } = await site.signIn();
  const entry = await client.money.enter({
    params: { id: bookingId },
    body: {
      key: randomUUID(),
      direction: 'IN',
      purpose: 'STAY',
      amount: 100,
      method: 'BANK',
      date: todayInRome(new Date()),
    },
  });
  return await client.receipts.make({
    params: { id: bookingId },
    body: { entryIds: [entry.id], payer: { name: 'Ada' } },
  });
}

/** One receipt, a backup, two more receipts, and a restore of the backup. */
async function restoredAfterThree(site: DataDirSite): Promise<string> {
  const { client } = await site.signIn();
  await client.paymentSettings.replace({ body: { owner: OWNER } });
  const startDate = addDays(todayInRome(new Date()), 300);
  const stay = { startDate, endDate: addDays(startDate, 7) };
  const { id } = await client.bookings.request({ body: aStayRequest(stay) });
  await receipted(site, id);
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await receipted(site, id);
  await receipted(site, id);
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  return id;
}

async function expectNoRepeat(site: DataDirSite, bookingId: string): Promise<void> {
  const next = await receipted(site, bookingId);
  expect(next.number).toMatch(/^4\//);
  expect(next.warning).toContain('2–3/');
  const { client } = await site.signIn();
  const year = Number(todayInRome(new Date()).slice(0, 4));
  const table = await (await client.reports.incomeCsv({ query: { year } })).text();
  expect(table.trimEnd().split('\r\n').slice(-2)).toEqual([
    `;Numero perduto con un ripristino: 2/${year};2/${year};;;;;;`,
    `;Numero perduto con un ripristino: 3/${year};3/${year};;;;;;`,
  ]);
  const { documents } = await client.documents.list({ params: { id: bookingId } });
  expect(documents.map(({ missing }) => missing?.split('/')[0])).toEqual([undefined, '2–3']);
  expect((await receipted(site, bookingId)).number).toMatch(/^5\//);
}

test('numbers that a restore took are named, and not given again', async () => {
  const site = await startDataDirSite();
  await expectNoRepeat(site, await restoredAfterThree(site));
  await site.close();
});

test('nor are they where several processes share a database', async () => {
  const { first, second, close } = await startTwoProcesses();
  await expectNoRepeat(second, await restoredAfterThree(first));
  await close();
});
