import type { Import } from './import-graph.ts';

/** Districts of the house, and the slices of the server in each: a district knows those before it, a slice likewise. */
export const DISTRICTS = {
  base: ['limits', 'audit', 'notices', 'people', 'localization', 'rich-content'],
  content: [
    'media',
    'property',
    'blog',
    'pages',
    'galleries',
    'menu',
    'homepage',
    'feature-boxes',
    'translator',
    'mail',
  ],
  stays: ['stays', 'calendar', 'guide', 'documents'],
  accounts: ['push', 'connections', 'keys', 'devices', 'auth'],
  prices: ['extras', 'codes', 'rates'],
  bookings: ['bookings', 'channels', 'reviews', 'turnovers'],
  money: ['payments', 'receipts', 'contracts', 'reports'],
  law: ['register', 'regional', 'tourist-tax', 'compliance', 'deadlines'],
  messages: ['conversations', 'letters', 'messages', 'check-in'],
  operations: [
    'privacy',
    'history',
    'translations',
    'backup',
    'health',
    'visits',
    'tasks',
    'start',
    'today',
    'search',
    'demo',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Where the slices of the server are. */
export const SERVER = 'server/src/features/';

const SLICES: readonly string[] = Object.values(DISTRICTS).flat();

/** What of the imports between slices leads up, aside or past a door, in words. */
export function findDistrictFaults(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [sliceOf(from), sliceOf(to)];
    if (importer === undefined || imported === undefined || importer === imported) return [];
    const names = `${from} → ${to}`;
    if (!SLICES.includes(importer)) return [`${importer} stands in no district: ${names}`];
    if (SLICES.indexOf(imported) >= SLICES.indexOf(importer)) return [`${imported} is not below ${importer}: ${names}`];
    return isDoor(to, imported) ? [] : [`past the door of ${imported}: ${names}`];
  });
}

/** The slice of a file of the product, by its path from the root; undefined for any other file. */
export function sliceOf(file: string): string | undefined {
  if (!file.startsWith(SERVER)) return undefined;
  const [first = '', second = ''] = file.slice(SERVER.length).split('/');
  const slices: Readonly<Record<string, readonly string[]>> = DISTRICTS;
  return slices[first]?.includes(second) ? second : first;
}

function isDoor(file: string, slice: string): boolean {
  return file.endsWith(`/${slice}/index.ts`) || file.endsWith(`/${slice}/${slice}.service.ts`);
}
