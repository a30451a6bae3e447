import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStayRequest } from '../../../testing/index.ts';

// It restores a whole site.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let now: Date;
let site: DataDirSite;
beforeEach(async () => {
  now = new Date('2027-05-01T10:00:00Z');
  site = await startDataDirSite({ now: () => now });
});
afterEach(() => site.close());

function read<Row>(sql: string): Row[] {
  const generation = readFileSync(join(site.dataDir, 'current'), 'utf8').trim();
  const connection = new SqliteDatabase(join(site.dataDir, 'generations', generation, 'database.sqlite'), {
    readonly: true,
  });
  try {
    return connection.prepare<[], Row>(sql).all();
  } finally {
    connection.close();
  }
}

const readUnannounced = () => read("select id from booking_messages where told_at is null and text = 'La seconda'");

it('what was written and what is told of reviews come back from a backup, and no message is mailed again', async () => {
  let { client } = await site.signIn();
  const { id } = await client.bookings.request({ body: aStayRequest() });
  const params = { id };
  await client.bookings.decide({ params, body: { status: 'CONFIRMED' } });
  now = new Date('2027-06-19T10:00:00Z');
  ({ client } = await site.signIn());
  for (const text of ['La prima', 'La seconda']) await client.conversations.write({ params, body: { text } });
  const written = await client.conversations.list({ params });
  await client.reviews.write({ body: { comment: 'La terrazza vale il viaggio.' } });
  const copied = { author: 'Marie', comment: 'Une semaine de silence.', rating: 4 };
  const url = 'https://www.airbnb.it/rooms/1';
  await client.reviews.collect({ body: { ...copied, portal: 'Airbnb', date: '2026-09-12', url, language: 'fr' } });
  await client.reviews.collect({ body: { ...copied, portal: 'Vrbo', date: '2026-09-11' } });
  await client.contact.send({ body: { name: 'Ada', email: 'ada@example.com', message: 'È libera a giugno?' } });
  const [message] = await client.contact.list();
  const reply = { text: 'Sì, dal dodici', key: randomUUID() };
  await client.contact.reply({ params: { id: message?.id ?? '' }, body: reply });
  expect(readUnannounced()).toHaveLength(1);

  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  ({ client } = await site.signIn());

  expect(await client.conversations.list({ params })).toEqual(written);
  expect(await client.reviews.list()).toMatchObject([
    { verifiedStay: true },
    { collectedOn: 'Airbnb', url, createdAt: '2026-09-12T12:00:00.000Z' },
    { collectedOn: 'Vrbo' },
  ]);
  expect(await client.contact.list()).toMatchObject([{ answered: true, replies: [{ text: reply.text }] }]);
  expect(readUnannounced()).toEqual([]);
});
