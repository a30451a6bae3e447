import { randomUUID } from 'node:crypto';
import { contract } from '@approdo/shared/contract';
import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/endpoint';
import { problem } from '@approdo/shared/contract/problem';
import { addDays } from '@approdo/shared/domain/date/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { addApp } from '../../server/src/testing/code-app.ts';
import { owner, startDataDirSite } from '../../server/src/testing/data-dir-site.ts';
import { createTestSite, type TestSite } from '../../server/src/testing/index.ts';
import { startTranslationServices, type TranslationServices } from '../../server/src/testing/translation-services.ts';
import { readNames } from '../support/mutations/read-names.ts';
import { type Names, sampleValue } from '../support/mutations/sample-value.ts';
import { sendToRow } from './send-to-row.ts';
import { listTexts, type Path, writeAt } from './text-places.ts';

/** What no day, no address and no word of a list is. */
const HOSTILE = Object.entries({
  'a word': 'domani',
  'a day that does not exist': '2027-02-29',
  'a day that no year has': '02-30',
  '24 KB': 'x'.repeat(24 * 1024),
});

/** Node takes an address and its headers of 16 KiB together. */
const MOST_IN_ADDRESS = 12_000;

/** What a body has beside its longest text. */
const BESIDE_TEXT = 8 * 1024;

/** Rows that keep the longest texts there are: that the others took theirs is their own tests' to show. */
const LONG_WRITERS = [
  ...['blog.edit', 'pages.create', 'guide.replace', 'contracts.changeTemplate', 'mail.changeWording'],
  ...['property.update', 'homepage.update', 'contact.send', 'reviews.write', 'bookings.enterByHand'],
];

/** On a machine that is busy with other things. */
const ANSWER_MS = 5000;

/** What no answer holds: where in the program it went wrong, and on what it stands. */
const INSIDES = /\n\s+at |node_modules|SQLITE|\.ts:\d/;

const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => ({ name: `${resource}.${call}`, resource, row })),
);

type Part = 'body' | 'visitorBody' | 'query' | 'params';

/** The rows that take anything in that part, with its shape. */
function rowsWith(part: Part) {
  return rows.flatMap(({ row, ...rest }) => (row[part] ? [{ ...rest, row, shape: row[part] }] : []));
}

/** All that may be there is there, each list has one thing, and it is always the same. */
const certain = {
  below: (bound: number) => Math.min(1, bound - 1),
  isOneIn: (_count: number) => false,
  pick<Thing>(things: readonly Thing[]): Thing {
    const [picked] = things;
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  },
};

/** The same, but for what may be left out. */
const atLeast = { ...certain, isOneIn: (count: number) => count === 3 };

let made = 0;
let services: TranslationServices;
let site: TestSite;
let names: ReadonlyMap<string, Names>;
/** Of an account with two proofs, which no call takes one from. */
let tokenOfTwo: string;
const failures: string[] = [];
beforeAll(async () => {
  services = await startTranslationServices();
  const onLogLine = (line: string) => line.includes('request failed') && failures.push(line);
  site = await createTestSite({ isDemo: true, offers: ['en'], deeplRoot: services.root, onLogLine });
  const { token, client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await addApp(site, other);
  tokenOfTwo = other.token;
  const { things } = await client.translations.list({ params: { language: 'en' } });
  const day = await departWhereCleaned(client);
  const thing = { kind: things.map(({ kind }) => kind), id: things.map(({ id }) => id) };
  names = new Map([
    ...(await readNames(site, token)),
    ['translations', { language: ['en'], ...thing }],
    ['turnovers', { day: [day] }],
    ['rates', { year: [site.clock.today().slice(0, 4)] }],
  ]);
});
afterAll(async () => {
  await site.close();
  await services.close();
});

/** The day of a departure, after which it is kept whether the house is ready. */
async function departWhereCleaned(client: TestSite['anyone']): Promise<string> {
  await client.turnoverSettings.replace({ body: { isOn: true } });
  const today = site.clock.today();
  const [turnover] = await client.turnovers.list({ query: { from: today, to: addDays(today, 300) } });
  if (!turnover) throw new Error('nobody departs');
  return turnover.day;
}

function namesOf(resource: string): Names {
  return names.get(resource) ?? {};
}

function sample(shape: z.ZodType, resource: string, random = certain): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return sampleValue(schema, '', { random, names: namesOf(resource) });
}

/** What is right for the row, but for what is named. */
async function send(
  { row, resource }: (typeof rows)[number],
  change: { readonly params?: object; readonly query?: object; readonly body?: unknown; readonly isVisitor?: boolean },
): Promise<Answer> {
  const token = row.fresh === 'TWO' ? tokenOfTwo : (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).token;
  const known = Object.entries(namesOf(resource)).map(([name, [first]]) => [name, first]);
  return await sendToRow(site.origin, row, {
    query: {},
    body: row.body && sample(row.body, resource),
    ...change,
    params: { ...Object.fromEntries(known), ...change.params },
    token: change.isVisitor ? '' : token,
  });
}

/** Of nothing that is made here by another text. */
const noName = (text: string) => `nulla-${text}`.slice(0, MOST_IN_ADDRESS);

it.each(rowsWith('params'))('$name knows nothing by a name that is none', async ({ row, ...target }) => {
  for (const parameter of Object.keys(row.params?.shape ?? {})) {
    for (const [what, text] of HOSTILE) {
      const answer = await send({ row, ...target }, { params: { [parameter]: noName(text) } });
      expectWords(answer, `${parameter}: ${what}`);
      expect(answer.status, `${parameter}: ${what}`).toBeGreaterThanOrEqual(400);
    }
  }
});

