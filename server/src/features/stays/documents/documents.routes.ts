import type { documents as rows } from '@approdo/shared/contract/stays/documents';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Documents } from './documents.service.ts';

export function documentsRoutes(documents: Documents): Handlers<typeof rows> {
  return {
    list: ({ params }) => documents.list(params.id),
    get: ({ params }, { caller }) => documents.get(params.id, caller),
  };
}
