import { createHouseFolders, houseFolder, keepsHouses } from '../../server/src/houses/house-folders.ts';
import { checkBackups } from './check-backups.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, fault } = findingsOf('houses');

/** Whether the cards of all houses below a DATA_DIR can be read, and how the backups of each stand. */
export async function checkHouses(dataDir: string, now: Date): Promise<Finding[]> {
  try {
    keepsHouses(dataDir);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [fault(text, 'Una casa sola e molte case vogliono due DATA_DIR diverse.')];
  }
  const { houses, faults } = await createHouseFolders(dataDir).list();
  const backups = houses.map(async ({ name }) =>
    (await checkBackups(houseFolder(dataDir, name), now)).map((found) => ({
      ...found,
      text: `${name}: ${found.text}`,
    })),
  );
  return [
    ok(`case: ${houses.length}`),
    ...faults.map((text) => fault(text, 'Correggi quel file: finché è così la casa non viene servita.')),
    ...(await Promise.all(backups)).flat(),
  ];
}
