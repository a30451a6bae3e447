import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import type { DemoRemoval, DemoShare, DemoView } from '@approdo/shared/contract/operations/demo';
import type { Clock } from '../../../adapters/clock.ts';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { problemOf } from '../../../http/calls/error-answer.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { sweepTranslations } from '../../base/localization/index.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { deleteFileToDelete, deleteMarks, insertFileToDelete, listFilesToDelete } from './demo.repository.ts';
import { returnFields } from './demo-fields.ts';
import { recordKinds } from './demo-kinds.ts';
import { isNothing, planRemoval, type RemovalPlan } from './plan-removal.ts';

type DemoNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: Pick<MediaStore, 'remove'>;
  /** Of every slice that can show a file. */
  readonly useFinders: readonly UseFinder[];
  /** Saves the site as it is, in a backup that outlives it. */
  readonly backUp: () => Promise<BackupEntry>;
  /** Runs a transaction that takes posts away, too. */
  readonly changePosts: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
};

/** What can be translated of the things that go. */
const SWEPT = ['posts', 'pages', 'feature_boxes', 'galleries', 'media', 'guide'] as const;

/** How many of a kind are named. */
const NAMED = 6;

const WITHOUT_BACKUP = 'Non è stato rimosso niente: il backup che si fa prima non è riuscito.';

export type Demo = ReturnType<typeof createDemo>;

/** The starter content of a demo: whether it is there, and how it is taken away. */
export function createDemo({ database, clock, store, backUp, changePosts, useFinders }: DemoNeeds) {
  /** Calls at the same time share one removal. */
  let running: Promise<DemoRemoval> | undefined;

  async function remove(): Promise<DemoRemoval> {
    if (isNothing(await planRemoval(database, useFinders)))
      return { removed: [], returned: [], stayed: [], backup: null };
    const backup = await backUp().catch((error: unknown) => {
      const { status, message } = problemOf(error);
      throw status === 500 ? error : new HttpProblem(status, `${WITHOUT_BACKUP} ${message}`);
    });
    const { leaving, returning, staying } = await changePosts(async (trx) => {
      const plan = await planRemoval(trx, useFinders);
      await carryOut(trx, plan, clock.now());
      return plan;
    });
    await deleteFiles();
    return { removed: sum(leaving), returned: sum(returning), stayed: [...staying], backup };
  }

  async function deleteFile(file: string): Promise<void> {
    await store.remove(file);
    await transact(database, (trx) => deleteFileToDelete(trx, file));
  }

  /** Deletes the files that are in the library no more; to be called at the start, too, which may come after a kill. */
  async function deleteFiles(): Promise<void> {
    // The demo is gone by then, whatever a file says: one that cannot be deleted is tried again at the next start.
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

    /** Throws where there is no backup of what would go; nothing is then taken away. */
    async remove(): Promise<DemoRemoval> {
      running ??= remove().finally(() => {
        running = undefined;
      });
      return await running;
    },
  };
}

/** From then on all that is left is the owner's, even what the demo wrote. */
async function carryOut(trx: Trx, { leaving, returning }: RemovalPlan, at: Date): Promise<void> {
  await returnFields(trx, returning);
  for (const { kind, remove } of recordKinds) {
    for (const thing of leaving.filter((other) => other.kind === kind)) {
      await remove(trx, thing.id, at);
      if (kind === 'media' && thing.shownAs !== undefined) await insertFileToDelete(trx, thing.shownAs);
    }
  }
  for (const kind of SWEPT) await sweepTranslations(trx, kind);
  await deleteMarks(trx);
}

function sum(things: readonly { readonly kind: DemoShare['kind']; readonly title: string }[]): DemoShare[] {
  const byKind = Map.groupBy(things, ({ kind }) => kind);
  return [...byKind].map(([kind, ofKind]) => ({
    kind,
    count: ofKind.length,
    titles: ofKind.slice(0, NAMED).map(({ title }) => title),
  }));
}
