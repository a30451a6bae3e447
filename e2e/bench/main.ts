import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts';
import type { Figure, Row } from './row.ts';
import { adminScript } from './rows/admin-script.ts';
import { backups } from './rows/backups.ts';
import { bigBackup } from './rows/big-backup.ts';
import { bookingRequests } from './rows/booking-requests.ts';
import { buildBefore } from './rows/build-before.ts';
import { cachedPages } from './rows/cached-pages.ts';
import { calendar } from './rows/calendar.ts';
import { calendars } from './rows/calendars.ts';
import { changedPage } from './rows/changed-page.ts';
import { firstScreen } from './rows/first-screen.ts';
import { freeRange } from './rows/free-range.ts';
import { growth } from './rows/growth.ts';
import { languages } from './rows/languages.ts';
import { lighthouseMobile } from './rows/lighthouse.ts';
import { look } from './rows/look.ts';
import { memory } from './rows/memory.ts';
import { money } from './rows/money.ts';
import { moving } from './rows/moving.ts';
import { ownersDay } from './rows/owners-day.ts';
import { photos } from './rows/photos.ts';
import { priceList } from './rows/price-list.ts';
import { prices } from './rows/prices.ts';
import { pricesView } from './rows/prices-view.ts';
import { publicReads } from './rows/public-reads.ts';
import { redirects } from './rows/redirects.ts';
import { register } from './rows/register.ts';
import { renditions } from './rows/renditions.ts';
import { search } from './rows/search.ts';
import { signIns } from './rows/sign-ins.ts';
import { start } from './rows/start.ts';
import { stayRules } from './rows/stay-rules.ts';
import { worstInput } from './rows/worst-input.ts';
import { year } from './rows/year.ts';
import { drawTable } from './table.ts';

/** The rows to measure, in the order of the table. */
const rows: readonly Row[] = [
  cachedPages('br'),
  cachedPages('gzip'),
  languages,
  changedPage,
  publicReads,
  bookingRequests,
  freeRange,
  stayRules,
  prices,
  priceList,
  pricesView,
  calendars,
  calendar,
  money,
  ownersDay,
  adminScript,
  firstScreen,
  search,
  register,
  memory,
  start,
  lighthouseMobile,
  look,
  redirects,
  moving,
  year,
  renditions,
  photos,
  backups,
  bigBackup,
  signIns,
  buildBefore,
  worstInput,
  growth,
];

/** `npm run bench -- cached start` picks rows; `--rounds 3` for five, `--full` sizes, `--before FOLDER` compares. */
const names = process.argv.slice(2).filter((word) => /^[a-z]/.test(word));
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5;

const before = process.argv.includes('--before') ? process.argv[process.argv.indexOf('--before') + 1] : undefined;

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = spawnSync(process.execPath, ['scripts/build.ts', 'server', 'web', 'starter', '--stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

const dataDir = makeDataDir('bench');
// It logs as in production.
const site = await startSite({ dataDir, variables: { LOG_LEVEL: 'info' } });
const figures: Figure[] = [];
const broken: string[] = [];
try {
  for (const row of rows) {
    if (names.length > 0 && !names.includes(row.name)) continue;
    process.stderr.write(`measuring ${row.name}\n`);
    try {
      figures.push(...(await row.measure({ site, rounds, isFull: process.argv.includes('--full'), before })));
    } catch (error) {
      broken.push(`${row.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await site.stop();
  removeDataDir(dataDir);
}
process.stdout.write(`${drawTable(figures)}\n`);
if (broken.length > 0) {
  process.stderr.write(`not measured:\n${broken.join('\n')}\n`);
  process.exit(1);
}
