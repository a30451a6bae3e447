import type { Task } from '@approdo/shared/contract/site/tasks';
import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { EmptyFace, QueryFaces } from '../../feedback/query-faces.tsx';
import { arrangeTasks } from '../../resources/arrange-tasks.ts';
import { useRemoveCompleted, useTaskActions, useTasks } from '../../resources/use-tasks.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { TASK_ACTIONS, TASKS } from '../../texts/tasks.ts';
import { AddTask } from './add-task.tsx';
import { TaskTable } from './task-table.tsx';

export function TasksScreen() {
  const query = useTasks();
  const removeCompleted = useRemoveCompleted();
  const completed = query.data?.filter((task) => task.completed).length ?? 0;
  return (
    <ScreenFrame
      actions={
        completed > 0 && (
          <Button variant="outline" color="red" onClick={() => void removeCompleted(completed)}>
            {TASK_ACTIONS.removeCompleted}
          </Button>
        )
      }
    >
      <AddTask />
      <QueryFaces
        query={query}
        failure={TASKS.loadFailed}
        empty={{ when: (tasks) => tasks.length === 0, text: TASKS.empty }}
      >
        {(tasks) => <TaskTables tasks={tasks} />}
      </QueryFaces>
    </ScreenFrame>
  );
}

/** One task at a time is edited, in whichever table it stands. */
function TaskTables({ tasks }: { readonly tasks: readonly Task[] }) {
  const actions = useTaskActions();
  const [edited, setEdited] = useState<Task>();
  const { dated, undated } = arrangeTasks(tasks);
  const shared = { today: todayInRome(new Date()), actions, edited, onEdit: setEdited };
  return (
    <Stack gap="xl">
      <section aria-labelledby="dated-tasks">
        <Title order={2} id="dated-tasks" mb="sm">
          {TASKS.dated}
        </Title>
        {dated.length > 0 ? (
          <TaskTable label={TASKS.dated} name="scadenze" tasks={dated} hasDates {...shared} />
        ) : (
          <EmptyFace text={TASKS.noneDated} />
        )}
      </section>
      <section aria-labelledby="undated-tasks">
        <Title order={2} id="undated-tasks" mb="sm">
          {TASKS.undated}
        </Title>
        {undated.length > 0 ? (
          <TaskTable label={TASKS.undated} name="altre" tasks={undated} hasDates={false} {...shared} />
        ) : (
          <EmptyFace text={TASKS.noneUndated} />
        )}
      </section>
    </Stack>
  );
}
