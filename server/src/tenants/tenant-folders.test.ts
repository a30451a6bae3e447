import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { DataDirError, lockDataDir, openCurrentGeneration, openDataDir } from '../data-dir/data-dir.ts';
import { backUpFromShell, restoreFromShell } from '../features/operations/backup/backup.shell.ts';
import { type Tenant, TenantError, tenant } from './tenant.ts';
import { configFor } from './tenant-config.ts';
import { createTenantFolders, keepsTenants, tenantFolder } from './tenant-folders.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'approdo-houses-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const aTenant = (change: Partial<Tenant> = {}): Tenant => ({
  name: 'mare',
  url: 'https://mare.example',
  owner: 'anna@example.it',
  ...change,
});

it.each(['mare', 'a', '7', 'casa-al-mare', 'x'.repeat(40)])('a house may be called %s', (name) => {
  expect(tenant.parse(aTenant({ name })).name).toBe(name);
});

it.each(['', 'Mare', '-mare', 'mare-', 'ma_re', '../mare', 'ma re', 'x'.repeat(41), 'mare\n'])(
  'a house may not be called %j',
  (name) => {
    expect(tenant.safeParse(aTenant({ name })).success).toBe(false);
  },
);

it.each([
  ['https://mare.example/', 'https://mare.example'],
  ['HTTPS://Mare.Example:443', 'https://mare.example'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('an address is kept as an origin: %s', (url, kept) => {
  expect(tenant.parse(aTenant({ url })).url).toBe(kept);
});

it.each([
  'mare.example',
  'ftp://mare.example',
  'https://mare.example/casa',
  'https://a:b@mare.example',
  'https://x/?y',
  '',
])('an address that is more than an origin, or none, is refused: %s', (url) => {
  expect(tenant.safeParse(aTenant({ url })).success).toBe(false);
});

it('what is added is listed, and lies in a DATA_DIR of its own', async () => {
  expect(keepsTenants(dataDir)).toBe(false);
  const registry = createTenantFolders(dataDir);
  expect(await registry.list()).toEqual({ tenants: [], faults: [] });
  const monte = aTenant({ name: 'monte', url: 'https://monte.example', sender: 'Monte <ciao@monte.example>' });
  await registry.add(monte);
  await registry.add(aTenant());
  expect(keepsTenants(dataDir)).toBe(true);
  expect(await createTenantFolders(dataDir).list()).toEqual({ tenants: [aTenant(), monte], faults: [] });
  openCurrentGeneration(openDataDir(tenantFolder(dataDir, 'mare')));
});

it('no two houses have one name or one host', async () => {
  const registry = createTenantFolders(dataDir);
  await registry.add(aTenant());
  await expect(registry.add(aTenant({ url: 'https://altra.example' }))).rejects.toThrow(TenantError);
  await expect(registry.add(aTenant({ name: 'altra', url: 'http://mare.example:8080' }))).rejects.toThrow(
    /mare\.example/,
  );
  expect((await registry.list()).tenants).toHaveLength(1);
});

it('what is removed is moved aside, whole', async () => {
  const registry = createTenantFolders(dataDir);
  await registry.add(aTenant());
  writeFileSync(join(tenantFolder(dataDir, 'mare'), 'ricordi'), '');
  const kept = await registry.remove('mare');
  expect(await registry.list()).toEqual({ tenants: [], faults: [] });
  expect(existsSync(tenantFolder(dataDir, 'mare'))).toBe(false);
  expect(readdirSync(kept)).toContain('ricordi');
  await registry.add(aTenant());
  expect(readdirSync(tenantFolder(dataDir, 'mare'))).toEqual(['house.json']);
  await expect(registry.remove('../mare')).rejects.toThrow(TenantError);
  await expect(registry.remove('monte')).rejects.toThrow(TenantError);
});

it('what is removed while a site has it open is moved once that lets go', async () => {
  const registry = createTenantFolders(dataDir);
  await registry.add(aTenant());
  const lock = lockDataDir({ root: tenantFolder(dataDir, 'mare') });
  const removing = registry.remove('mare');
  await expect.poll(async () => (await registry.list()).tenants).toEqual([]);
  expect(existsSync(tenantFolder(dataDir, 'mare'))).toBe(true);
  lock.release();
  expect(existsSync(await removing)).toBe(true);
});

it('a DATA_DIR of one house takes no others', async () => {
  openCurrentGeneration(openDataDir(dataDir));
  await expect(createTenantFolders(dataDir).add(aTenant())).rejects.toThrow(TenantError);
  expect(keepsTenants(dataDir)).toBe(false);
  mkdirSync(join(dataDir, 'houses'));
  expect(() => keepsTenants(dataDir)).toThrow(DataDirError);
});

it('a backup or a restore from the shell wants to know of which house, and touches none', async () => {
  await createTenantFolders(dataDir).add(aTenant());
  const needs = { dataDir, appVersion: '0.0.0' };
  await expect(backUpFromShell(needs)).rejects.toThrow(DataDirError);
  await expect(restoreFromShell({ ...needs, archive: 'none.tar' })).rejects.toThrow(DataDirError);
  expect(keepsTenants(dataDir)).toBe(true);
});

it.each(['{', '{}', '{"url":"https://altra.example"}'])(
  'a card that says no house is named, and hides no other: %s',
  async (card) => {
    const registry = createTenantFolders(dataDir);
    await registry.add(aTenant());
    mkdirSync(tenantFolder(dataDir, 'altra'));
    writeFileSync(join(tenantFolder(dataDir, 'altra'), 'house.json'), card);
    const { tenants, faults } = await registry.list();
    expect(tenants).toEqual([aTenant()]);
    expect(faults).toEqual([expect.stringContaining('altra')]);
  },
);

it('each house has a secret of its own, the same at each start, and no password of all', () => {
  const common = 'a secret that all houses of the tests have in common';
  const config = readConfig({ JWT_SECRET: common, ADMIN_PASSWORD: 'una per tutte', OWNER_EMAIL: 'una@example.it' });
  const of = (name: string) => configFor(aTenant({ name }), config, join(dataDir, name));
  expect(of('mare').jwtSecret).toBe(of('mare').jwtSecret);
  expect(new Set([of('mare').jwtSecret, of('monte').jwtSecret, common]).size).toBe(3);
  expect(of('mare')).toMatchObject({ publicUrl: 'https://mare.example', adminEmail: 'anna@example.it' });
  expect([of('mare').adminPassword, of('mare').ownerEmail]).toEqual([undefined, undefined]);
});
