import type { expenses as rows } from '@approdo/shared/contract/money/expenses';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Expenses } from './expenses.service.ts';

export function expensesRoutes(expenses: Expenses): Handlers<typeof rows> {
  return {
    list: ({ query }) => expenses.list(query.year),
    add: ({ body }, { caller }) => expenses.add(body, caller),
    edit: ({ params, body }, context) => expenses.edit(params.id, body, context),
    void: ({ params, body }, { caller }) => expenses.void(params.id, body.reason, caller),
    addDocument: ({ params, file }) => expenses.addDocument(params.id, file),
    document: ({ params }) => expenses.getDocument(params.id),
    async removeDocument({ params }) {
      await expenses.removeDocument(params.id);
      return undefined;
    },
  };
}
