import type { Logger } from 'pino';
import { type Clock, createClock } from './adapters/clock.ts';
import { createLog } from './adapters/log.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import type { PictureMaker } from './adapters/picture-maker.ts';
import { createPictureProcess } from './adapters/picture-process.ts';
import { createFileKeeper } from './adapters/site-files/create-file-keeper.ts';
import type { FileKeeper } from './adapters/site-files/file-keeper.ts';
import type { Watch } from './app/watching.ts';
import type { Config } from './config.ts';
import { createEngine } from './db/create-engine.ts';
import type { Engine } from './db/engine.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import type { WebBuild } from './site/web-build.ts';
import { readVersion } from './version.ts';

/** What a process has once, however many houses it serves. */
export type ProcessParts = {
  readonly engine: Engine;
  readonly keeper: FileKeeper;
  readonly clock: Clock;
  readonly log: Logger;
  readonly hasher: PasswordHasher;
  readonly pictureMaker: PictureMaker;
  readonly web: WebBuild;
  readonly version: string;
  /** Undefined where nobody watches: nothing is then counted. */
  readonly watch: Watch | undefined;
  /** Once every house is closed. */
  readonly close: () => Promise<void>;
};

export type PartsOptions = {
  readonly config: Config;
  readonly web: WebBuild;
  readonly clock?: Clock;
  readonly hasher?: PasswordHasher;
};

export async function openProcessParts({
  config,
  web,
  clock = createClock(),
  hasher = createPasswordHasher(),
}: PartsOptions): Promise<ProcessParts> {
  const version = readVersion();
  const log = await createLog({ level: config.logLevel, isTerminal: process.stdout.isTTY });
  const engine = await createEngine(config.distributed);
  const keeper = await createFileKeeper(config.distributed);
  const pictureMaker = createPictureProcess();
  return {
    engine,
    keeper,
    clock,
    log,
    hasher,
    pictureMaker,
    web,
    version,
    watch: await createWatch(config, version),
    async close() {
      await pictureMaker.close();
      await engine.close();
      keeper.close();
      await hasher.close();
    },
  };
}

async function createWatch({ metricsToken: token }: Config, version: string): Promise<Watch | undefined> {
  return token === undefined ? undefined : { token, metrics: await createMetrics({ version }) };
}
