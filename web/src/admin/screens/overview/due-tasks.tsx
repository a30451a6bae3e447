import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { Badge } from '../../badge/badge.tsx';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { stateOf } from '../../resources/arrange-tasks.ts';
import { useTaskActions, useTasks } from '../../resources/use-tasks.ts';
import { RowButton } from '../../table/row-buttons.tsx';
import { rowId, useFocusOnRow } from '../../table/use-focus-on-row.ts';
import { OVERVIEW } from '../../texts/overview.ts';
import { TASK_ACTIONS, TASKS } from '../../texts/tasks.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { listDueTasks } from './upcoming.ts';

/** What is to be done today, to be ticked off here. */
export function DueTasks({ today }: { readonly today: LocalDate }) {
  const query = useTasks();
  const actions = useTaskActions();
  const due = listDueTasks(query.data ?? [], today);
  return (
    <Panel title={OVERVIEW.tasks} size="rest">
      <div {...useFocusOnRow(due)}>
        <QueryFaces query={query} failure={TASKS.loadFailed}>
          {() =>
            due.length === 0 ? (
              <p className={styles.nothing}>{OVERVIEW.noTasks}</p>
            ) : (
              <ul className={styles.list}>
                {due.map((task) => (
                  <li key={task.id} data-row={task.id}>
                    <span id={rowId(task.id)} tabIndex={-1}>
                      {task.name} {stateOf(task, today) === 'overdue' && <Badge tone="careful">{TASKS.overdue}</Badge>}
                    </span>
                    <RowButton
                      describedBy={rowId(task.id)}
                      isBusy={actions.isBusy(task)}
                      onClick={() => actions.change(task)}
                    >
                      {TASK_ACTIONS.complete}
                    </RowButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryFaces>
      </div>
    </Panel>
  );
}
