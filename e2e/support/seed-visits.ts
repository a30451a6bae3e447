import SqliteDatabase from 'better-sqlite3';
import { currentGeneration } from './data-dir.ts';
import { inDays } from './days.ts';

/** Writes the visits of a year and a half, more in summer than in winter, which no test could make. */
export function seedVisits(dataDir: string): void {
  const database = new SqliteDatabase(currentGeneration(dataDir).database);
  const write = database.prepare('insert or ignore into visits values (?, ?, ?, ?, ?)');
  const pages = [
    ['/', 1],
    ['/booking', 2],
    ['/blog', 4],
    ['/gallery', 5],
  ] as const;
  for (let ago = 0; ago < 500; ago += 1) {
    const day = inDays(-ago);
    const most = Math.round((ago < 365 ? 14 : 8) + 6 * Math.sin(ago * 1.7) * Math.cos(ago / 58));
    for (const [page, rarity] of pages) write.run(day, 'VIEW', page, 'it', Math.ceil(most / rarity));
    write.run(day, 'ARRIVAL', '/', 'it', Math.ceil(most / 2));
    write.run(day, 'AHEAD', '/booking', 'it', 2);
    write.run(day, 'QUOTE', '', '', (ago % 3) + 1);
    if (ago % 2 === 0) write.run(day, 'REFERRER', 'google.it', '', 2);
    if (ago % 5 === 0) write.run(day, 'REFERRER', 'l.facebook.com', '', 2);
    if (ago % 6 === 1) write.run(day, 'REQUEST', '', '', 1);
    if (ago % 12 === 1) write.run(day, 'CONFIRMATION', '', '', 1);
  }
  database.close();
}
