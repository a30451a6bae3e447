import type { bank as rows } from '@approdo/shared/contract/money/bank';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Bank } from './bank.service.ts';

export function bankRoutes(bank: Bank): Handlers<typeof rows> {
  return {
    read: ({ file, body }, { caller }) => bank.read(file, body.mapping, caller),
    accept: ({ body }, { caller }) => bank.accept(body, caller),
    matches: ({ query }) => bank.listMatches(query.year),
    undo: ({ params, body }, { caller }) => bank.undo(params.id, body.reason, caller),
  };
}
