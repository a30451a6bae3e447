import { createTenantFolders, keepsTenants, tenantFolder } from '../../server/src/tenants/tenant-folders.ts';
import { checkBackups } from './check-backups.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, fault } = findingsOf('houses');

/** Whether the files that describe the tenants below a DATA_DIR can be read, and the state of each one's backups. */
export async function checkTenants(dataDir: string, now: Date): Promise<Finding[]> {
  try {
    keepsTenants(dataDir);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [fault(text, 'Una casa sola e molte case vogliono due DATA_DIR diverse.')];
  }
  const { tenants, faults } = await createTenantFolders(dataDir).list();
  const backups = tenants.map(async ({ name }) =>
    (await checkBackups(tenantFolder(dataDir, name), now)).map((found) => ({
      ...found,
      text: `${name}: ${found.text}`,
    })),
  );
  return [
    ok(`case: ${tenants.length}`),
    ...faults.map((text) => fault(text, 'Correggi quel file: finché è così la casa non viene servita.')),
    ...(await Promise.all(backups)).flat(),
  ];
}
