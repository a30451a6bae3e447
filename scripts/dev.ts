import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createReloadingProxy } from './dev/reloading-proxy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT || 3000);

/** What a change of each folder asks for: the web room is built anew, the server only started anew. */
const watched = [
  { folder: 'shared/src', needsBuild: true },
  { folder: 'web/src', needsBuild: true },
  { folder: 'server/src', needsBuild: false },
] as const;

let site: ChildProcess | undefined;
const sitePort = port + 1;
let isWorking = false;
let wanted: { needsBuild: boolean } | undefined = { needsBuild: true };

const proxy = createReloadingProxy(`http://127.0.0.1:${sitePort}`);
createServer(proxy.listener).listen(port, '127.0.0.1');
for (const { folder, needsBuild } of watched) {
  watch(`${root}/${folder}`, { recursive: true }, () => {
    wanted = { needsBuild: needsBuild || wanted?.needsBuild === true };
    setTimeout(work, 150);
  });
}
await work();
process.stdout.write(`Approdo, riavviato a ogni modifica: http://127.0.0.1:${port}\n`);

/** Builds and restarts until nothing has changed meanwhile; a build that fails leaves the former one running. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  while (wanted) {
    const { needsBuild } = wanted;
    wanted = undefined;
    if (!needsBuild || build()) await restart();
  }
  isWorking = false;
}

function build(): boolean {
  return spawnSync(process.execPath, ['scripts/build.ts', 'web'], { cwd: root, stdio: 'inherit' }).status === 0;
}

async function restart(): Promise<void> {
  if (site && site.exitCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  site = spawn(process.execPath, ['server/serve.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(sitePort), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}` },
  });
  if (!site.stdout) return;
  const lines = createInterface({ input: site.stdout });
  await new Promise<void>((resolve) => {
    site?.once('exit', () => resolve());
    lines.on('line', (line) => {
      process.stdout.write(`${line}\n`);
      if (line.startsWith('Approdo è pronto')) resolve();
    });
  });
  proxy.reload();
}
