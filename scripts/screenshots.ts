import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run screenshots`: makes the pictures in docs/, all or those named. */
const SCRIPTS: Readonly<Record<string, string>> = {
  site: 'e2e/screenshots.ts',
  desktop: 'e2e/desktop-screenshots.ts',
  handbook: 'e2e/handbook-pictures.ts',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(SCRIPTS, name));
if (unknown.length > 0) {
  process.stderr.write(`No pictures are called ${unknown.join(', ')}: there are ${Object.keys(SCRIPTS).join(', ')}.\n`);
  process.exit(1);
}

run(['scripts/build.ts', '--stale']);
for (const [name, script] of Object.entries(SCRIPTS)) {
  if (requested.length === 0 || requested.includes(name)) run([script]);
}

function run(script: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [...script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
