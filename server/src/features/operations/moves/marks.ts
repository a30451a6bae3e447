import type { MoveUndone } from '@approdo/shared/contract/operations/moves';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { demoReviews } from '../../bookings/reviews/index.ts';
import { demoPosts } from '../../content/blog/index.ts';
import { demoGalleries } from '../../content/galleries/index.ts';
import { demoMedia, type UseFinder } from '../../content/media/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { movedRedirects } from '../../content/redirects/index.ts';
import { movedStays } from '../../stays/stays/index.ts';
import { type DemoThing, digestOf, planRecords, type RemovableKind, readMarks, removeRecords } from '../demo/index.ts';
import type { MadeThing } from './move-kind.ts';
import { deleteMark, insertMark, listMarks } from './moves.repository.ts';

/** The digest of what stood in the house before the move that met it: no undo takes it away. */
const WAS_THERE = '';

type MovedKind = RemovableKind<MadeThing['kind']> & {
  readonly find: (reader: Reader, id: string) => Promise<DemoThing | undefined>;
};
export type MovedKinds = readonly MovedKind[];

/** The kinds of things that moves make, in the order in which they can be removed. */
export function listMovedKinds(clock: Clock): MovedKinds {
  return [movedRedirects, movedStays(clock), demoReviews, demoPosts, demoPages, demoGalleries, demoMedia];
}

async function findThing(reader: Reader, kinds: MovedKinds, { kind, id }: MadeThing): Promise<DemoThing | undefined> {
  return await kinds.find((each) => each.kind === kind)?.find(reader, id);
}

/** The digest of a thing as it is now; empty if it is not there. */
export async function digestNow(reader: Reader, kinds: MovedKinds, made: MadeThing): Promise<string> {
  const thing = await findThing(reader, kinds, made);
  return thing ? digestOf(thing.words) : '';
}

type Marking = {
  readonly thing: MadeThing;
  readonly moveId: string;
  readonly source: string;
  /** Null for what an item made besides its own thing. */
  readonly key: string | null;
};

/** Marks what was made, by its words as they were brought. */
export async function markThing(trx: Trx, kinds: MovedKinds, { thing, moveId, source, key }: Marking): Promise<void> {
  const digest = thing.wasThere ? WAS_THERE : await digestNow(trx, kinds, thing);
  await insertMark(trx, { id: makeId(), kind: thing.kind, thingId: thing.id, source, sourceKey: key, digest, moveId });
}

/** Whether a move has brought anything that could be taken back. */
export async function hasBrought(reader: Reader, moveId: string): Promise<boolean> {
  return (await listMarks(reader, moveId)).some(({ digest }) => digest !== WAS_THERE);
}

type Needs = { readonly kinds: MovedKinds; readonly clock: Clock; readonly useFinders: readonly UseFinder[] };

/** Takes back what a move brought and still says what it said. Keys of what is gone are free again. */
export async function takeBack(trx: Trx, { kinds, clock, useFinders }: Needs, moveId: string): Promise<MoveUndone> {
  const all = await listMarks(trx, moveId);
  const made = all.filter(({ digest }) => digest !== WAS_THERE);
  const marks = readMarks(made.map(({ kind, thingId, digest }) => ({ kind, record_id: thingId, digest })));
  const { leaving, staying } = await planRecords(trx, { kinds, marks, returning: [], useFinders });
  await removeRecords(trx, { leaving, kinds, at: clock.now() });
  for (const { id, kind, thingId } of all) {
    if (!(await findThing(trx, kinds, { kind, id: thingId }))) await deleteMark(trx, id);
  }
  const removed = [...Map.groupBy(leaving, ({ kind }) => kind)].map(([kind, gone]) => ({ kind, count: gone.length }));
  return { removed, stayed: [...staying] };
}
