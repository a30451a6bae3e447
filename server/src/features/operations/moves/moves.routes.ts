import type { moves as rows } from '@approdo/shared/contract/operations/moves';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Moves } from './moves.service.ts';

export function movesRoutes(moves: Moves): Handlers<typeof rows> {
  return {
    list: () => moves.list(),
    begin: ({ file, body }) => moves.begin(body.kind, file),
    addFile: ({ params, file }) => moves.addFile(params.id, file),
    get: ({ params }) => moves.get(params.id),
    listItems: ({ params, query }) => moves.listItems(params.id, query),
    choose: ({ params, body }, { precondition }) => moves.choose(params.id, body, precondition),
    run: ({ params }, { caller }) => moves.run(params.id, caller),
    async stop({ params }) {
      await moves.stop(params.id);
      return undefined;
    },
    undo: ({ params }, { caller }) => moves.undo(params.id, caller),
    async remove({ params }) {
      await moves.remove(params.id);
      return undefined;
    },
  };
}
