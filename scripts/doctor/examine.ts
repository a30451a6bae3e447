import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../../server/src/config/config.ts';
import type { TimeServer } from './ask-time.ts';
import { checkBackups } from './check-backups.ts';
import { checkCards } from './check-cards.ts';
import { checkClock } from './check-clock.ts';
import { checkDataDir } from './check-data-dir.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkNode } from './check-node.ts';
import { checkPort } from './check-port.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { checkTenants } from './check-tenants.ts';
import { checkVersions } from './check-versions.ts';
import { type Finding, findingsOf } from './finding.ts';

type Installation = {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly nodeVersion: string;
  /** The program's folder. */
  readonly root: string;
  readonly version: string;
  readonly now: Date;
  readonly timeServer: TimeServer;
};

/** Runs all checks, ordered so that a fault explains later ones. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const node = checkNode(installation.nodeVersion);
  try {
    return [node, ...(await examineConfigured(installation, readConfig(installation.variables)))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { fault } = findingsOf('configuration');
    return [node, fault(error.message, 'Correggi queste variabili: finché sono sbagliate il sito non parte.')];
  }
}

async function examineConfigured({ root, version, now, timeServer }: Installation, config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const { ok } = findingsOf('configuration');
  const hasManyTenants = existsSync(join(dataDir, 'houses'));
  const found = await Promise.all([
    ok(
      config.distributed
        ? 'la configurazione si legge: dati in DATABASE_URL, file in MEDIA_URL'
        : 'la configurazione si legge',
    ),
    checkVersions({ root, dataDir, version }),
    checkPort(config, version),
    checkDataDir(dataDir),
    checkDisk(dataDir),
    checkClock({ now, dataDir, timeServer }),
    hasManyTenants ? checkTenants(dataDir, now) : checkBackups(dataDir, now),
    checkMail(config),
    checkCards(config, hasManyTenants),
    checkPublicUrl({ ...config, version, now }),
    checkProxy(config),
  ]);
  return found.flat();
}