const bodies = [...rowsWith('body'), ...rowsWith('visitorBody').map((row) => ({ ...row, isVisitor: true }))];

it.each(bodies)('$name refuses in words a text that is none of its own', async ({ shape, ...target }) => {
  const right = sample(shape, target.resource);
  expect(shape.safeParse(right).error, 'all else is right').toBeUndefined();
  for (const path of listTexts(right)) {
    for (const [what, text] of HOSTILE) {
      const body = writeAt(right, path, text);
      const answer = await send(target, { ...target, body });
      expectWords(answer, `${path.join('.')}: ${what}`);
      if (JSON.stringify(body).length > (target.row.bodyLimit ?? DEFAULT_BODY_LIMIT)) expect(answer.status).toBe(413);
      else if (!target.row.upload && isRefused(shape, body)) expectField(answer, path);
    }
  }
});

it.each(rowsWith('query'))('$name refuses in words what cannot be asked for', async ({ shape, ...target }) => {
  const right = Object(sample(shape, target.resource));
  for (const parameter of Object.keys(right)) {
    for (const [what, text] of HOSTILE) {
      const query = { ...right, [parameter]: text.slice(0, MOST_IN_ADDRESS) };
      const answer = await send(target, { query });
      expectWords(answer, `${parameter}: ${what}`);
      if (isRefused(shape, query)) expectField(answer, [parameter]);
    }
  }
});

it('each text that the API takes, as long as it may be, is backed up, verified and restored', async () => {
  const taken = new Set<string>();
  for (const { shape, ...target } of bodies) {
    for (const path of listTexts(sample(shape, target.resource))) {
      const bodyWith = withOneText(target.resource, shape, path);
      const isRight = (text: string) => !isRefused(shape, bodyWith(text));
      const text = longestOf(isRight, target.row.bodyLimit ?? DEFAULT_BODY_LIMIT);
      if (text === undefined) continue;
      const answer = await send(target, { ...target, body: bodyWith(text) });
      expect(answer.status, `${target.name} ${path.join('.')}: ${answer.text}`).toBeLessThan(500);
      if (answer.status < 300) taken.add(target.name);
    }
  }
  expect([...taken]).toEqual(expect.arrayContaining(LONG_WRITERS));
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const params = { id: backup?.id ?? '' };
  await client.backup.verify({ params });
  const archive = await (await client.backup.download({ params })).arrayBuffer();
  const elsewhere = await startDataDirSite();
  try {
    const there = (await elsewhere.signIn()).client.backup;
    const { id } = await there.upload({ file: new Blob([archive]) });
    await there.restore({ params: { id }, body: { password: owner.password } });
  } finally {
    await elsewhere.close();
  }
}, 900_000);

/** What must be there and no more, new each time, with a text of the field that is asked for. */
function withOneText(resource: string, shape: z.ZodType, path: Path): (text: string) => object {
  const [field = ''] = path;
  const all = sample(shape, resource);
  const least = Object(sample(shape, resource, atLeast));
  made += 1;
  const arrival = addDays(site.clock.today(), 10 * made);
  const anew = {
    ...{ slug: `pagina-${made}`, email: `lunga-${made}@example.com`, key: randomUUID() },
    ...{ startDate: arrival, endDate: addDays(arrival, 7), extras: [] },
  };
  const needed = Object.fromEntries(Object.entries(anew).filter(([name]) => name in least));
  return (text) => ({ ...least, ...needed, [field]: Object(writeAt(all, path, text))[field] });
}

/** The longest text of three bytes a letter that fits; undefined where none does, since the field has a form of its own. */
function longestOf(fits: (text: string) => boolean, bodyLimit: number): string | undefined {
  const textOf = (letters: number) => '漢'.repeat(letters);
  const halves = Array.from({ length: 20 }, (_, times) => Math.floor((bodyLimit - BESIDE_TEXT) / 3 / 2 ** times));
  let fitting = halves.find((letters) => letters > 0 && fits(textOf(letters)));
  if (fitting === undefined) return undefined;
  for (let step = fitting; step >= 1; step = Math.floor(step / 2)) {
    if (fitting + step <= (halves[0] ?? 0) && fits(textOf(fitting + step))) fitting += step;
  }
  return textOf(fitting);
}

type Answer = { readonly status: number; readonly text: string; readonly ms: number };

function expectWords({ status, text, ms }: Answer, where: string): void {
  expect(status, `${where}: ${text} ${failures.at(-1) ?? ''}`).toBeLessThan(500);
  expect(ms, where).toBeLessThan(ANSWER_MS);
  if (status < 400) return;
  expect(problem.parse(JSON.parse(text)).error, where).toMatch(/\p{L}{3}/u);
  expect(text, where).not.toMatch(INSIDES);
}

/** By its name, or by that of the list which says what is wrong with its things. */
function expectField({ status, text }: Answer, path: Path): void {
  const named = path.map((_, at) => path.slice(0, at + 1).join('.'));
  expect(status, text).toBe(400);
  const fields = Object.keys(problem.parse(JSON.parse(text)).fields ?? {});
  expect(
    fields.filter((field) => named.includes(field)),
    `${path.join('.')}: ${text}`,
  ).toHaveLength(1);
}

function isRefused(shape: z.ZodType, value: unknown): boolean {
  return !shape.safeParse(value).success;
}
