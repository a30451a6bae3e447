import type { AlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import { createOfficialCodes } from '../features/register/official-codes.ts';
import { createOfficialTables } from '../features/register/official-tables.service.ts';
import { officialCodesRoutes, officialTablesRoutes } from '../features/register/register.routes.ts';
import type { Basics } from './basics.ts';

type RegisterNeeds = Basics & { readonly alloggiatiPortal: AlloggiatiPortal };

/** What the law asks of whoever lets guests sleep in her house. */
export function createRegister({ alloggiatiPortal, ...basics }: RegisterNeeds) {
  return {
    handlers: {
      officialTables: officialTablesRoutes(createOfficialTables({ ...basics, alloggiatiPortal })),
      officialCodes: officialCodesRoutes(createOfficialCodes(basics)),
    },
  };
}
