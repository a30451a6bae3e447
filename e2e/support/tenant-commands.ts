import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type RunningSite, startSite } from './start-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Installation = {
  /** A DATA_DIR for each process. */
  readonly dataDirs: readonly [string, ...string[]];
  readonly variables: Readonly<Record<string, string>>;
};

/** The story of `npm run house`: each process serves what the command changed, wherever it was run. */
export async function testTenantCommands({ dataDirs, variables }: Installation): Promise<void> {
  const tenant = (...args: readonly string[]) => runTenant(args, { DATA_DIR: dataDirs[0], ...variables });
  const added = (name: string) => [name, '--url', `http://${name}.example`, '--owner', `${name}@example.com`];

  expect(await tenant()).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run house -- add NOME') });
  expect(await tenant('list')).toEqual({ status: 0, stdout: 'Non c’è nessuna casa aggiunta.\n', stderr: '' });
  expect(await tenant('add', ...added('mare'))).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Casa aggiunta: mare, http:\/\/mare\.example\n/),
    stderr: '',
  });
  for (const [args, answer] of wrongArgs) expect(await tenant(...args)).toEqual(refusal(answer));

  const sites: RunningSite[] = [];
  try {
    for (const dataDir of dataDirs)
      sites.push(await startSite({ dataDir, variables: { STARTER_CONTENT: 'none', ...variables }, isDemo: true }));
    const statusesOf = (host: string) => Promise.all(sites.map((site) => statusOf(site, host)));
    const all = (status: number) => sites.map(() => status);
    expect(await statusesOf('mare.example')).toEqual(all(200));
    expect(await statusesOf('monte.example')).toEqual(all(421));

    expect(await tenant('add', ...added('monte'), '--sender', 'Monte <ciao@monte.example>')).toMatchObject({
      status: 0,
    });
    await expect.poll(() => statusesOf('monte.example'), { timeout: 20_000 }).toEqual(all(200));
    // The process that opens a tenant first prints its owner's credentials once.
    const listed = () =>
      sites.flatMap(({ lines }) => lines.filter((line) => /^Casa monte: Accesso del proprietario/.test(line)));
    await expect.poll(listed).toEqual([expect.stringContaining('monte@example.com · ')]);
    expect((await tenant('list')).stdout.split('\n')).toEqual([
      expect.stringMatching(/^mare +http:\/\/mare\.example {2}mare@example\.com$/),
      expect.stringMatching(/^monte +http:\/\/monte\.example {2}monte@example\.com$/),
      '',
    ]);

    expect(await tenant('remove', 'mare')).toEqual(refusal('serve una conferma: aggiungi --yes'));
    expect(await tenant('remove', 'lago', '--yes')).toEqual(refusal('non c’è nessuna casa di nome lago'));
    expect(await tenant('remove', 'mare', '--yes')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^La casa mare non è più servita\. I suoi dati sono rimasti: .*mare/),
      stderr: '',
    });
    await expect.poll(() => statusesOf('mare.example'), { timeout: 20_000 }).toEqual(all(421));
    expect(await statusesOf('monte.example')).toEqual(all(200));
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** With `mare` already created. */
const wrongArgs: readonly (readonly [words: readonly string[], answer: string])[] = [
  [['add'], 'manca NOME: npm run house lo spiega'],
  [['add', 'monte', '--owner', 'a@example.com'], 'manca --url: npm run house lo spiega'],
  [['add', 'monte', '--url', 'https://monte.example'], 'manca --owner: npm run house lo spiega'],
  [
    ['add', 'La Casa', '--url', 'https://monte.example', '--owner', 'a@example.com'],
    'il nome di una casa ha da 1 a 40 lettere minuscole senza accenti, cifre e trattini',
  ],
  [
    ['add', 'monte', '--url', 'monte.example/casa', '--owner', 'a@example.com'],
    'l’indirizzo di una casa è come https://casa.example, senza altro dietro il nome',
  ],
  [['add', 'monte', '--url', 'https://monte.example', '--owner', 'anna'], 'il proprietario è un indirizzo e-mail'],
  [['add', 'mare', '--url', 'https://monte.example', '--owner', 'a@example.com'], 'c’è già una casa di nome mare'],
  [
    ['add', 'monte', '--url', 'https://mare.example', '--owner', 'a@example.com'],
    'mare.example è già l’indirizzo della casa mare',
  ],
  [['list', '--url'], 'a un’opzione manca il suo valore'],
  [['list', '--all'], 'non si capisce --all'],
  [['list', 'tutte'], 'non si capisce «list»: npm run house lo spiega'],
  [['drop', 'mare'], 'non si capisce «drop»: npm run house lo spiega'],
  [['remove', 'mare', 'monte'], 'non si capisce «monte»: npm run house lo spiega'],
];

function refusal(answer: string) {
  return { status: 1, stdout: '', stderr: `Non è riuscito: ${answer}\n` };
}

/** Runs the command as an operator types it. */
export async function runTenant(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['run', '--silent', 'house', '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
  });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}

function statusOf({ origin }: RunningSite, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${origin}/`, { headers: { host }, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}
