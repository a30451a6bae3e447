import { setTimeout as after } from 'node:timers/promises';
import { connect } from '../support/api.ts';
import { startGaugedSite } from '../support/gauged-site.ts';
import { type Attack, listTargets } from '../support/hostile/attacks.ts';
import { send, watchHealth } from '../support/hostile/send.ts';
import { byRunLength } from '../support/run-length.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';

/** Limits for a busy machine; a pattern that retries from each character takes far longer. */
const TOLERANCE = { held: 500, answer: 5_000 };

test('whatever is sent is answered, and the site goes on meanwhile', async ({ site }, info) => {
  // Each field of each row gets each shape in a long run, and there are more rows with each feature.
  test.setTimeout(byRunLength({ short: 240_000, long: 600_000 }));
  await site.stop();
  const running = await startGaugedSite(site.dataDir, { TRUST_PROXY: '1' });
  const { token } = await connect(running).auth.login({ body: owner });
  const health = watchHealth(running);

  await sendOrdinary(running, token);
  await running.readDelay();
  const ordinary = await sendOrdinary(running, token);
  const { max: idle } = await running.readDelay();

  const timings: { readonly name: string; readonly ms: number }[] = [];
  let slowest = { name: '', held: 0 };
  for (const target of listTargets()) {
    for (const attack of target.attacks()) {
      const { status, ms } = await send(running, attack, token);
      expect(isPlanned(status), `${attack.name}: ${status}`).toBe(true);
      expect(ms, attack.name).toBeLessThan(TOLERANCE.answer + 50 * ordinary);
      timings.push({ name: attack.name, ms });
    }
    const { max: held } = await running.readDelay();
    expect(held, `${target.name} holds the site`).toBeLessThan(TOLERANCE.held + 10 * idle);
    if (held > slowest.held) slowest = { name: target.name, held };
  }

  const { answered, failed } = await health.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(timings.length / 20);
  const [longest] = timings.toSorted((a, b) => b.ms - a.ms);
  info.annotations.push(
    { type: 'sent', description: `${timings.length} requests, ${answered} answers of /api/health meanwhile` },
    { type: 'longest answer', description: `${longest?.ms.toFixed(0)} ms: ${longest?.name}` },
    { type: 'longest hold', description: `${slowest.held.toFixed(0)} ms: ${slowest.name}; idle ${idle.toFixed(0)} ms` },
  );
  await running.stop();
});

/** Refused, accepted, or postponed as API.md says: never broken. */
function isPlanned(status: number): boolean {
  return status < 500 || status === 503 || status === 507;
}

const ORDINARY: Attack = {
  name: 'an ordinary edit',
  method: 'PUT',
  address: '/api/homepage',
  headers: { 'content-type': 'application/json' },
  body: new Uint8Array(Buffer.from(JSON.stringify({ heroTitle: 'Una casa sul mare' }))),
  isAnonymous: false,
};

/** The longest of some ordinary edits in milliseconds, each of which re-renders the home page. */
async function sendOrdinary(site: RunningSite, token: string): Promise<number> {
  let longest = 0;
  for (let count = 0; count < 20; count += 1) {
    longest = Math.max(longest, (await send(site, ORDINARY, token)).ms);
    await fetch(site.origin).then((response) => response.arrayBuffer());
    await after(10);
  }
  return longest;
}
