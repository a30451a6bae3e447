import type { Move } from '@approdo/shared/contract/operations/moves';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { JobNote } from '../backup/index.ts';
import { listKinds, nameMove, sayItems } from './describe-move.ts';
import { ItemTable } from './item-table.tsx';
import { NeverComing, Preview } from './preview.tsx';
import { ARRIVED, MOVING, PLACES, PREVIEW, RUN, sayArrived, UNDO } from './texts.ts';
import { Undoing } from './undoing.tsx';
import { useMove, useRun, useUndo } from './use-moves.ts';

/** One move: its preview, its progress, then what came of it. */
export function MovePage({ id }: Pick<Move, 'id'>) {
  const query = useMove(id);
  return (
    <ScreenFrame
      {...(query.data && { note: nameMove(query.data) })}
      actions={
        <Button component={Link} to="/moving" variant="default">
          {MOVING.all}
        </Button>
      }
    >
      <QueryStates query={query} failure={MOVING.loadFailed}>
        {(move) => <Content move={move} />}
      </QueryStates>
    </ScreenFrame>
  );
}

type Props = { readonly move: Move };

function Content({ move }: Props) {
  const undoing = useUndo();
  if (undoing.isRunning) return <Undoing {...undoing} />;
  const onUndo = () => void undoing.undo(move);
  switch (move.state) {
    case 'READING':
    case 'RUNNING':
      return <AtWork move={move} />;
    case 'FAILED':
      return (
        <Alert color="red" role="alert" title={PREVIEW.failed}>
          {move.error}
        </Alert>
      );
    case 'READY':
      return <Preview move={move} />;
    case 'STOPPED':
      return (
        <Stack gap="xl">
          <Stopped move={move} onUndo={onUndo} />
          <Preview move={move} />
        </Stack>
      );
    case 'DONE':
      return <Arrived move={move} onUndo={onUndo} />;
    case 'UNDONE':
      return undoing.done ? <Undoing {...undoing} /> : <Text role="status">{UNDO.undoneTitle}</Text>;
  }
}

/** What is being done, and how far it is; only what is brought can be stopped between two things. */
function AtWork({ move: { id, state, progress } }: Props) {
  const { stop } = useRun({ id });
  return (
    <Stack>
      <JobNote
        title={state === 'READING' ? RUN.reading : RUN.running}
        {...(progress && { step: progress.step })}
        share={progress?.share ?? null}
      />
      {state === 'RUNNING' && progress?.canCancel && (
        <Group>
          <Button variant="default" onClick={stop}>
            {RUN.stop}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type EndedProps = Props & { readonly onUndo: () => void };

function Stopped({ move, onUndo }: EndedProps) {
  return (
    <Alert color="lemon" role="status" title={PREVIEW.stopped}>
      <Stack align="flex-start" gap="sm">
        {move.error && <Text>{move.error}</Text>}
        <Text>{PREVIEW.stoppedText}</Text>
        <UndoButton onUndo={onUndo} />
      </Stack>
    </Alert>
  );
}

/** What came and where it is. */
function Arrived({ move, onUndo }: EndedProps) {
  const places = listKinds(move, 'new').flatMap(({ kind }) => PLACES[kind]);
  return (
    <Stack gap="xl">
      <Part id="arrived" title={ARRIVED.title}>
        <Stack align="flex-start">
          <Text role="status">{sayArrived(sayItems(move, 'new'))}</Text>
          {places.length > 0 && (
            <Group gap="sm">
              <span>{ARRIVED.where}</span>
              {places.map(({ label, path }) => (
                <Anchor key={path} component={Link} to={path} underline="always">
                  {label}
                </Anchor>
              ))}
            </Group>
          )}
          {[move.error ?? [], move.hints].flat().map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <UndoButton onUndo={onUndo} />
        </Stack>
      </Part>
      <NeverComing move={move} />
      <ItemTable move={move} />
    </Stack>
  );
}

function UndoButton({ onUndo }: Pick<EndedProps, 'onUndo'>) {
  return (
    <Button variant="outline" color="red" onClick={onUndo}>
      {UNDO.action}
    </Button>
  );
}
