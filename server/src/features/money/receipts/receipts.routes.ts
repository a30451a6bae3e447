import type { receipts as rows } from '@approdo/shared/contract/money/receipts';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Receipts } from './receipts.service.ts';

export function receiptsRoutes(receipts: Receipts): Handlers<typeof rows> {
  return {
    make: ({ params, body }, { caller }) => receipts.make(params.id, body, caller),
    void: ({ params }, { caller }) => receipts.void(params.id, caller),
  };
}
