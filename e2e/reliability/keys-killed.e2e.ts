import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import SqliteDatabase from 'better-sqlite3';
import { type Authenticator, createAuthenticator } from '../../server/src/testing/authenticator.ts';
import { connect } from '../support/api.ts';
import { currentGeneration, faultsOf, generationsIn, leftoversIn } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';

/** An account may add twenty proofs a day, and fail twenty passkeys in a quarter of an hour. */
const KILLS = byRunLength({ short: 5, long: 16 });

/** Passkeys are not offered at an IP address. */
const HOST = { HOST: 'localhost' };

/** Most synced authenticators have no use counter. */
const NO_USES = { counter: 0 };

const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };

test.use({ siteVariables: HOST });

const startAgain = (site: RunningSite) => startSite({ dataDir: site.dataDir, variables: HOST });

/** A restarted site has another address, which its browser then uses, too. */
async function answer(site: RunningSite, key: Authenticator) {
  const { options, origin } = await connect(site).passkeySignIn.options();
  return key.answer(options, { ...NO_USES, origin });
}

async function enter(site: RunningSite, key: Authenticator) {
  const { token } = await connect(site).passkeySignIn.enter({ body: { response: await answer(site, key) } });
  return connect(site, token);
}

/** Adds a passkey for the signed-in user; returns its id and the recovery codes issued with it. */
async function add(site: RunningSite, client: ReturnType<typeof connect>) {
  const key = createAuthenticator(site.origin);
  const response = key.make((await client.keys.beginPasskey()).options, { ...NO_USES, origin: site.origin });
  const { passkey, recoveryCodes = [] } = await client.keys.addPasskey({ body: { response } });
  return { key, id: passkey.id, recoveryCodes };
}

async function signInByPassword(site: RunningSite) {
  const { token } = await connect(site).auth.login({ body: owner });
  return connect(site, token);
}

/** The first column of a query on the site's current database. */
function read(dataDir: string, statement: string, ...values: readonly string[]): unknown[] {
  const connection = new SqliteDatabase(currentGeneration(dataDir).database, { readonly: true });
  try {
    return connection.prepare(statement).pluck().all(values);
  } finally {
    connection.close();
  }
}

const endedIn = (dataDir: string) => read(dataDir, 'select id from ended_proofs');

test(`a site that is killed between proofs and their sessions, ${KILLS} times, has both or neither`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 600_000 }));
  const { key, recoveryCodes } = await add(site, await signInByPassword(site));
  const count = () => {
    const [used, begun] = [
      read(site.dataDir, 'select count(*) from used_challenges'),
      read(site.dataDir, "select count(*) from sessions where began_by = 'PASSKEY'"),
    ];
    return { used: Number(used[0]), begun: Number(begun[0]) };
  };
  const spent = () => [
    read(site.dataDir, 'select count(*) from recovery_codes where used_at is not null')[0],
    read(site.dataDir, "select count(*) from sessions where began_by = 'RECOVERY'")[0],
  ];
  const found = { answered: 0, stored: 0 };
  let running = site;
  for (let round = 0; round < KILLS; round += 1) {
    const before = count();
    const [usedBefore, begunBefore] = spent();
    const code = round < recoveryCodes.length ? recoveryCodes[round] : undefined;
    const ticket = code === undefined ? undefined : await fetchTicket(running);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(running, key)));
    const calls = connect(running);
    const sent = answers.map((response) =>
      calls.passkeySignIn.enter({ body: { response } }).then(
        ({ token }) => ({ response, token }),
        () => undefined,
      ),
    );
    const byCode =
      ticket && code ? calls.auth.loginSecond({ body: { ticket, code } }).catch(() => undefined) : undefined;
    await after(momentWithin(120));
    await running.kill();
    const letIn = (await Promise.all(sent)).filter((each) => each !== undefined);
    const enteredByCode = await byCode;

    const now = count();
    expect(now.used - before.used).toBe(now.begun - before.begun);
    expect(now.begun - before.begun).toBeGreaterThanOrEqual(letIn.length);
    const [usedNow, begunNow] = spent();
    expect(Number(usedNow) - Number(usedBefore)).toBe(Number(begunNow) - Number(begunBefore));
    if (enteredByCode) expect(Number(usedNow) - Number(usedBefore)).toBe(1);
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
    found.answered += letIn.length;
    found.stored += now.begun - before.begun;

    running = await startAgain(site);
    for (const { token } of letIn) await expect(connect(running, token).auth.me()).resolves.toBeDefined();
    if (enteredByCode) await expect(connect(running, enteredByCode.token).auth.me()).resolves.toBeDefined();
    const [one] = letIn;
    const again = one && connect(running).passkeySignIn.enter({ body: { response: one.response } });
    if (again) await expect(again).rejects.toMatchObject(REFUSED);
  }
  await running.stop();
  info.annotations.push({
    type: 'sign-ins',
    description: `${found.answered} answered before a kill, ${found.stored} kept`,
  });
});

