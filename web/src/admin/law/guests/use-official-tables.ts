import { ApiError, reasonOf } from '@approdo/shared/client';
import { officialTables } from '@approdo/shared/contract/law/official-tables';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { REGISTER_TABLES } from './texts/register.ts';

/** Downloads all four from the portal. */
export function useDownloadTables() {
  return useAction({
    run: (_: undefined, call) => call(officialTables.download),
    success: () => REGISTER_TABLES.downloaded,
    describe: REGISTER_TABLES.downloadFailed,
  });
}

type Import = { readonly kind: TableKind; readonly file: File };

/** Imports one by hand; a file with far fewer rows needs a confirmation. */
export function useImportTable() {
  const confirm = useConfirm();
  return useAction({
    run: async ({ kind, file }: Import, call) => {
      try {
        return await call(officialTables.import, { body: { kind }, file });
      } catch (fault) {
        if (!lostRows(fault)) throw fault;
        const { fewer: title, fewerQuestion: text, force: action } = REGISTER_TABLES;
        if (!(await confirm({ title, text, action }))) throw fault;
        return await call(officialTables.import, { body: { kind, force: 'true' }, file });
      }
    },
    success: () => REGISTER_TABLES.imported,
    describe: REGISTER_TABLES.importFailed,
  });
}

function lostRows(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 409 && reasonOf(fault) === REGISTER_TABLES.fewer;
}
