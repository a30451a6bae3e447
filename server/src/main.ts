import { createServer } from 'node:http';
import { ConfigError, readConfig } from './config.ts';
import { DataDirError } from './data-dir.ts';
import { DatabaseTooNewError } from './db/migrate.ts';
import { listen, PortError } from './http/listen.ts';
import { startSite } from './start-site.ts';

try {
  await main();
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`approdo: ${error.message}\n`);
  process.exit(1);
}

/** Serves until SIGTERM or SIGINT, then answers what is in flight and ends with 0. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = createServer();
  const address = await listen(server, config);
  const site = await startSite({ config, server, address });
  process.stdout.write(`Approdo è pronto: ${site.origin}\n`);
  if (site.firstOwner) {
    const { email, password } = site.firstOwner;
    process.stdout.write(`Accesso del proprietario, mostrato solo questa volta: ${email} · ${password}\n`);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void site.stop().then(() => process.exit(0));
    });
  }
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirError ||
    error instanceof DatabaseTooNewError ||
    error instanceof PortError
  );
}
