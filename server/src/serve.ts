import { type Config, ConfigError, readConfig } from './config.ts';
import { DataDirError } from './data-dir.ts';
import { DatabaseTooNewError } from './db/schema-version.ts';
import type { FirstOwner } from './features/auth/first-owner.ts';
import { createFrontServer } from './http/front-door.ts';
import { listen, PortError } from './http/listen.ts';
import { loadWebBuild, type WebBuild, WebBuildError } from './site/web-build.ts';
import { startSite } from './start-site.ts';

/** Serves at the address that it resolves with until SIGTERM or SIGINT, then answers what is in flight and ends with 0. */
export async function serve(loadWeb: () => Promise<WebBuild> = loadWebBuild): Promise<string> {
  try {
    return await start(loadWeb);
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.stderr.write(`approdo: ${error.message}\n`);
    process.exit(1);
  }
}

async function start(loadWeb: () => Promise<WebBuild>): Promise<string> {
  const config = readConfig(process.env);
  const server = createFrontServer();
  const address = await listen(server, config);
  const site = await startSite({ config, server, address, web: await loadWeb() });
  process.stdout.write(`Approdo è pronto: ${site.origin}\n`);
  if (site.firstOwner) process.stdout.write(`${describeOwner(site.firstOwner, config)}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void site.stop().then(() => process.exit(0));
    });
  }
  return address;
}

/** A password that came from outside is known there and stays out of the log. */
function describeOwner({ email, password }: FirstOwner, config: Config): string {
  if (config.adminPassword) return `Accesso del proprietario: ${email}`;
  return `Accesso del proprietario, mostrato solo questa volta: ${email} · ${password}`;
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirError ||
    error instanceof DatabaseTooNewError ||
    error instanceof PortError ||
    error instanceof WebBuildError
  );
}
