import { readFile } from 'node:fs/promises';
import type {
  officialCodes as codeRows,
  officialTables as tableRows,
} from '@approdo/shared/contract/register/official-tables';
import type { Handlers } from '../../http/calls/handler.ts';
import type { OfficialCodes } from './official-codes.ts';
import type { OfficialTablesKept } from './official-tables.service.ts';

export function officialTablesRoutes(tables: OfficialTablesKept): Handlers<typeof tableRows> {
  return {
    list: () => tables.list(),
    async import({ file, body }, { caller }) {
      const sent = { kind: body.kind, bytes: await readFile(file.path), isForced: body.force === 'true' };
      return await tables.import(sent, caller);
    },
    download: (_, { caller }) => tables.download(caller),
  };
}

export function officialCodesRoutes(codes: OfficialCodes): Handlers<typeof codeRows> {
  return { find: ({ query }, { language, address }) => codes.find(query, { language, address }) };
}
