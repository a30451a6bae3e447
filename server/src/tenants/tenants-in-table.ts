import type { TenantRow, TenantTable } from '../db/engine.ts';
import { isUniqueViolation } from '../db/faults.ts';
import { hostOf, LONE_TENANT, requireNew, type Tenant, TenantError, tenant, tenantName } from './tenant.ts';
import type { TenantList, TenantRegistry } from './tenant-registry.ts';

/** The tenants that processes over one database serve. */
export function createTenantsInTable(table: TenantTable): TenantRegistry {
  async function list(): Promise<TenantList> {
    const read = ((await table.list()) ?? []).map(readRow);
    return {
      tenants: read.flatMap((found) => (typeof found === 'string' ? [] : [found])),
      faults: read.filter((found) => typeof found === 'string'),
    };
  }

  async function requireNoLoneTenant(): Promise<void> {
    if ((await table.list()) || !(await table.findData(LONE_TENANT))) return;
    throw new TenantError(
      'questo database è di una casa sola. Per tenerne molte: un database nuovo, la casa aggiunta lì con il suo nome, e dentro un suo backup (docs/guides/many-processes.md)',
    );
  }

  async function requireOwnData(name: string, isBack: boolean): Promise<void> {
    const place = await table.findData(name);
    if (place && !isBack)
      throw new TenantError(
        `ci sono già i dati di una casa ${name} che è stata tolta (${place}): se è la stessa aggiungi --again, altrimenti scegli un altro nome`,
      );
    if (!place && isBack) throw new TenantError(`non ci sono dati di una casa ${name} da riprendere: togli --again`);
  }

  return {
    keepsMany: async () => (await table.list()) !== undefined,
    list,

    async add(added, { isBack = false } = {}) {
      await requireNoLoneTenant();
      requireNew(added, (await list()).tenants);
      await requireOwnData(added.name, isBack);
      try {
        await table.add([rowOf(added)]);
      } catch (error) {
        // Somebody was faster, from another machine.
        if (isUniqueViolation(error)) requireNew(added, (await list()).tenants);
        throw error;
      }
    },

    async remove(name) {
      if (!tenantName.safeParse(name).success || !(await table.remove(name)))
        throw new TenantError(`non c’è nessuna casa di nome ${name}`);
      const place = await table.findData(name);
      return place ? `schema ${place} del database, e nel bucket sotto ${name}/` : 'non ne aveva ancora';
    },

    listen: table.listen,
  };
}

/** Takes what folders have said of tenants until now into a table that nobody has made yet. */
export async function takeOverTenants(table: TenantTable, folders: TenantRegistry): Promise<void> {
  if (await table.list()) return;
  const { tenants, faults } = await folders.list();
  if (faults.length > 0) throw new TenantError(`da portare nel database, ma non si legge: ${faults.join('; ')}`);
  if (tenants.length === 0) return;
  await table.add(tenants.map(rowOf)).catch((error: unknown) => {
    // Another process has done so meanwhile.
    if (!isUniqueViolation(error)) throw error;
  });
}

function rowOf({ sender, ...card }: Tenant): TenantRow {
  return { ...card, host: hostOf(card), sender: sender ?? null };
}

/** The tenant, or what is wrong with its row: a newer program may have written it, or somebody by hand. */
function readRow({ name, url, owner, sender }: TenantRow): Tenant | string {
  const read = tenant.safeParse({ name, url, owner, ...(sender !== null && { sender }) });
  return read.data ?? `approdo.houses, ${name}: ${read.error?.issues[0]?.message}`;
}
