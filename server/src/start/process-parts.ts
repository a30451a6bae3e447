import { createQueue, type Sequentially } from '@approdo/shared/node/queue';
import type { Logger } from 'pino';
import { type Clock, createClock } from '../adapters/clock.ts';
import { createLog } from '../adapters/log.ts';
import { createMovingReader, type MovingReader } from '../adapters/moving/reading-process.ts';
import { createPasswordHasher, type PasswordHasher } from '../adapters/password-hasher.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import { createPictureProcess } from '../adapters/picture-process.ts';
import { createSiteFilesProvider } from '../adapters/site-files/create-site-files-provider.ts';
import type { SiteFilesProvider } from '../adapters/site-files/site-files-provider.ts';
import type { WebBuild } from '../adapters/web-build.ts';
import type { Watch } from '../app/watching.ts';
import type { Config } from '../config/config.ts';
import { createEngine } from '../db/create-engine.ts';
import type { Engine } from '../db/engine.ts';
import { type BodyBudget, createBodyBudget } from '../http/bodies/body-budget.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { MAX_CACHE_BYTES } from '../http/responses/response-cache.ts';
import { readVersion } from '../version.ts';

/** The parts that a process has once, however many tenants it serves. */
export type ProcessParts = {
  readonly engine: Engine;
  readonly siteFilesProvider: SiteFilesProvider;
  readonly clock: Clock;
  readonly log: Logger;
  readonly hasher: PasswordHasher;
  readonly pictureMaker: PictureMaker;
  readonly movingReader: MovingReader;
  readonly web: WebBuild;
  readonly version: string;
  /** Shared by all bodies held in memory. */
  readonly bodyBudget: BodyBudget;
  /** Maximum size of each tenant's response cache, in bytes. */
  readonly maxCacheBytes: number;
  /** Queue of the nightly work of all tenants: one runs at a time. */
  readonly nightQueue: Sequentially;
  /** Undefined without monitoring: nothing is then counted. */
  readonly watch: Watch | undefined;
  /** To be called once every tenant is closed. */
  readonly close: () => Promise<void>;
};

export type PartsOptions = {
  readonly config: Config;
  readonly web: WebBuild;
  readonly clock?: Clock;
  readonly hasher?: PasswordHasher;
  readonly maxCacheBytes?: number;
  /** On standard output where left out. */
  readonly log?: Logger;
};

export async function openProcessParts({
  config,
  web,
  clock = createClock(),
  hasher = createPasswordHasher(),
  maxCacheBytes = MAX_CACHE_BYTES,
  ...options
}: PartsOptions): Promise<ProcessParts> {
  const version = readVersion();
  const log = options.log ?? (await createLog({ level: config.logLevel, isTerminal: process.stdout.isTTY }));
  const engine = await createEngine(config.distributed);
  const siteFilesProvider = await createSiteFilesProvider(config.distributed);
  const pictureMaker = createPictureProcess(config.systemPlaces);
  return {
    engine,
    siteFilesProvider,
    clock,
    log,
    hasher,
    pictureMaker,
    movingReader: createMovingReader(config.systemPlaces),
    web,
    version,
    bodyBudget: createBodyBudget(),
    maxCacheBytes,
    nightQueue: createQueue(),
    watch: await createWatch(config, version),
    async close() {
      await pictureMaker.close();
      await engine.close();
      siteFilesProvider.close();
      await hasher.close();
    },
  };
}

async function createWatch({ metricsToken: token }: Config, version: string): Promise<Watch | undefined> {
  return token === undefined ? undefined : { token, metrics: await createMetrics({ version }) };
}
