import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { isTicked } from '@approdo/shared/domain/law/deadlines/deadlines';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Part } from '../../../kit/frame/part.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { COMPLIANCE, DEADLINES, deadlineAddress, sayDue, useTickDeadline } from '../../deadlines/index.ts';

const WHAT: Column<DeadlineAnswer> = { key: 'cosa', label: DEADLINES.what, cell: ({ title }) => title };

const UNTIL: Column<DeadlineAnswer> = {
  key: 'entro',
  label: DEADLINES.until,
  cell: ({ state, dueAt }) => (
    <span className={state === 'LATE' ? `${kit.strong} ${kit.danger}` : undefined}>{sayDue(dueAt)}</span>
  ),
};

const DONE: Column<DeadlineAnswer> = {
  key: 'fatta',
  label: DEADLINES.when,
  cell: ({ doneAt, by }) => doneAt && DEADLINES.doneOn(sayInstantDate(doneAt), by),
};

type Props = {
  /** The list's name in the address. */
  readonly name: string;
  readonly title: string;
  readonly deadlines: readonly DeadlineAnswer[];
  /** Of an item of the one-time duties. */
  readonly onEdit: (key: string) => void;
};

/** A group of deadlines; nothing where there are none. */
export function DeadlinesPart({ name, title, deadlines, onEdit }: Props) {
  if (deadlines.length === 0) return null;
  const isDone = deadlines.some(({ state }) => state === 'DONE');
  return (
    <Part id={`deadlines-${name}`} title={title}>
      <DataTable
        label={title}
        name={name}
        rows={deadlines}
        keyOf={({ key }) => key}
        columns={isDone ? [WHAT, UNTIL, DONE] : [WHAT, UNTIL]}
        actions={(deadline, describedBy) => (
          <DeadlineButtons deadline={deadline} describedBy={describedBy} onEdit={onEdit} />
        )}
      />
    </Part>
  );
}

type ButtonsProps = Pick<Props, 'onEdit'> & { readonly deadline: DeadlineAnswer; readonly describedBy: string };

function DeadlineButtons({ deadline, describedBy, onEdit }: ButtonsProps) {
  const { key, kind, state } = deadline;
  return (
    <RowButtons>
      {isTicked(key) && <Tick deadline={deadline} describedBy={describedBy} />}
      {kind === 'COMPLIANCE' ? (
        <RowButton describedBy={describedBy} onClick={() => onEdit(key)}>
          {COMPLIANCE.edit}
        </RowButton>
      ) : (
        state !== 'DONE' && (
          <Button
            component={Link}
            to={deadlineAddress(deadline)}
            variant="default"
            size="xs"
            px="xs"
            aria-describedby={describedBy}
          >
            {DEADLINES.open}
          </Button>
        )
      )}
    </RowButtons>
  );
}

function Tick({ deadline: { key, state }, describedBy }: Omit<ButtonsProps, 'onEdit'>) {
  const tick = useTickDeadline();
  const isDone = state === 'DONE';
  return (
    <RowButton
      describedBy={describedBy}
      isBusy={tick.isPending}
      variant={isDone ? 'subtle' : 'default'}
      onClick={() => tick.mutate({ key, isDone: !isDone })}
    >
      {isDone ? DEADLINES.undo : DEADLINES.tick}
    </RowButton>
  );
}
