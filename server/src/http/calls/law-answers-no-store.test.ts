import { contract } from '@approdo/shared/contract';
import type { Contract, Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONE_GUEST } from '../../testing/lone-guest.ts';
import { createRegisterSite, type RegisterSite } from '../../testing/register-site.ts';

/** Calls with data of guests, or on the use of their data. */
const { officialTables, officialCodes, registerSettings, registerStays, registerGuests, registerKey } = contract;
const { checkIn, alloggiati, transmissions, regionalSettings, regional, touristTax, audit, privacy } = contract;
const { deadlines, complianceList, personalData } = contract;
const lawContract: Contract = {
  ...{ officialTables, officialCodes, registerSettings, registerStays, registerGuests, registerKey },
  ...{ checkIn, alloggiati, transmissions, regionalSettings, regional, touristTax, audit, privacy },
  ...{ deadlines, complianceList, personalData },
};

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(lawContract).flatMap(([name, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${name}.${call}`, row] as const),
);

/** The queries that these calls require. */
const QUERIES: Readonly<Record<string, string>> = {
  'officialCodes.find': 'kind=STATI&q=ital',
  'alloggiati.file': 'date=2027-03-01',
  'registerStays.list': 'from=2027-02-01&to=2027-04-01',
  'touristTax.report': 'period=2026-Q3',
  'touristTax.csv': 'period=2026-Q3',
};

/** Calls without an answer here: no region is set, and no person is named. */
const NOT_YET = ['regional.days', 'regional.file', 'regional.table', 'personalData.ofAddress'];

let site: RegisterSite;
beforeAll(async () => {
  site = await createRegisterSite();
  await site.write(await site.addStay(), [LONE_GUEST]);
});
afterAll(() => site.close());

it.each(rows)('an answer of %s is kept by nobody on its way', async (name, row) => {
  const hasParameter = row.path.includes('{');
  const path = hasParameter ? row.path.replace(/\{\w+\}/, await site.addStay()) : row.path;
  const response = await fetch(`${site.origin}/api${path}?${QUERIES[name] ?? ''}`, {
    method: row.method,
    headers: { authorization: `Bearer ${site.owner.token}`, 'content-type': 'application/json' },
    ...(row.method === 'GET' ? {} : { body: '{}' }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (row.method === 'GET' && !hasParameter && !NOT_YET.includes(name)) expect(response.status).toBe(200);
});
