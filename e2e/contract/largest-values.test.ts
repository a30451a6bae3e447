import { DEFAULT_BODY_LIMIT } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { owner, startDataDirSite } from '../../server/src/testing/data-dir-site.ts';
import { createRegisterSite, type RegisterSite } from '../../server/src/testing/register-site.ts';
import { readNames } from '../support/mutations/read-names.ts';
import type { Names } from '../support/mutations/sample-value.ts';
import { bodies, type ContractRow, fullSample, rows } from './contract-rows.ts';
import { fillTexts } from './fill-texts.ts';
import { largestFiles } from './largest-files.ts';
import { type PreparedCall, prepareCalls } from './prepare-calls.ts';
import { sendToRow } from './send-to-row.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const COMPARED = 'takes what was handed out before, and compares it';
const SIGNED = 'takes what an authenticator signs; what a passkey is called is written by keys.renamePasskey too';
const HASHED = 'takes the address of somebody who is there, of which a hash is kept';

/** Rows that store none of their texts, and why: all others store theirs at full length. */
const STORES_NO_TEXT: Readonly<Record<string, string>> = {
  'bank.read': COMPARED,
  'auth.loginSecond': COMPARED,
  'auth.confirmEmail': COMPARED,
  'auth.disown': COMPARED,
  'auth.resetPassword': COMPARED,
  'handover.make': SIGNED,
  'handover.redeem': COMPARED,
  'keys.addPasskey': SIGNED,
  'keys.confirmApp': COMPARED,
  'passkeySignIn.enter': SIGNED,
  'personalData.erase': HASHED,
  'personalData.eraseMine': HASHED,
};

const NOT_BACKED_UP = 'takes a file from elsewhere, which is in no backup';

/** Uploads that store no file of their own, and why: all others store theirs at full size. */
const STORES_NO_FILE: Readonly<Record<string, string>> = {
  'backup.upload': 'takes an archive, which is what is made here',
  'backup.uploadProtected': 'takes an archive, which is what is made here',
  'bank.read': NOT_BACKED_UP,
  'payouts.read': NOT_BACKED_UP,
  'moves.begin': NOT_BACKED_UP,
  'moves.addFile': NOT_BACKED_UP,
};

const WEBHOOKS = '127.0.0.1:9';
const PUSH = '127.0.0.1:9';

let site: RegisterSite;
let names: ReadonlyMap<string, Names>;
let ready: ReturnType<typeof prepareCalls>;
beforeAll(async () => {
  site = await createRegisterSite({ isDemo: true, offers: ['en'], webhookHosts: [WEBHOOKS], pushHosts: [PUSH] });
  names = await readNames(site, site.owner.token);
  ready = prepareCalls(site, { webhookHost: WEBHOOKS, pushHost: PUSH });
});
afterAll(() => site.close());

it('each row that keeps no text, and each that has to be made ready, is a row of the contract', () => {
  const known = rows.map(({ name }) => name);
  const named = [...Object.keys(STORES_NO_TEXT), ...Object.keys(STORES_NO_FILE), ...Object.keys(ready)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('each text that the API takes, as long as it may be, is backed up, verified and restored', async () => {
  const refused: string[] = [];
  for (const target of bodies.filter(({ name }) => !(name in STORES_NO_TEXT))) {
    const call = (await ready[target.name]?.()) ?? {};
    const { body, isLonger } = fill(target, call);
    if (!isLonger) continue;
    const { status, text } = await send(target, { ...call, body });
    if (status >= 300) refused.push(`${target.name}: ${status} ${text}`);
  }
  expect(refused).toEqual([]);
  await expectRestored();
});

it('each file that the API takes, as large as it may be, is backed up, verified and restored', async () => {
  const made = await largestFiles(site);
  const uploads = rows.filter(({ name, row }) => row.upload && !(name in STORES_NO_FILE));
  expect(uploads.map(({ name }) => name).toSorted()).toEqual(Object.keys(made).toSorted());
  for (const target of uploads) {
    for (const call of made[target.name] ?? []) {
      const { status, text } = await send(target, call);
      expect(status, `${target.name} ${call.file?.name}: ${text}`).toBeLessThan(300);
    }
  }
  await expectRestored();
});

type Target = (typeof bodies)[number];

/** A valid input of the row, with all optional fields. */
function fill({ name, resource, row, shape }: Target, { body: known, isFull }: PreparedCall) {
  const body = { ...Object(fullSample(shape, names.get(resource) ?? {})), ...known };
  expect(shape.safeParse(body).error, `${name}: ${JSON.stringify(body)}`).toBeUndefined();
  if (isFull) return { body, isLonger: true };
  return fillTexts(body, { shape, bodyLimit: row.bodyLimit ?? DEFAULT_BODY_LIMIT });
}

type Sent = Omit<PreparedCall, 'body'> & { readonly body?: unknown };

async function send(
  { resource, row, isVisitor }: ContractRow & { readonly isVisitor?: boolean },
  { params, body, file, token = isVisitor ? '' : site.owner.token }: Sent,
) {
  const known = Object.entries(names.get(resource) ?? {}).map(([name, [first]]) => [name, first]);
  const all = { ...Object.fromEntries(known), ...params };
  return await sendToRow(site.origin, row, { query: {}, params: all, body, token, file });
}

async function expectRestored(): Promise<void> {
  const { client } = site.owner;
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
}
