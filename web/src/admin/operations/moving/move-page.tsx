import { type Move, moves } from '@approdo/shared/contract/operations/moves';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { JobNote } from '../backup/index.ts';
import { listKinds, nameMove, sayItems } from './describe-move.ts';
import { ItemTable } from './item-table.tsx';
import { NeverComing, Preview } from './preview.tsx';
import { ARRIVED, ITEM_KINDS, MOVING, PREVIEW, RUN, sayArrived, UNDO } from './texts.ts';
import { Undoing } from './undoing.tsx';
import { useMove, useUndo } from './use-moves.ts';

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
  const undo = (
    <Button variant="outline" color="red" onClick={() => void undoing.undo(move)}>
      {UNDO.action}
    </Button>
  );
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
          <Alert color="lemon" role="status" title={PREVIEW.stopped}>
            <Stack align="flex-start" gap="sm">
              {move.error && <Text>{move.error}</Text>}
              <Text>{PREVIEW.stoppedText}</Text>
              {undo}
            </Stack>
          </Alert>
          <Preview move={move} />
        </Stack>
      );
    case 'DONE':
      return <Arrived move={move}>{undo}</Arrived>;
    case 'UNDONE':
      return undoing.done ? <Undoing {...undoing} /> : <Text role="status">{UNDO.undoneTitle}</Text>;
  }
}

/** What is being done, and how far it is; only what is brought can be stopped between two things. */
function AtWork({ move: { id, state, progress } }: Props) {
  const stop = useWrite(moves.stop, { success: () => RUN.stopping, describe: RUN.stopFailed });
  return (
    <Stack>
      <JobNote
        title={state === 'READING' ? RUN.reading : RUN.running}
        {...(progress && { step: progress.step })}
        share={progress?.share ?? null}
      />
      {state === 'RUNNING' && progress?.canCancel && (
        <Group>
          <Button variant="default" onClick={() => stop.mutate({ params: { id } })}>
            {RUN.stop}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** What came and where it is, and below it what can be done about it. */
function Arrived({ move, children }: Props & { readonly children: ReactNode }) {
  const places = listKinds(move, 'new').flatMap(({ kind }) => ITEM_KINDS[kind].places);
  const notes = [move.error ?? [], move.hints].flat();
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
          {notes.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          {children}
        </Stack>
      </Part>
      <NeverComing move={move} />
      <ItemTable move={move} />
    </Stack>
  );
}
