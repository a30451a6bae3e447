import { type Task, task as taskShape } from '@approdo/shared/contract/operations/tasks';
import { formatInstantDate, formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import { InlineForm } from '../../kit/form/inline-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import tables from '../../kit/table/table.module.css';
import { stateOf, type TaskState } from './arrange-tasks.ts';
import { taskFields } from './task-fields.ts';
import { TaskInputs, taskForm } from './task-inputs.tsx';
import styles from './task-table.module.css';
import { TASK_ACTIONS, TASK_COLUMNS, TASK_FORM, TASKS } from './texts.ts';
import { useSaveTask } from './use-tasks.ts';

const TONES: Readonly<Record<TaskState, Tone>> = {
  overdue: 'careful',
  today: 'waiting',
  open: 'resting',
  completed: 'done',
};

type Props = {
  readonly label: string;
  readonly name: string;
  readonly tasks: readonly Task[];
  readonly hasDates: boolean;
  readonly today: LocalDate;
  readonly actions: RowActions<Task>;
  readonly edited: Task | undefined;
  readonly onEdit: (task: Task | undefined) => void;
};

export function TaskTable({ label, name, tasks, hasDates, today, actions, edited, onEdit }: Props) {
  const due = hasDates ? [DUE] : [];
  return (
    <DataTable
      label={label}
      name={name}
      rows={tasks}
      keyOf={({ id }) => id}
      textOf={(task) => `${task.name} ${task.description}`}
      columns={[NAME, ...due, PRIORITY, stateColumn(today), UPDATED]}
      editing={edited && { key: edited.id, form: <EditTask task={edited} onClose={() => onEdit(undefined)} /> }}
      actions={(task, describedBy) => (
        <EditableRowButtons
          row={task}
          describedBy={describedBy}
          actions={actions}
          change={task.completed ? TASK_ACTIONS.reopen : TASK_ACTIONS.complete}
          onEdit={() => onEdit(task)}
        />
      )}
    />
  );
}

const NAME: Column<Task> = {
  key: 'nome',
  label: TASK_COLUMNS.name,
  sortBy: ({ name }) => name,
  cell: ({ name, description, completed }) => (
    <>
      <span className={styles.name} data-completed={completed}>
        {name}
      </span>
      {description && <span className={`${tables.detail} ${styles.description}`}>{description}</span>}
    </>
  ),
};

const DUE: Column<Task> = {
  key: 'scadenza',
  label: TASK_COLUMNS.due,
  sortBy: ({ due_date }) => due_date,
  cell: ({ due_date }) => due_date && <span className={kit.noWrap}>{formatLocalDate(due_date)}</span>,
};

const PRIORITY: Column<Task> = {
  key: 'priorita',
  label: TASK_COLUMNS.priority,
  sortBy: ({ priority }) => priority,
  cell: ({ priority }) => priority,
};

const UPDATED: Column<Task> = {
  key: 'aggiornata',
  label: TASK_COLUMNS.updated,
  sortBy: ({ updated_at }) => updated_at,
  cell: ({ updated_at }) => <span className={kit.noWrap}>{formatInstantDate(updated_at)}</span>,
};

function stateColumn(today: LocalDate): Column<Task> {
  return {
    key: 'stato',
    label: TASK_COLUMNS.state,
    cell: (task) => {
      const state = stateOf(task, today);
      return <Badge tone={TONES[state]}>{TASKS[state]}</Badge>;
    },
  };
}

type EditTaskProps = { readonly task: Task; readonly onClose: () => void };

/** A task is edited in its row. */
function EditTask({ task, onClose }: EditTaskProps) {
  return (
    <VersionedForm of={task} shape={taskShape}>
      {(current, loadLatest) => <TaskFields task={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function TaskFields({ task, loadLatest, onClose }: EditTaskProps & { readonly loadLatest: LoadLatest }) {
  const save = useSaveTask(task.id);
  const form = useForm({
    schema: taskFields,
    start: taskForm.encode(task),
    read: taskForm.decode,
    version: task.version,
    loadLatest: loadLatest,
    save: async (body, version) => {
      await save(body, version);
      onClose();
    },
    describe: TASK_ACTIONS.saveFailed,
  });
  return (
    <InlineForm label={TASK_FORM.editing(task.name)} form={form} onCancel={onClose}>
      <TaskInputs form={form} />
    </InlineForm>
  );
}
