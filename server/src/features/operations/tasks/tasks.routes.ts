import type { tasks as rows } from '@approdo/shared/contract/operations/tasks';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Tasks } from './tasks.service.ts';

export function tasksRoutes(tasks: Tasks): Handlers<typeof rows> {
  return {
    list: () => tasks.list(),
    create: ({ body }) => tasks.create(body),
    update: ({ params, body }, { precondition }) => tasks.update(params.id, body, precondition),
    complete: ({ params, body }, { precondition }) => tasks.update(params.id, body, precondition),
    async removeCompleted() {
      return { deleted: await tasks.removeCompleted() };
    },
    async remove({ params }) {
      await tasks.remove(params.id);
      return undefined;
    },
  };
}
