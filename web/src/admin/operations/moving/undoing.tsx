import type { MoveUndone } from '@approdo/shared/contract/operations/moves';
import { Alert } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { JobNote } from '../backup/index.ts';
import { RECORD_KINDS, sayCount, UNDO } from './texts.ts';

type Props = { readonly isRunning: boolean; readonly done: MoveUndone | undefined };

/** A move that is being taken back, then what went and what stayed; nothing before. */
export function Undoing({ isRunning, done }: Props) {
  if (isRunning) return <JobNote title={UNDO.running} share={null} />;
  if (!done) return null;
  const removed = done.removed
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => sayCount(count, RECORD_KINDS[kind] ?? { one: kind, many: kind }));
  return (
    <Alert color={done.stayed.length === 0 ? 'green' : 'lemon'} role="status" title={UNDO.undoneTitle} mb="md">
      {removed.length === 0 ? UNDO.nothingRemoved : UNDO.removed(removed.join(', '))}
      {done.stayed.length > 0 && (
        <>
          <p className={kit.strong}>{UNDO.stayed}</p>
          <ul className={kit.points}>
            {done.stayed.map(({ kind, title, reason }) => (
              <li key={`${kind} ${title}`}>
                {title}
                <span className={`${kit.muted} ${kit.wrapAnywhere} ${kit.block}`}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
