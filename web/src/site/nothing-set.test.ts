import { createHash } from 'node:crypto';
import { LANGUAGES } from '@approdo/shared/domain/language/language';
import { expect, test } from 'vitest';
import { aBooking, createFakeSite } from '../testing/fake-site.ts';
import { renderPage } from './render-page.tsx';

const READ = [
  ['it', '/'],
  ['it', '/booking'],
  ['en', '/booking'],
  ['de', '/'],
  ['fr', '/booking'],
] as const;

/** Calendar, form and prices, and what search engines are told. */
const PARTS =
  /<div class="[^"]*" id="prenota">.*?<\/noscript><\/div>|<script type="application\/ld\+json">.*?<\/script>/gs;
const TABLES = /<table.*?<\/table>/gs;

/** What React makes of where a field stands among others. */
const IDS = /_booking-R_[0-9a-z]*_(?:H\d+_)?/g;

async function readAll(): Promise<string> {
  const site = createFakeSite({ bookings: [aBooking()] });
  const read: string[] = [];
  for (const [language, address] of READ) {
    const languages = language === 'it' ? (['it'] as const) : LANGUAGES;
    const request = { address, origin: 'https://example.org', today: '2027-06-01', language, languages };
    const page = await renderPage(request, site);
    const html = nameAlike('html' in page ? page.html : '');
    read.push(`${language} ${address}`, ...(html.match(PARTS) ?? []).map(inLines));
  }
  return read.join('\n\n');
}

function nameAlike(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(IDS, (id) => {
    const name = names.get(id) ?? `id${names.size + 1}`;
    names.set(id, name);
    return name;
  });
}

/** A tag a line; of the days of a month, a digest. */
function inLines(html: string): string {
  return html.replaceAll(TABLES, digest).replaceAll('><', '>\n<');
}

function digest(table: string): string {
  return `<table ${createHash('sha256').update(table).digest('hex').slice(0, 16)} />`;
}

test('an owner who sets nothing has the page that she had before there was anything to set', async () => {
  await expect(await readAll()).toMatchFileSnapshot('recorded/nothing-set.txt');
});
