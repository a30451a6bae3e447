import { createQueue } from '@approdo/shared/node/queue';
import { distinct, type StoreContents } from './contents.ts';
import type { BackupRecord } from './records.ts';
import { isAny, type NamedObject, StoreFault, sayLost } from './store-fault.ts';
import { clearAside, type StoreLayout } from './store-layout.ts';

type MaintenanceNeeds = {
  readonly layout: StoreLayout;
  readonly contents: StoreContents;
  /** Called after backups were found damaged and flagged. */
  readonly onDamage?: (() => void) | undefined;
};

type Note = Pick<BackupRecord, 'fault'> & Partial<Pick<BackupRecord, 'verifiedAt' | 'lost' | 'isUnaccepted'>>;

export type Maintenance = ReturnType<typeof createMaintenance>;

/** Removes what no backup needs from a store, and records with each backup what was found to be wrong with it. */
export function createMaintenance({ layout: { folder }, contents, onDamage }: MaintenanceNeeds) {
  const pins = createPins();
  const damage = createDamageNotes(contents, { isOurs: Boolean(folder) });

  /** Flags every backup that names one of these objects as damaged. */
  async function markDamaged(lost: readonly string[]): Promise<void> {
    await damage.flag(lost);
    if (folder) await damage.mend();
    onDamage?.();
  }

  /** Removes objects that no backup names and nobody is reading; removes nothing while a record cannot be read. */
  async function sweep(): Promise<void> {
    const { objects, records } = contents;
    const manifests = await contents.loadAll();
    // Objects of a lost backup cannot be told from unused ones.
    if (!manifests) return;
    const own = (await records.list()).records.map(({ manifestSha256 }) => manifestSha256);
    const named = new Set([...own, ...manifests.flatMap(({ files }) => files.map(({ sha256 }) => sha256))]);
    for (const sha256 of await objects.list()) {
      if (!named.has(sha256) && !pins.has(sha256)) await objects.remove(sha256);
    }
  }

  /** Removes what failed work has left in the store or beside it, and rethrows. */
  async function clearUp(error: unknown): Promise<never> {
    if (folder) clearAside(folder);
    await sweep();
    throw error;
  }

  return {
    pins,
    note: damage.note,
    markDamaged,
    sweep,
    clearUp,

    async noteFault(error: unknown): Promise<never> {
      if (error instanceof StoreFault) await markDamaged(error.lost);
      throw error;
    },

    /** Adds to the store. Damaged objects are replaced, not reused; backups whose objects are back are intact again. */
    async add<Result>(work: () => Promise<Result>): Promise<Result> {
      if (folder) await damage.mend();
      const added = await work().catch(clearUp);
      await damage.mend();
      return added;
    },
  };
}

/** Changes run one after another, so that none overwrites what another recorded. */
function createDamageNotes(
  { objects, records, listNamed, findLost }: StoreContents,
  /** Whether damaged objects are the store's own, never the live site's, and so may be removed. */
  { isOurs }: { readonly isOurs: boolean },
) {
  const sequentially = createQueue();
  const listLost = async () => (await records.list()).records.flatMap(({ lost }) => lost);

  async function mark(record: BackupRecord, lost: readonly NamedObject[]): Promise<void> {
    const hashes = [...new Set(lost.map(({ sha256 }) => sha256))];
    if (hashes.join() === record.lost.join()) return;
    await records.write({ ...record, lost: hashes, fault: isAny(lost) ? sayLost(lost) : null, isUnaccepted: false });
  }

  /** Flags each backup that names one of these objects; a flagged one that names none of them is intact again. */
  async function markAll(gone: ReadonlySet<string>): Promise<void> {
    for (const record of (await records.list()).records) {
      const named = await listNamed(record.manifestSha256);
      await mark(
        record,
        named.filter(({ sha256 }) => gone.has(sha256)),
      );
    }
  }

  return {
    /** Does nothing if the backup was deleted meanwhile. */
    note: (id: string, found: Note): Promise<void> =>
      sequentially(async () => {
        const record = (await records.list()).records.find((one) => one.id === id);
        if (record) await records.write({ ...record, ...found });
      }),

    flag: (lost: readonly string[]): Promise<void> =>
      sequentially(async () => await markAll(new Set([...(await listLost()), ...lost]))),

    /**
     * Removes flagged objects if they are the store's own, so that the next backup copies them again, and clears the
     * flag of backups whose objects are all back. Objects are always re-read before anything is believed about them.
     */
    mend: (): Promise<void> =>
      sequentially(async () => {
        const flagged = new Set(await listLost());
        if (flagged.size === 0) return;
        const { records: all } = await records.list();
        const named = (await Promise.all(all.map(({ manifestSha256 }) => listNamed(manifestSha256)))).flat();
        const still = await findLost(distinct(named.filter(({ sha256 }) => flagged.has(sha256))));
        if (isOurs) for (const { sha256 } of still) await objects.remove(sha256);
        await markAll(new Set(still.map(({ sha256 }) => sha256)));
      }),
  };
}

/** Objects being read: they stay until the reader is done, even if the backups that name them are deleted. */
function createPins() {
  const readers = new Map<string, number>();

  function count(sha256: string, change: number): void {
    const left = (readers.get(sha256) ?? 0) + change;
    if (left > 0) readers.set(sha256, left);
    else readers.delete(sha256);
  }

  return {
    has: (sha256: string): boolean => readers.has(sha256),

    /** Returns a function that releases them, once. */
    hold(hashes: ReadonlySet<string>): () => void {
      for (const sha256 of hashes) count(sha256, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const sha256 of hashes) count(sha256, -1);
        isHeld = false;
      };
    },
  };
}
