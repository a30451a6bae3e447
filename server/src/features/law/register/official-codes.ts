import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { type CodeSearch, createCodeSearch } from '@approdo/shared/domain/law/register/code-search';
import { TABLE_KINDS, type TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { nameOfficial } from '@approdo/shared/words/law/name-official';
import type { Database } from '../../../db/database.ts';
import type { CachedRead } from '../../../db/read-cache.ts';
import type { Limits } from '../../base/limits/index.ts';
import { findImport, listOfficialRows } from './official-tables.repository.ts';

type CodesNeeds = {
  readonly database: Database;
  readonly limits: Limits;
  readonly createReadCache: <Fact>(most: number) => CachedRead<Fact>;
};

type CodeQuery = { readonly kind: TableKind; readonly q: string; readonly on?: LocalDate | undefined };

/** A list prepared for a language, as of an import. */
type Prepared = { readonly importedAt: string; readonly search: CodeSearch };

export type OfficialCodes = ReturnType<typeof createOfficialCodes>;

/** Finds codes for people who fill in a form of the register. */
export function createOfficialCodes({ database, limits, createReadCache }: CodesNeeds) {
  const imports = createReadCache<string | undefined>(TABLE_KINDS.length);
  const prepared = new Map<string, Prepared>();

  async function searchOf(kind: TableKind, language: Language): Promise<CodeSearch | undefined> {
    const importedAt = await imports(kind, () => findImport(database, kind));
    if (importedAt === undefined) return undefined;
    const key = `${kind} ${language}`;
    const known = prepared.get(key);
    if (known?.importedAt === importedAt) return known.search;
    const rows = await listOfficialRows(database, kind);
    const search = createCodeSearch(rows.map((row) => ({ ...row, label: nameOfficial(kind, row.name, language) })));
    prepared.set(key, { importedAt, search });
    return search;
  }

  return {
    /** Empty where the list was never imported. Throws 429 past the limit of a network. */
    async find(
      { kind, q, on }: CodeQuery,
      { language, network }: { readonly language: Language; readonly network: string },
    ) {
      await limits.spend('codesByAddress', network);
      const search = await searchOf(kind, language);
      const found = search?.find({ q, on }) ?? [];
      return found.map(
        ({ code, name, label, province, endedOn }): OfficialCode => ({
          code,
          name,
          label,
          ...(province !== null && { province }),
          ...(endedOn !== null && { endedOn }),
        }),
      );
    },
  };
}
