import { ApiError, reasonOf } from '@approdo/shared/client';
import { officialTables } from '@approdo/shared/contract/law/official-tables';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { REGISTER_KEY } from '../deadlines/index.ts';
import { REGISTER_TABLES } from './texts/register.ts';

const ROWS = { officialTables };

export function useOfficialTables() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...REGISTER_KEY, 'tables'],
    queryFn: ({ signal }) => client.officialTables.list({ signal }),
  });
}

/** All four, from the portal. */
export function useDownloadTables() {
  const client = useClient(ROWS);
  return useAction({
    run: (_: undefined) => client.officialTables.download(),
    reloads: [REGISTER_KEY],
    success: () => REGISTER_TABLES.downloaded,
    describe: (fault) => sayWhatServerSaid(fault, REGISTER_TABLES.downloadFailed),
  });
}

type Import = { readonly kind: TableKind; readonly file: File };

/** One by hand; a file with far fewer rows is asked about first. */
export function useImportTable() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  return useAction({
    run: async ({ kind, file }: Import) => {
      try {
        return await client.officialTables.import({ body: { kind }, file });
      } catch (fault) {
        if (!lostRows(fault)) throw fault;
        const { fewer: title, fewerQuestion: text, force: action } = REGISTER_TABLES;
        if (!(await confirm({ title, text, action }))) throw fault;
        return await client.officialTables.import({ body: { kind, force: 'true' }, file });
      }
    },
    reloads: [REGISTER_KEY],
    success: () => REGISTER_TABLES.imported,
    describe: (fault) => sayWhatServerSaid(fault, REGISTER_TABLES.importFailed),
  });
}

function lostRows(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 409 && reasonOf(fault) === REGISTER_TABLES.fewer;
}
