import type { MoveUndone } from '@approdo/shared/contract/operations/moves';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { planRecords, readMarks, removeRecords } from '../demo/index.ts';
import { listMovedKinds, WAS_THERE } from './moved-kinds.ts';
import { deleteMark, listMarks } from './moves.repository.ts';

type Needs = { readonly clock: Clock; readonly useFinders: readonly UseFinder[] };

/** Whether a move has brought anything that could be taken back. */
export async function hasBrought(reader: Reader, moveId: string): Promise<boolean> {
  return (await listMarks(reader, moveId)).some(({ digest }) => digest !== WAS_THERE);
}

/** Takes back what a move brought and still says what it said. Keys of what is gone are free again. */
export async function takeBack(trx: Trx, { clock, useFinders }: Needs, moveId: string): Promise<MoveUndone> {
  const kinds = listMovedKinds(clock);
  const records = await listMarks(trx, moveId);
  const made = records.filter(({ digest }) => digest !== WAS_THERE);
  const marks = readMarks(made.map(({ kind, thing_id, digest }) => ({ kind, record_id: thing_id, digest })));
  const { leaving, staying } = await planRecords(trx, { kinds, marks, returning: [], useFinders });
  await removeRecords(trx, { leaving, kinds, at: clock.now() });
  for (const { id, kind, thing_id } of records) {
    const isThere = await kinds.find((each) => each.kind === kind)?.find(trx, thing_id);
    if (!isThere) await deleteMark(trx, id);
  }
  const removed = [...Map.groupBy(leaving, ({ kind }) => kind)].map(([kind, gone]) => ({ kind, count: gone.length }));
  return { removed, stayed: [...staying] };
}
