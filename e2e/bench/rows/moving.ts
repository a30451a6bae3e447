import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Move, MoveKind, MoveState } from '@approdo/shared/contract/operations/moves';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { SaxesParser } from 'saxes';
import { type ApiClient, connect, logIn } from '../../support/api.ts';
import { residentBytes, watchMemory } from '../../support/resident-memory.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { recordAnswer } from '../references/start-reference.ts';
import { compare, median, plainFigure, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { mebibytes, milliseconds, perSecond } from '../units.ts';

const MB = 2 ** 20;
const here = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of 50 MB. */
const LARGE = { posts: 2000, textLength: 26_000 };
const POSTS = { posts: 500, textLength: 2000 };
/** Posts that are written by a call each, to know their rate. */
const WRITTEN = 100;
const ROWS = 5000;
const TASKS = 50;

const POLL_MS = 20;
/** A process that has answered rests for so long before it is weighed. */
const REST_MS = 3000;
const CHUNK = 64 * 1024;

type Bench = {
  readonly site: RunningSite;
  readonly client: ApiClient;
  readonly token: string;
  readonly rounds: number;
};

/** Reading a site and a table from elsewhere, and bringing posts (MOVING.md, section 9). */
export const moving: Row = {
  name: 'moving',
  async measure({ rounds, before }) {
    const site = await startSite({ dataDir: makeDataDir('moving') });
    try {
      const { token } = await logIn(site, owner);
      const bench = { site, token, client: connect(site, token), rounds };
      return [
        ...(await measureReading(bench)),
        await comparePosts(bench),
        ...(await measurePreview(bench)),
        ...(await compareStarts(rounds, before)),
      ];
    } finally {
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};

async function measureReading({ site, client, rounds }: Bench): Promise<Figure[]> {
  const wxr = writeWxr('grande.example', LARGE);
  const read = async () => await forget(client, await begin(client, 'SITE', ['grande.xml', wxr]));
  const wall = await compare(rounds, { ours: () => timeOf(read), theirs: () => timeOf(async () => parse(wxr)) });
  const grown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rest = residentBytes(site);
    const readPeak = watchMemory(site);
    await read();
    grown.push(readPeak() - rest);
  }
  const seconds = Math.max(3, secondsOfRound(rounds));
  const waitOfPage = async () =>
    (await load({ origin: site.origin, requests: getPages('/'), connections: 4, seconds })).p99;
  const waits = await compare(rounds, { ours: () => meanwhile(read, waitOfPage), theirs: waitOfPage });
  const what = 'reading a WXR of 50 MB';
  return [
    ratioFigure({ what, compared: wall, goal: { atMost: 3 }, unit: milliseconds, referenceName: 'saxes, same bytes' }),
    plainFigure({
      what: 'memory of the server itself meanwhile, more than before',
      value: median(grown),
      goal: { atMost: 64 * MB },
      unit: mebibytes,
    }),
    ratioFigure({
      what: 'p99 of cached / meanwhile',
      compared: waits,
      goal: { atMost: 3 },
      unit: milliseconds,
      referenceName: 'without',
    }),
  ];
}

/** Begins one work, measures another beside it, and ends both. */
async function meanwhile(work: () => Promise<unknown>, measure: () => Promise<number>): Promise<number> {
  const [, measured] = await Promise.all([work(), measure()]);
  return measured;
}

function parse(xml: string): void {
  const parser = new SaxesParser();
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
}

/** The safety backup before them is not theirs: the rate is that after the first post. */
async function comparePosts({ client, rounds }: Bench): Promise<Figure> {
  const picture = (await client.media.list()).find(({ contentType }) => contentType === 'image');
  const cover = picture?.url.slice('/uploads/'.length) ?? '';
  let count = 0;
  const ours = async () => {
    count += 1;
    const { id } = await begin(client, 'SITE', ['sito.xml', writeWxr(`sito-${count}.example`, POSTS)]);
    await client.moves.choose({ params: { id }, body: { cover, pictures: 'NONE' } });
    await client.moves.run({ params: { id } });
    return await rateOfRun(client, id);
  };
  const theirs = async () => {
    const took = await timeOf(async () => {
      for (let number = 0; number < WRITTEN; number += 1) {
        const { title, text: content } = describePost(number, POSTS.textLength);
        await client.blog.create({ body: { title, content, excerpt: title, coverImage: cover } });
      }
    });
    return (1000 * WRITTEN) / took;
  };
  return ratioFigure({
    what: 'posts of a site that is brought, one after another',
    compared: await compare(rounds, { ours, theirs }),
    goal: { atLeast: 0.5 },
    unit: perSecond,
    referenceName: 'POST /blog',
  });
}

async function rateOfRun(client: ApiClient, id: string): Promise<number> {
  const countDone = async () =>
    (await client.moves.listItems({ params: { id }, query: { page: '1', state: 'DONE' } })).total;
  let first = await countDone();
  for (; first === 0; first = await countDone()) await wait(POLL_MS);
  const took = await timeOf(() => waitFor(client, id, 'DONE'));
  return (1000 * (POSTS.posts - first)) / took;
}

async function measurePreview({ site, client, token, rounds }: Bench): Promise<Figure[]> {
  const csv = writeStays();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    took.push(await timeOf(async () => await forget(client, await begin(client, 'STAYS', ['soggiorni.csv', csv]))));
  }
  const { id } = await begin(client, 'STAYS', ['soggiorni.csv', csv]);
  for (let number = 0; number < TASKS; number += 1) await client.tasks.create({ body: { name: `Attività ${number}` } });
  const seconds = secondsOfRound(rounds);
  const calls = (path: string) => () => timeOfCalls(site, { paths: [path], token, seconds });
  return [
    plainFigure({
      what: 'preview of 5,000 stays, POST to READY',
      value: median(took),
      goal: { atMost: 10_000 },
      unit: milliseconds,
    }),
    ratioFigure({
      what: 'a page of its items',
      compared: await compare(rounds, { ours: calls(`/api/moves/${id}/items?page=1`), theirs: calls('/api/task') }),
      goal: { atMost: 3 },
      unit: milliseconds,
      referenceName: `GET /task with ${TASKS}`,
    }),
  ];
}

/** Compared with `--before FOLDER`; skipped without it. */
async function compareStarts(rounds: number, before: string | undefined): Promise<Figure[]> {
  if (before === undefined) return [];
  const places = [here, before].map((root) => ({ root, dataDir: makeDataDir('start-of-build') }));
  const [ours, theirs] = places;
  if (!ours || !theirs) return [];
  try {
    for (const place of places) await (await startSite(place)).stop();
    const starts = { ours: () => startOf(ours), theirs: () => startOf(theirs) };
    const rests = { ours: () => restOf(ours), theirs: () => restOf(theirs) };
    const shared = { goal: { atMost: 1.01 }, referenceName: 'the build before' } as const;
    return [
      ratioFigure({
        what: 'process start to first page, with moves',
        compared: await compare(rounds, starts),
        unit: milliseconds,
        ...shared,
      }),
      ratioFigure({ what: 'memory at rest', compared: await compare(rounds, rests), unit: mebibytes, ...shared }),
    ];
  } finally {
    for (const { dataDir } of places) removeDataDir(dataDir);
  }
}

type Place = { readonly root: string; readonly dataDir: string };

async function startOf(place: Place): Promise<number> {
  const start = performance.now();
  const site = await startSite(place);
  await recordAnswer(site.origin, '/', BROWSER_HEADERS);
  const took = performance.now() - start;
  await site.stop();
  return took;
}

async function restOf(place: Place): Promise<number> {
  const site = await startSite(place);
  await recordAnswer(site.origin, '/', BROWSER_HEADERS);
  await wait(REST_MS);
  const resting = residentBytes(site);
  await site.stop();
  return resting;
}

/** Sends a file; resolves once its preview is there. */
async function begin(client: ApiClient, kind: MoveKind, [name, content]: readonly [string, string]): Promise<Move> {
  const { id } = await client.moves.begin({ body: { kind }, file: new File([content], name) });
  return await waitFor(client, id, 'READY');
}

async function waitFor(client: ApiClient, id: string, state: MoveState): Promise<Move> {
  let move = await client.moves.get({ params: { id } });
  for (; move.state !== state; move = await client.moves.get({ params: { id } })) {
    if (move.state === 'FAILED' || move.state === 'STOPPED') throw new Error(`${move.fileName}: ${move.error}`);
    await wait(POLL_MS);
  }
  return move;
}

async function forget(client: ApiClient, { id }: Move): Promise<void> {
  await client.moves.remove({ params: { id } });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Size = { readonly posts: number; readonly textLength: number };

const SENTENCE = 'Il mare al mattino è piatto, e le barche rientrano quando il sole è già alto sul molo. ';

function describePost(number: number, textLength: number) {
  const paragraph = `<p>${SENTENCE.repeat(5)}</p>\n`;
  const text = paragraph.repeat(Math.ceil(textLength / paragraph.length));
  return { title: `Una giornata sull’isola ${number}`, text };
}

function writeWxr(host: string, { posts, textLength }: Size): string {
  const items = Array.from({ length: posts }, (_, index) => {
    const { title, text } = describePost(index, textLength);
    return `<item><title>${title}</title><link>https://${host}/${index}/</link>
<content:encoded><![CDATA[${text}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${index + 1}</wp:post_id><wp:post_date>2021-05-03 10:00:00</wp:post_date>
<wp:post_date_gmt>2021-05-03 08:00:00</wp:post_date_gmt><wp:post_name>giornata-${index}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Il sito di prima</title><link>https://${host}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://${host}</wp:base_site_url><wp:base_blog_url>https://${host}</wp:base_blog_url>
${items.join('')}</channel></rss>`;
}

/** Nights of the past, one after another, in the table of Airbnb's reservations. */
function writeStays(): string {
  const today = todayInRome(new Date());
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [start, end] = [addDays(today, -index - 2), addDays(today, -index - 1)];
    return `HM${index},Confirmed,Ospite ${index},2,${start},${end},"€ 120,00"`;
  });
  return ['Confirmation code,Status,Guest name,# of adults,Start date,End date,Earnings', ...rows].join('\n');
}
