import { createTurns } from '@approdo/shared/node/in-turn';
import { workFor } from '../adapters/shared-thread/whose-work.ts';
import type { Config } from '../config/config.ts';
import type { FirstOwner } from '../features/auth/first-owner.ts';
import { type House, hostOf } from '../houses/house.ts';
import { configFor } from '../houses/house-config.ts';
import type { HouseRegistry } from '../houses/house-registry.ts';
import type { HouseRouter } from '../houses/house-router.ts';
import { roomOfHouse } from '../http/bodies/body-room.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { createSiteGate, LONGEST_DRAWING_MS, type SiteGate } from '../http/shell/site-gate.ts';
import type { StartedHouse } from './house-start.ts';
import type { ProcessParts } from './process-parts.ts';
import { startHouse } from './start-house.ts';

type KeeperNeeds = {
  readonly registry: HouseRegistry;
  readonly router: HouseRouter;
  readonly parts: ProcessParts;
  readonly config: Config;
  /** The DATA_DIR of a house. */
  readonly folderOf: (name: string) => string;
  /** Told of each house that begins to be served. */
  readonly onOpen: (house: House, firstOwner: FirstOwner | undefined) => void;
};

type Kept = {
  readonly house: House;
  readonly gate: SiteGate;
  /** Undefined where it could not be started. */
  readonly started: StartedHouse | undefined;
  readonly triedAt: number;
};

/** One that could not be started is tried again so often: its disk may have room, its data be mended. */
const RETRY_MS = 30_000;

/** How long the answers of a house that goes are waited for. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Serves the houses that are registered: what is new is opened, what is gone or another is closed. */
export function createHouseKeeper({ registry, router, parts, config, folderOf, onOpen }: KeeperNeeds) {
  const inTurn = createTurns();
  const kept = new Map<string, Kept>();
  const told = new Set<string>();
  let isStopped = false;

  async function open(house: House): Promise<void> {
    const headers = createHeaderSets({ overTls: house.url.startsWith('https:') });
    const gate = createSiteGate(headers, config.distributed && { longestDrawingMs: LONGEST_DRAWING_MS });
    const log = parts.log.child({ house: house.name });
    router.open(hostOf(house), gate.listener);
    const triedAt = performance.now();
    try {
      const own = { ...parts, log, room: roomOfHouse(parts.room, house.name) };
      const start = { parts: own, name: house.name, config: configFor(house, config, folderOf(house.name)), gate };
      const started = await workFor(hostOf(house), () => startHouse({ ...start, origin: house.url }));
      kept.set(house.name, { house, gate, started, triedAt });
      onOpen(house, started.firstOwner);
    } catch (error) {
      kept.set(house.name, { house, gate, started: undefined, triedAt });
      log.error({ err: error }, 'the house could not be opened');
    }
  }

  async function close({ house, gate, started }: Kept): Promise<void> {
    router.close(hostOf(house));
    kept.delete(house.name);
    await gate.refuseAll(DRAIN_TIMEOUT_MS);
    await started?.stop();
  }

  function isToBeOpened({ name }: House): boolean {
    const known = kept.get(name);
    return !known || (!known.started && performance.now() - known.triedAt > RETRY_MS);
  }

  function tellOnce(faults: readonly string[]): void {
    for (const fault of faults) if (!told.has(fault)) parts.log.error(fault);
    told.clear();
    for (const fault of faults) told.add(fault);
  }

  async function look(): Promise<void> {
    const { houses, faults } = await registry.list();
    tellOnce(faults);
    const wanted = new Map(houses.map((house) => [house.name, JSON.stringify(house)]));
    for (const known of [...kept.values()])
      if (wanted.get(known.house.name) !== JSON.stringify(known.house)) await close(known);
    for (const house of houses) if (!isStopped && isToBeOpened(house)) await open(house);
  }

  return {
    /** Resolves once all is as it is registered by now. */
    look: (): Promise<void> => inTurn(look),

    /** Closes what is open, once no request is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      await inTurn(async () => {
        await Promise.all([...kept.values()].map(({ started }) => started?.stop()));
        kept.clear();
      });
    },
  };
}
