import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { installFromDebian } from '../support/install-from-debian.ts';

const deploy = fileURLToPath(new URL('../../docs/guides/deploy', import.meta.url));

/** systemd-analyze's exposure times ten: 0 is none at all. */
const MAX_EXPOSURE = 20;

beforeAll(() => {
  if (!existsSync('/usr/bin/systemd-analyze')) installFromDebian('systemd');
}, 300_000);

/** systemd's report on a unit shipped with the guides, under its installed name. */
function analyze({ shipped, name }: { readonly shipped: string; readonly name: string }, ...words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  // Verification requires the program itself to exist.
  writeFileSync(file, readFileSync(join(deploy, shipped), 'utf8').replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, file], { encoding: 'utf8' });
  return { status, words: `${stdout}${stderr}` };
}

const alone = { shipped: 'approdo.service', name: 'approdo.service' };
const ofMany = { shipped: 'many/approdo@.service', name: 'approdo@3001.service' };

test.each([alone, ofMany])('$shipped is a unit that systemd understands', (unit) => {
  expect(analyze(unit, 'verify')).toEqual({ status: 0, words: '' });
});

test('the service has next to no exposure, by systemd’s own rating', () => {
  const { status, words } = analyze(alone, 'security', '--offline=true', `--threshold=${MAX_EXPOSURE}`);
  expect(words).toMatch(/Overall exposure level for approdo\.service: \d/);
  expect(status).toBe(0);
});