/** The ticket for the second step, after a right password. */
async function fetchTicket(site: RunningSite): Promise<string> {
  const refusal: unknown = await connect(site)
    .auth.login({ body: owner })
    .catch((cause: unknown) => cause);
  return secondProofPrompt.parse(refusal instanceof ApiError ? refusal.body : undefined).ticket;
}

test(`a site that is killed while a passkey is removed, ${KILLS} times, knows it or has it ended`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 600_000 }));
  const { key: own } = await add(site, await signInByPassword(site));
  const found = { removed: 0, left: 0 };
  let running = site;
  for (let round = 0; round < KILLS; round += 1) {
    const client = await enter(running, own);
    const lost = await add(running, client);
    const removal = client.keys.removePasskey({ params: { id: lost.id } }).then(
      () => true,
      () => false,
    );
    await after(momentWithin(40));
    await running.kill();
    const isAnswered = await removal;

    const isListed = read(site.dataDir, 'select id from passkeys where id = ?', lost.id).length === 1;
    expect(endedIn(site.dataDir).includes(lost.id)).toBe(!isListed);
    if (isAnswered) expect(isListed).toBe(false);
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
    found[isListed ? 'left' : 'removed'] += 1;

    running = await startAgain(site);
    const entering = enter(running, lost.key);
    if (isListed) await expect(entering).resolves.toBeDefined();
    else {
      await expect(entering).rejects.toMatchObject(REFUSED);
      expect(readFileSync(join(site.dataDir, 'ended-proofs.json'), 'utf8')).toContain(lost.id);
    }
    const again = await enter(running, own);
    if (isListed) await again.keys.removePasskey({ params: { id: lost.id } });
  }
  await running.stop();
  info.annotations.push({ type: 'removals', description: `${found.removed} were on disk, ${found.left} were not` });
});

test(`a site that is killed while an older backup is restored, ${KILLS} times, lets no removed key in again`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 240_000, long: 900_000 }));
  const first = await signInByPassword(site);
  const { key: own, id: ownId } = await add(site, first);
  const lost = await add(site, first);
  await first.property.update({ body: { name: 'Prima' } });
  const made = await first.backup.create({ body: { location: 'local' } });
  const backupId = Array.isArray(made) ? (made[0]?.id ?? '') : '';
  await first.keys.removePasskey({ params: { id: lost.id } });
  await first.accessSettings.update({ body: { staffTwoProofs: true } });

  const found = { old: 0, restored: 0 };
  let running = site;
  let millisecondsItTakes = 0;
  for (let round = 0; round <= KILLS; round += 1) {
    const client = await enter(running, own);
    await client.property.update({ body: { name: 'Dopo' } });
    const began = performance.now();
    const outcome = client.backup.restore({ params: { id: backupId }, body: {} }).then(
      () => true,
      () => false,
    );
    // The first runs to its end, to measure how long it takes.
    if (round === 0) {
      expect(await outcome).toBe(true);
      millisecondsItTakes = performance.now() - began;
    } else await after(momentWithin(millisecondsItTakes * 1.2));
    await running.kill();
    const isAnswered = await outcome;

    running = await startAgain(site);
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
    expect(read(site.dataDir, 'select id from passkeys')).toEqual([ownId]);
    expect(endedIn(site.dataDir)).toContain(lost.id);
    if (round % 3 === 0) await expect(enter(running, lost.key)).rejects.toMatchObject(REFUSED);
    const again = await enter(running, own);
    const { name } = await again.property.get();
    expect(['Prima', 'Dopo']).toContain(name);
    if (isAnswered) expect(name).toBe('Prima');
    expect(await again.accessSettings.get()).toMatchObject({ staffTwoProofs: true });
    expect(generationsIn(site.dataDir)).toHaveLength(1);
    await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);
    found[name === 'Prima' ? 'restored' : 'old'] += 1;
  }
  await running.stop();
  info.annotations.push({ type: 'restores', description: `${found.restored} restored, ${found.old} as before` });
});
