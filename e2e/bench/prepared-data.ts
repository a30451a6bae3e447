import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createClock } from '../../server/src/adapters/clock.ts';
import { openCurrentGeneration, openDataDir } from '../../server/src/data-dir/data-dir.ts';
import type { Database } from '../../server/src/db/database.ts';
import { openDatabase } from '../../server/src/db/sqlite/open-database.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { createSessions } from '../../server/src/features/accounts/devices/sessions.ts';
import { insertUser } from '../../server/src/features/base/people/people.repository.ts';
import type { putPost } from '../../server/src/features/content/blog/blog.repository.ts';
import { insertBooking } from '../../server/src/features/stays/stays/bookings.records.ts';
import { occupyDays } from '../../server/src/features/stays/stays/occupied-days.ts';
import { aStay } from '../../server/src/testing/factories.ts';

/** An article of the starter content. */
export const ARTICLE = '/blog/il-giro-dell-isola-in-gozzo';

/** A page with text only. */
export const TEXT_PAGE = '/pages/informativa-privacy';

/** The database of a DATA_DIR whose server has stopped. */
export function openDatabaseOf(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  return openDatabase(openCurrentGeneration(openDataDir(dataDir)).database).database;
}

/** Tokens of new guests, since each may send only so many requests. */
export async function makeGuests(dataDir: string, secret: string, count: number): Promise<string[]> {
  const database = openDatabaseOf(dataDir);
  const clock = createClock();
  const sessions = createSessions({ database, clock, secret });
  const tokens = await transact(database, async (trx) => {
    const made: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = randomUUID();
      await insertUser(trx, {
        id,
        email: `ospite.${index}@example.com`,
        name: `Ospite ${index}`,
        password_hash: '',
        role: 'USER',
        avatar: null,
        email_confirmed: 1,
        created_at: clock.now().toISOString(),
      });
      const client = { kind: 'PROGRAM', browser: null, system: null } as const;
      made.push(await sessions.openSession(trx, { userId: id, by: 'PASSWORD', client, deviceId: null }));
    }
    return made;
  });
  await database.destroy();
  return tokens;
}

export type Filled = { readonly first: LocalDate; readonly last: LocalDate };

/** Adds confirmed stays of two nights in sequence, with a free day between them. */
export async function fillWithStays(database: Database, first: LocalDate, count: number): Promise<Filled> {
  const starts = Array.from({ length: count }, (_, index) => addDays(first, index * 4));
  const stays = starts.map((startDate) => aStay({ startDate, endDate: addDays(startDate, 2) }));
  await transact(database, async (trx) => {
    for (const stay of stays) {
      await insertBooking(trx, stay);
      await occupyDays(trx, stay, { sameDayTurnover: false });
    }
  });
  return { first, last: stays.at(-1)?.endDate ?? first };
}

/** A distinct hour for each index. */
export function instantOf(index: number): string {
  return new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString();
}

/** A published article, the same each time but for its number. */
export function aPost(index: number): Parameters<typeof putPost>[1] {
  return {
    id: randomUUID(),
    slug: `articolo-${index}`,
    title: `Articolo numero ${index}`,
    excerpt: 'Una passeggiata fino al faro, e il ritorno al tramonto.',
    coverImage: 'hero-bay.jpg',
    published: true,
    publishedAt: instantOf(index),
    readTime: 3,
    authorId: null,
    createdAt: instantOf(index),
    content: '<p>Si parte presto, quando il sentiero è ancora in ombra.</p>'.repeat(40),
  };
}
