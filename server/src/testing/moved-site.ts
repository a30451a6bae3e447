import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Emit, ReadingLine } from '../adapters/moving/reading.ts';
import type { PictureFacts, PostFacts } from '../adapters/moving/site/site-facts.ts';

type ReadFile = (path: string, name: string, emit: Emit) => Promise<void>;

/** What a reader of sites tells of a file. */
export async function readSite(read: ReadFile, bytes: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-site-'));
  const path = join(folder, 'site');
  const lines: ReadingLine[] = [];
  try {
    writeFileSync(path, bytes);
    await read(path, 'sito.zip', async (line) => void lines.push(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const items = lines.flatMap((line) => ('item' in line ? [line.item] : []));
  const texts = items.filter(({ kind }) => kind !== 'PICTURE');
  const pictures = items.filter(({ kind }) => kind === 'PICTURE');
  const [end] = lines.flatMap((line) => ('end' in line ? [line.end] : []));
  return {
    // Each reader of sites writes these.
    texts: texts.map((item) => ({ ...item, facts: item.facts as PostFacts })),
    pictures: pictures.map((item) => item.facts as PictureFacts),
    left: Object.fromEntries((end?.left ?? []).map(({ what, count }) => [what, count])),
    hints: end?.hints ?? [],
    facts: end?.facts,
  };
}

type WxrFields = Readonly<Record<string, string>>;

/** An item as WordPress exports it (wp-admin/includes/export.php): element names, each with its text as CDATA. */
export function wxrItem(fields: WxrFields, metas: Readonly<Record<string, string>> = {}, more = ''): string {
  const whole = {
    title: 'Il mare d’inverno',
    'wp:post_id': '5',
    'wp:post_date': '2021-05-03 10:00:00',
    'wp:post_date_gmt': '2021-05-03 08:00:00',
    'wp:post_name': 'il-mare',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    'wp:post_password': '',
    'content:encoded': 'Testo',
    ...fields,
  };
  const elements = Object.entries(whole).map(([name, text]) => `<${name}>${cdata(text)}</${name}>`);
  const added = Object.entries(metas).map(([key, value]) => {
    const meta = `<wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value>`;
    return `<wp:postmeta>${meta}</wp:postmeta>`;
  });
  return `<item>\n${[...elements, ...added].join('\n')}${more}\n</item>\n`;
}

/** As WordPress closes a CDATA that its text would end. */
function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** A whole export of `https://www.vecchio.it`. */
export function wxrOf(items: readonly string[], { encoding = 'UTF-8', before = '', channel = '' } = {}): string {
  return `<?xml version="1.0" encoding="${encoding}" ?>
${before}<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Casa vecchia</title>
<link>https://www.vecchio.it</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://www.vecchio.it</wp:base_site_url>
<wp:base_blog_url>https://www.vecchio.it</wp:base_blog_url>
${channel}
${items.join('')}</channel>
</rss>
`;
}
