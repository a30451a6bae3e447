import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import type { DemoRemoval, DemoShare, DemoView } from '@approdo/shared/contract/operations/demo';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { problemOf } from '../../../http/calls/error-response.ts';
import { HttpProblem } from '../../../http/problems.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { deleteFileToDelete, deleteMarks, listFilesToDelete } from './demo.repository.ts';
import { resetFields } from './demo-fields.ts';
import { recordKinds } from './demo-kinds.ts';
import { isNothing, planRemoval, type RemovalPlan, removeRecords } from './plan-removal.ts';

type DemoNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: Pick<MediaStore, 'remove'>;
  /** The finders of all features that can show a file. */
  readonly useFinders: readonly UseFinder[];
  /** Backs up the site as it is; the backup outlives the demo. */
  readonly backUp: () => Promise<BackupEntry>;
  /** Runs a transaction that may also delete posts. */
  readonly changePosts: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
};

/** How many things of a kind are listed by name. */
const MOST_NAMED = 6;

export type Demo = ReturnType<typeof createDemo>;

/** The demo's starter content: what of it is there, and its removal. */
export function createDemo({ database, clock, store, backUp, changePosts, useFinders }: DemoNeeds) {
  /** Concurrent calls share one removal. */
  let running: Promise<DemoRemoval> | undefined;

  async function remove(): Promise<DemoRemoval> {
    if (isNothing(await planRemoval(database, useFinders)))
      return { removed: [], returned: [], stayed: [], backup: null };
    const backup = await backUp().catch((error: unknown) => {
      const { status, message } = problemOf(error);
      throw status === 500 ? error : new HttpProblem(status, say('demoWithoutBackup', { why: message }));
    });
    const { leaving, returning, staying } = await changePosts(async (trx) => {
      const plan = await planRemoval(trx, useFinders);
      await applyPlan(trx, plan, clock.now());
      return plan;
    });
    await deleteFiles();
    return { removed: sum(leaving), returned: sum(returning), stayed: [...staying], backup };
  }

  async function deleteFile(file: string): Promise<void> {
    await store.remove(file);
    await transact(database, (trx) => deleteFileToDelete(trx, file));
  }

  /** Deletes files no longer in the library; call it at the start too, as the process may have been killed before. */
  async function deleteFiles(): Promise<void> {
    // The demo is removed by then: a file that cannot be deleted is tried again at the next start.
    for (const file of await listFilesToDelete(database)) await deleteFile(file).catch(() => undefined);
  }

  return {
    deleteFiles,

    async view(): Promise<DemoView> {
      const plan = await planRemoval(database, useFinders);
      if (isNothing(plan)) return { isDemo: false, leaving: [], returning: [], staying: [] };
      const { leaving, returning, staying } = plan;
      return { isDemo: true, leaving: sum(leaving), returning: sum(returning), staying: [...staying] };
    },

    /** Throws if the backup before the removal fails; nothing is removed then. */
    async remove(): Promise<DemoRemoval> {
      running ??= remove().finally(() => {
        running = undefined;
      });
      return await running;
    },
  };
}

/** Removes what the plan says; from then on whatever is left is the owner's, even if the demo wrote it. */
async function applyPlan(trx: Trx, { leaving, returning }: RemovalPlan, at: Date): Promise<void> {
  await resetFields(trx, returning);
  await removeRecords(trx, { leaving, kinds: recordKinds, at });
  await deleteMarks(trx);
}

function sum(things: readonly { readonly kind: DemoShare['kind']; readonly title: string }[]): DemoShare[] {
  const byKind = Map.groupBy(things, ({ kind }) => kind);
  return [...byKind].map(([kind, ofKind]) => ({
    kind,
    count: ofKind.length,
    titles: ofKind.slice(0, MOST_NAMED).map(({ title }) => title),
  }));
}
