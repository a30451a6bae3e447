import type { Server } from 'node:http';
import { loadWebBuild, type WebBuild, WebBuildError } from '../adapters/web-build.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { DataDirError } from '../data-dir/data-dir.ts';
import { DatabaseTooNewError } from '../db/schema-version.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { createHttpServer } from '../http/shell/http-server.ts';
import { listen, PortError, tryPort } from '../http/shell/listen.ts';
import { withTenantRegistry } from '../tenants/open-tenant-registry.ts';
import { type Tenant, TenantError } from '../tenants/tenant.ts';
import { type StartOptions, startSite } from './start-site.ts';
import { startTenants } from './start-tenants.ts';

/** Resolves with the address it serves; on SIGTERM or SIGINT it finishes requests in flight and exits with 0. */
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
  const config = readConfig();
  const server = createHttpServer();
  const { address, openPort } = await readyPort(server, config);
  const hasManyTenants = await withTenantRegistry(config, (registry) => registry.keepsMany());
  if (hasManyTenants && config.registerKey)
    throw new ConfigError('REGISTER_KEY: must not be set where there are several houses');
  const start = { config, server, address, openPort, web: await loadWeb() };
  const { stop } = await (hasManyTenants ? serveTenants(start) : serveSite(start));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
  return address;
}

/**
 * A single process opens its port at once: early requests get 503, and a second start fails. One of several opens it
 * with the site: a proxy whose connection is refused sends the request, even a write, to the next process.
 */
async function readyPort(server: Server, config: Config) {
  const { host, port, distributed } = config;
  if (!distributed) return { address: await listen(server, config), openPort: async () => undefined };
  const address = await tryPort({ host, port });
  return { address, openPort: () => listen(server, { host, port: Number(new URL(address).port) }) };
}

type Start = StartOptions & { readonly openPort: () => Promise<unknown> };

async function serveSite({ openPort, ...start }: Start) {
  const site = await startSite(start);
  await openPort();
  print(`Approdo è pronto: ${site.origin}`);
  if (site.firstOwner) print(describeOwner(site.firstOwner, start.config));
  return site;
}

async function serveTenants({ openPort, ...start }: Start) {
  const onOpen = ({ name, url }: Tenant, firstOwner: FirstOwner | undefined) => {
    print(`Casa ${name}: ${url}`);
    if (firstOwner) print(`Casa ${name}: ${describeOwner(firstOwner, { adminPassword: undefined })}`);
  };
  const tenants = await startTenants({ ...start, onOpen });
  await openPort();
  print(`Approdo è pronto: ${start.address}`);
  return tenants;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Describes the first owner's login; a configured password is not printed. */
function describeOwner({ email, password }: FirstOwner, config: Pick<Config, 'adminPassword'>): string {
  if (config.adminPassword) return `Accesso del proprietario: ${email}`;
  return `Accesso del proprietario, mostrato solo questa volta: ${email} · ${password}`;
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirError ||
    error instanceof DatabaseTooNewError ||
    error instanceof TenantError ||
    error instanceof PortError ||
    error instanceof WebBuildError
  );
}
