import { type Move, moves } from '@approdo/shared/contract/operations/moves';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { nameMove, sayItems } from './describe-move.ts';
import { MoveCards } from './move-cards.tsx';
import { MovePage } from './move-page.tsx';
import { MOVE_STATES, MOVING, REMOVE_MOVE, UNDO } from './texts.ts';
import { Undoing } from './undoing.tsx';
import { useMoves, useUndo } from './use-moves.ts';

/** What was elsewhere is brought here from a file; a move has an address of its own. */
export function MovingScreen() {
  const { id } = useParams();
  return id === undefined ? <Moves /> : <MovePage key={id} id={id} />;
}

function Moves() {
  const query = useMoves();
  const undoing = useUndo();
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <Part id="what" title={MOVING.what} hint={MOVING.whatHint}>
          <MoveCards />
        </Part>
        <Part id="moves" title={MOVING.done}>
          <Undoing {...undoing} />
          <QueryStates
            query={query}
            failure={MOVING.loadFailed}
            empty={{ when: (found) => found.length === 0, text: MOVING.empty }}
          >
            {(found) => <MoveTable rows={found} isBusy={undoing.isRunning} onUndo={undoing.undo} />}
          </QueryStates>
        </Part>
      </Stack>
    </ScreenFrame>
  );
}

type TableProps = {
  readonly rows: readonly Move[];
  readonly isBusy: boolean;
  readonly onUndo: (move: Move) => Promise<void>;
};

function MoveTable({ rows, isBusy, onUndo }: TableProps) {
  const navigate = useNavigate();
  const removal = useRemoval<Move>({
    run: ({ id }, call) => call(moves.remove, { params: { id } }),
    question: (move) => ({ title: REMOVE_MOVE.title, text: REMOVE_MOVE.text(nameMove(move)), action: MOVING.remove }),
    success: () => REMOVE_MOVE.removed,
    describe: REMOVE_MOVE.failed,
  });
  return (
    <DataTable
      label={MOVING.done}
      name="traslochi"
      rows={rows}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      actions={(move, describedBy) => {
        const { id, state } = move;
        const button = { describedBy, isBusy: isBusy || removal.isBusy(move) };
        return (
          <RowButtons>
            <RowButton {...button} onClick={() => void navigate(`/moving/${id}`)}>
              {MOVING.open}
            </RowButton>
            {(state === 'DONE' || state === 'STOPPED') && (
              <RowButton {...button} variant="outline" color="red" onClick={() => void onUndo(move)}>
                {UNDO.action}
              </RowButton>
            )}
            {state !== 'RUNNING' && (
              <RowButton {...button} variant="subtle" color="red" onClick={() => void removal.remove(move)}>
                {MOVING.remove}
              </RowButton>
            )}
          </RowButtons>
        );
      }}
    />
  );
}

const COLUMNS: readonly [Column<Move>, ...Column<Move>[]] = [
  { key: 'file', label: MOVING.file, sortBy: nameMove, cell: nameMove },
  {
    key: 'data',
    label: MOVING.date,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ doneAt, createdAt }) => <span className={kit.noWrap}>{formatInstantDateTime(doneAt ?? createdAt)}</span>,
  },
  { key: 'che', label: MOVING.counts, cell: (move) => sayItems(move, 'new') },
  {
    key: 'stato',
    label: MOVING.state,
    sortBy: ({ state }) => MOVE_STATES[state].word,
    cell: ({ state }) => <Badge tone={MOVE_STATES[state].tone}>{MOVE_STATES[state].word}</Badge>,
  },
];
