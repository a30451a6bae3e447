import type { BackupParts } from '../features/operations/backup/backup.parts.ts';
import { demoRoutes } from '../features/operations/demo/demo.routes.ts';
import { createDemo } from '../features/operations/demo/demo.service.ts';
import type { Basics } from './basics.ts';
import type { createMediaLibrary } from './media.ts';
import { mediaUseFinders } from './media-uses.ts';
import type { createWriting } from './writing.ts';

type DemoNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly library: Pick<ReturnType<typeof createMediaLibrary>, 'store'>;
  readonly writing: Pick<ReturnType<typeof createWriting>, 'changePosts'>;
  readonly parts: BackupParts;
};

/** The starter content, until the owner removes it. */
export function createStarterDemo({ database, clock, library, writing, parts }: DemoNeeds) {
  const backUp = () => parts.backups.saveHere();
  const { changePosts } = writing;
  const demo = createDemo({ database, clock, store: library.store, backUp, changePosts, useFinders: mediaUseFinders });
  const isThere = async () => (await demo.view()).isDemo;
  return { isThere, deleteFiles: demo.deleteFiles, handlers: { demo: demoRoutes(demo) } };
}
