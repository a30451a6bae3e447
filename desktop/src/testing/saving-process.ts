import { join } from 'node:path';
import { CALLS } from '../ipc.ts';
import { startStandIn } from './start-stand-in.ts';

/**
 * Main in a separate process that can be killed: it makes backups of a site on this computer until it is; with the task
 * `list`, it verifies each backup there. It prints one line per backup.
 */
const [task, folder = '', address = '', email = '', password = ''] = process.argv.slice(2);

/** A leftover of a process killed a moment ago counts as old. */
const LATER_MS = 3_600_000;
const now = task === 'list' ? () => new Date(Date.now() + LATER_MS) : () => new Date();
const desktop = await startStandIn({ folder, now, chooseFolder: () => join(folder, 'archives') });

async function call(name: string, ...args: unknown[]): Promise<unknown> {
  const outcome = await desktop.call(`approdo:${name}`, args);
  if (Reflect.get(Object(outcome), 'ok') === false) throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function listIds(): Promise<string[]> {
  const { backups } = CALLS.readComputerBackups.result.parse(await call('readComputerBackups'));
  return backups.map(({ id }) => id);
}

await call('addSite', address);
await call('signIn', { email, password });
await call('chooseBackupFolder');

if (task === 'list') {
  for (const id of await listIds()) {
    await call('verifyComputerBackup', id);
    process.stdout.write(`${id}\n`);
  }
  // This one clears what others left.
  await call('createComputerBackup');
  process.exit(0);
}
process.stdout.write('ready\n');
while (true) {
  const before = new Set(await listIds());
  await call('createComputerBackup');
  for (const id of await listIds()) if (!before.has(id)) process.stdout.write(`${id}\n`);
}
