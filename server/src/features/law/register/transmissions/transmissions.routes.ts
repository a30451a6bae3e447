import type {
  alloggiati as alloggiatiRows,
  Transmission,
  transmissions as transmissionRows,
} from '@approdo/shared/contract/law/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { readReceivedFile } from '../../../../http/bodies/read-received-file.ts';
import type { Caller, Handlers } from '../../../../http/calls/handler.ts';
import type { Alloggiati } from './alloggiati.service.ts';
import type { PortalReceipts } from './receipts.service.ts';
import type { Transmissions } from './transmissions.service.ts';

export function alloggiatiRoutes(alloggiati: Alloggiati): Handlers<typeof alloggiatiRows> {
  return {
    day: ({ query }, { caller }) => alloggiati.day(caller, query.date),
    file: ({ query }, { caller }) =>
      alloggiati.file({ date: query.date, isLate: query.late === 'true', isAll: query.all === 'true' }, caller),
  };
}

/** Reports to the region. */
type RegionalFilings = {
  readonly record: (
    days: { readonly key: string; readonly from: LocalDate; readonly to: LocalDate },
    caller: Caller,
  ) => Promise<Transmission>;
  readonly accept: (id: string, caller: Caller) => Promise<Transmission>;
};

type Filings = {
  readonly transmissions: Transmissions;
  readonly receipts: PortalReceipts;
  readonly regional: RegionalFilings;
};

export function transmissionsRoutes({ transmissions, receipts, regional }: Filings): Handlers<typeof transmissionRows> {
  return {
    list: ({ query }) => transmissions.list(query),
    record: ({ body }, { caller }) =>
      body.kind === 'REGIONAL' ? regional.record(body, caller) : transmissions.record(body, caller),
    accept: ({ params }, { caller }) => regional.accept(params.id, caller),
    undo: async ({ params }, { caller }) => {
      await transmissions.undo(params.id, caller);
    },
    addReceipt: async ({ params, file }, { caller }) => receipts.add(params.id, await readReceivedFile(file), caller),
    getReceipt: ({ params }, { caller }) => receipts.get(params.id, caller),
    removeReceipt: async ({ params }, { caller }) => {
      await receipts.remove(params.id, caller);
    },
  };
}
