import type { HouseRow, HouseTable } from '../db/engine.ts';
import { isUniqueViolation } from '../db/faults.ts';
import { type House, HouseError, hostOf, house, houseName, LONE_HOUSE, requireNew } from './house.ts';
import type { HouseList, HouseRegistry } from './house-registry.ts';

/** The houses that processes over one database serve. */
export function createHousesInTable(table: HouseTable): HouseRegistry {
  async function list(): Promise<HouseList> {
    const read = ((await table.list()) ?? []).map(readRow);
    return {
      houses: read.flatMap((found) => (typeof found === 'string' ? [] : [found])),
      faults: read.filter((found) => typeof found === 'string'),
    };
  }

  async function requireNoLoneHouse(): Promise<void> {
    if ((await table.list()) || !(await table.findData(LONE_HOUSE))) return;
    throw new HouseError(
      'questo database è di una casa sola. Per tenerne molte: un database nuovo, la casa aggiunta lì con il suo nome, e dentro un suo backup (docs/guides/many-processes.md)',
    );
  }

  async function requireOwnData(name: string, isBack: boolean): Promise<void> {
    const place = await table.findData(name);
    if (place && !isBack)
      throw new HouseError(
        `ci sono già i dati di una casa ${name} che è stata tolta (${place}): se è la stessa aggiungi --again, altrimenti scegli un altro nome`,
      );
    if (!place && isBack) throw new HouseError(`non ci sono dati di una casa ${name} da riprendere: togli --again`);
  }

  return {
    keepsMany: async () => (await table.list()) !== undefined,
    list,

    async add(added, { isBack = false } = {}) {
      await requireNoLoneHouse();
      requireNew(added, (await list()).houses);
      await requireOwnData(added.name, isBack);
      try {
        await table.add([rowOf(added)]);
      } catch (error) {
        // Somebody was faster, from another machine.
        if (isUniqueViolation(error)) requireNew(added, (await list()).houses);
        throw error;
      }
    },

    async remove(name) {
      if (!houseName.safeParse(name).success || !(await table.remove(name)))
        throw new HouseError(`non c’è nessuna casa di nome ${name}`);
      const place = await table.findData(name);
      return place ? `schema ${place} del database, e nel bucket sotto ${name}/` : 'non ne aveva ancora';
    },

    listen: table.listen,
  };
}

/** Takes what folders have said of houses until now into a table that nobody has made yet. */
export async function takeOverHouses(table: HouseTable, folders: HouseRegistry): Promise<void> {
  if (await table.list()) return;
  const { houses, faults } = await folders.list();
  if (faults.length > 0) throw new HouseError(`da portare nel database, ma non si legge: ${faults.join('; ')}`);
  if (houses.length === 0) return;
  await table.add(houses.map(rowOf)).catch((error: unknown) => {
    // Another process has done so meanwhile.
    if (!isUniqueViolation(error)) throw error;
  });
}

function rowOf({ sender, ...card }: House): HouseRow {
  return { ...card, host: hostOf(card), sender: sender ?? null };
}

/** The house, or what is wrong with its row: a newer program may have written it, or somebody by hand. */
function readRow({ name, url, owner, sender }: HouseRow): House | string {
  const read = house.safeParse({ name, url, owner, ...(sender !== null && { sender }) });
  return read.data ?? `approdo.houses, ${name}: ${read.error?.issues[0]?.message}`;
}
