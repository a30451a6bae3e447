import type { Move, MoveItem } from '@approdo/shared/contract/operations/moves';
import { withVersion } from '../../../http/calls/precondition.ts';
import type { StoredMove, StoredMoveItem } from './moves.table.ts';

type Facts = { readonly counts: Move['counts']; readonly progress: Move['progress'] | undefined };

/** The version is that of the choices: all else changes by itself. */
export function viewMove(move: StoredMove, { counts, progress }: Facts): Move {
  const { id, kind, format, fileName, state, error, choices, fileColumns, createdAt, doneAt } = move;
  return {
    id,
    kind,
    format,
    fileName,
    state,
    ...(error !== null && { error }),
    ...(progress && { progress }),
    choices,
    counts,
    left: move.notComing,
    hints: [...new Set([...move.readHints, ...move.hints])],
    ...(fileColumns && { columns: fileColumns }),
    createdAt,
    ...(doneAt !== null && { doneAt }),
    version: withVersion({ id, choices }).version,
  };
}

export function viewItem({ id, kind, title, state, reason, warnings, shown, thingId }: StoredMoveItem): MoveItem {
  return {
    ...shown,
    id,
    kind,
    title,
    state,
    ...(reason !== null && { reason }),
    warnings,
    ...(thingId !== null && { thingId }),
  };
}
