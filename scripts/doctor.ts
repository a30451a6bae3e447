import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Finding } from './doctor/finding.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const SIGNS = { ok: '✓', unknown: '?', warning: '!', fault: '✗' } as const;

/**
 * `npm run doctor`: reports what is wrong with this installation and how to fix it; exits with 1 if there is a fault.
 * `--env FILE` reads a service's variables, `--json` is for programs, `--time-server HOST` uses another time server.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    env: { type: 'string' },
    'time-server': { type: 'string', default: 'pool.ntp.org' },
  },
});

const findings = await runChecks().catch(describeBroken);
const faults = findings.filter(({ state }) => state === 'fault').length;
process.stdout.write(
  values.json ? `${JSON.stringify({ isWell: faults === 0, findings }, null, 2)}\n` : write(findings),
);
process.exitCode = faults === 0 ? 0 : 1;

/** Loads the checks dynamically, so that missing packages can still be reported. */
async function runChecks(): Promise<Finding[]> {
  if (values.env !== undefined) loadEnvFile(values.env);
  const { examine } = await import('./doctor/examine.ts');
  const { readVersion } = await import('../server/src/version.ts');
  const [, host = '', port = '123'] = /^(.*?)(?::(\d+))?$/.exec(values['time-server']) ?? [];
  return await examine({
    variables: process.env,
    nodeVersion: process.versions.node,
    root,
    version: readVersion(),
    now: new Date(),
    timeServer: { host, port: Number(port) },
  });
}

function describeBroken(error: unknown): Finding[] {
  const words = error instanceof Error ? error.message : String(error);
  if (values.env !== undefined && /^(ENOENT|EACCES|EISDIR)\b/.test(words)) {
    const advice = 'Controlla il nome, e che l’account del sito possa leggerlo.';
    return [{ check: 'configuration', state: 'fault', text: `${values.env} non si legge (${words})`, advice }];
  }
  const isPackage = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (!isPackage) throw error;
  return [
    {
      check: 'versions',
      state: 'fault',
      text: `al programma mancano dei pacchetti (${words.split('\n')[0]})`,
      advice: 'Lancia npm install nella cartella del programma.',
    },
  ];
}

function write(found: readonly Finding[]): string {
  const lines = found.map(({ check, state, text, advice }) => {
    const line = `${SIGNS[state]} ${check.padEnd(13)} ${text}`;
    return advice === undefined ? line : `${line}\n  ${' '.repeat(14)}→ ${advice}`;
  });
  const end = faults === 0 ? 'Tutto ciò che serve c’è.' : `Da sistemare: ${faults}.`;
  return `${lines.join('\n')}\n\n${end}\n`;
}
