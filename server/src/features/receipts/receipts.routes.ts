import type { receipts as rows } from '@approdo/shared/contract/receipts';
import type { Handlers } from '../../http/handler.ts';
import type { Receipts } from './receipts.service.ts';

export function receiptsRoutes(receipts: Receipts): Handlers<typeof rows> {
  return {
    make: ({ params, body }, { caller }) => receipts.make(params.id, body, caller),
    void: ({ params }, { caller }) => receipts.void(params.id, caller),
  };
}
