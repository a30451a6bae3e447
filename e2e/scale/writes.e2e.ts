import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { connectOwner } from '../support/api.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { startShared } from './cluster/start-shared.ts';
import { writeAlternately } from './cluster/write-alternately.ts';

const ROUNDS = 3;
const SECONDS = 5;
const VISITORS = 2;

/** CPU seconds of the process: the kernel counts hundredths (proc(5)). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

async function measure(site: RunningSite, { redrawn }: { readonly redrawn: boolean }) {
  const owner = await connectOwner(site);
  const [since, spent] = [performance.now(), processorTime(site.pid)];
  const writing = writeAlternately(owner);
  let isOver = false;
  const visiting = Array.from({ length: redrawn ? VISITORS : 0 }, async () => {
    while (!isOver) await (await fetch(`${site.origin}/`)).text();
  });
  await after(SECONDS * 1000);
  const writes = await writing.stop();
  isOver = true;
  await Promise.all(visiting);
  const seconds = (performance.now() - since) / 1000;
  return { rate: writes / seconds, busy: (processorTime(site.pid) - spent) / seconds };
}

for (const [goal, redrawn] of [
  [0.3, false],
  [0.2, true],
] as const) {
  const when = redrawn ? ', while pages are redrawn' : '';
  test(`of what is written a second to a file, at least ${goal} is written to PostgreSQL and its standby${when}`, async () => {
    const shared = await startShared();
    const dataDir = makeDataDir('writes');
    const file = await startSite({ dataDir, isDemo: true });
    const postgres = await startSite({ dataDir: shared.scratch, variables: shared.variables, isDemo: true });
    const rounds: { readonly file: Rate; readonly postgres: Rate }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ file: await measure(file, { redrawn }), postgres: await measure(postgres, { redrawn }) });
    await file.stop();
    await postgres.stop();
    await shared.close();
    removeDataDir(dataDir);

    const shares = rounds.map((round) => round.postgres.rate / round.file.rate).toSorted((a, b) => a - b);
    const words = rounds.map((round) => `${written(round.file)} | ${written(round.postgres)}`);
    test
      .info()
      .annotations.push({ type: 'seen', description: `${shares.map((one) => one.toFixed(2))}: ${words.join('; ')}` });
    expect(shares[Math.floor(ROUNDS / 2)]).toBeGreaterThan(goal);
  });
}

type Rate = { readonly rate: number; readonly busy: number };

function written({ rate, busy }: Rate): string {
  return `${Math.round(rate)}/s at ${Math.round(busy * 100)} %`;
}
