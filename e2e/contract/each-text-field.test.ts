import { DEFAULT_BODY_LIMIT } from '@approdo/shared/contract/base/endpoint';
import { problem } from '@approdo/shared/contract/base/problem';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { addApp } from '../../server/src/testing/code-app.ts';
import { createTestSite, type TestSite } from '../../server/src/testing/index.ts';
import { startTranslationServices, type TranslationServices } from '../../server/src/testing/translation-services.ts';
import { readNames } from '../support/mutations/read-names.ts';
import type { Names } from '../support/mutations/sample-value.ts';
import { bodies, type ContractRow, fullSample, isRefused, rowsWith } from './contract-rows.ts';
import { sendToRow } from './send-to-row.ts';
import { listTexts, type Path, writeAt } from './text-places.ts';

/** Texts that are no valid day, address or enum value. */
const HOSTILE = Object.entries({
  'a word': 'domani',
  'a day that does not exist': '2027-02-29',
  'a day that no year has': '02-30',
  '24 KB': 'x'.repeat(24 * 1024),
});

/** Node accepts address and headers of 16 KiB together. */
const MAX_IN_ADDRESS = 12_000;

/** On a busy machine. */
const ANSWER_MS = 5000;

/** What no answer may contain: stack traces and implementation details. */
const INSIDES = /\n\s+at |node_modules|SQLITE|\.ts:\d/;

let services: TranslationServices;
let site: TestSite;
let names: ReadonlyMap<string, Names>;
/** The token of an account with two proofs, which no call removes. */
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

/** Finds a departure day, from which on the property's readiness is recorded. */
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

function sample(shape: z.ZodType, resource: string): unknown {
  return fullSample(shape, namesOf(resource));
}

/** Rows with a low hourly limit per account: each of their calls uses a new account. */
const SELDOM = ['profile.update'];

/** The token used for each row. */
const tokens = new Map<string, string>();

async function tokenFor({ name, row }: ContractRow): Promise<string> {
  if (row.fresh === 'TWO') return tokenOfTwo;
  const token = tokens.get(name) ?? (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).token;
  tokens.set(name, token);
  return token;
}

/** A valid request, except for the named part. */
async function send(
  target: ContractRow,
  change: { readonly params?: object; readonly query?: object; readonly body?: unknown; readonly isVisitor?: boolean },
): Promise<Answer> {
  const { name, row, resource } = target;
  const token = change.isVisitor ? '' : await tokenFor(target);
  const known = Object.entries(namesOf(resource)).map(([name, [first]]) => [name, first]);
  const answer = await sendToRow(site.origin, row, {
    query: {},
    ...change,
    body: 'body' in change || !row.body ? change.body : sample(row.body, resource),
    params: { ...Object.fromEntries(known), ...change.params },
    token,
  });
  // The call may have ended the session or the account: the next one uses another.
  if (answer.status < 400 || SELDOM.includes(name)) tokens.delete(name);
  return answer;
}

/** A value that does not occur in other texts here. */
const noName = (text: string) => `nulla-${text}`.slice(0, MAX_IN_ADDRESS);

it.each(rowsWith('params'))('$name knows nothing by a name that is none', async ({ row, ...target }) => {
  for (const parameter of Object.keys(row.params?.shape ?? {})) {
    for (const [what, text] of HOSTILE) {
      const answer = await send({ row, ...target }, { params: { [parameter]: noName(text) } });
      expectWords(answer, `${parameter}: ${what}`);
      expect(answer.status, `${parameter}: ${what}`).toBeGreaterThanOrEqual(400);
    }
  }
});

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
      const query = { ...right, [parameter]: text.slice(0, MAX_IN_ADDRESS) };
      const answer = await send(target, { query });
      expectWords(answer, `${parameter}: ${what}`);
      if (isRefused(shape, query)) expectField(answer, [parameter]);
    }
  }
});

type Answer = { readonly status: number; readonly text: string; readonly ms: number };

function expectWords({ status, text, ms }: Answer, where: string): void {
  expect(status, `${where}: ${text} ${failures.at(-1) ?? ''}`).toBeLessThan(500);
  expect(status, `${where}: no limit comes before the work`).not.toBe(429);
  expect(ms, where).toBeLessThan(ANSWER_MS);
  if (status < 400) return;
  expect(problem.parse(JSON.parse(text)).error, where).toMatch(/\p{L}{3}/u);
  expect(text, where).not.toMatch(INSIDES);
}

/** The field's name, or that of the list that reports its entries' faults. */
function expectField({ status, text }: Answer, path: Path): void {
  const named = path.map((_, at) => path.slice(0, at + 1).join('.'));
  expect(status, text).toBe(400);
  const fields = Object.keys(problem.parse(JSON.parse(text)).fields ?? {});
  expect(
    fields.filter((field) => named.includes(field)),
    `${path.join('.')}: ${text}`,
  ).toHaveLength(1);
}
