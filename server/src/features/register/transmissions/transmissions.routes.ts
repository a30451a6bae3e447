import type {
  alloggiati as alloggiatiRows,
  transmissions as transmissionRows,
} from '@approdo/shared/contract/register/alloggiati';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Alloggiati } from './alloggiati.service.ts';
import type { PortalReceipts } from './receipts.service.ts';
import type { Transmissions } from './transmissions.service.ts';

export function alloggiatiRoutes(alloggiati: Alloggiati): Handlers<typeof alloggiatiRows> {
  return {
    day: ({ query }) => alloggiati.day(query.date),
    file: ({ query }, { caller }) =>
      alloggiati.file({ date: query.date, isLate: query.late === 'true', isAll: query.all === 'true' }, caller),
  };
}

export function transmissionsRoutes(
  transmissions: Transmissions,
  receipts: PortalReceipts,
): Handlers<typeof transmissionRows> {
  return {
    list: ({ query }) => transmissions.list(query),
    record: ({ body }, { caller }) => transmissions.record(body, caller),
    undo: async ({ params }, { caller }) => {
      await transmissions.undo(params.id, caller);
    },
    addReceipt: ({ params, file }, { caller }) => receipts.add(params.id, file, caller),
    getReceipt: ({ params }, { caller }) => receipts.get(params.id, caller),
    removeReceipt: async ({ params }, { caller }) => {
      await receipts.remove(params.id, caller);
    },
  };
}
