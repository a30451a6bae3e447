import type { Import } from './import-graph.ts';

const SLICES = 'server/src/features/';

/** Knows those before it. */
export const GROUND = [
  'limits',
  'audit',
  'notices',
  'people',
  'rich-content',
  'localization',
  'media',
  'property',
  'mail',
  'stays',
  'extras',
  'documents',
  'push',
  'connections',
  'keys',
  'devices',
  'codes',
];

/** None knows another. */
const FIRST = [
  'auth',
  'backup',
  'blog',
  'bookings',
  'calendar',
  'channels',
  'messages',
  'conversations',
  'feature-boxes',
  'galleries',
  'guide',
  'homepage',
  'menu',
  'pages',
  'payments',
  'rates',
  'register',
  'reviews',
  'tasks',
  'translator',
  'turnovers',
];

/** Knows those before it, too. */
const ROOF = [
  'letters',
  'check-in',
  'regional',
  'tourist-tax',
  'compliance',
  'deadlines',
  'receipts',
  'contracts',
  'reports',
  'history',
  'translations',
  'visits',
  'demo',
  'privacy',
  'health',
  'start',
  'today',
  'search',
];

/** What of the imports between slices leads up, aside or past a door, in words. */
export function findFloorFaults(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [sliceOf(from), sliceOf(to)];
    if (importer === undefined || imported === undefined || importer === imported) return [];
    const names = `${from} → ${to}`;
    if (heightOf(importer) === undefined) return [`${importer} stands on no floor: ${names}`];
    if (!mayKnow(importer, imported)) return [`${imported} is not below ${importer}: ${names}`];
    return isDoor(to, imported) ? [] : [`past the door of ${imported}: ${names}`];
  });
}

/** The slice of a file of the product; undefined for any other file. */
function sliceOf(file: string): string | undefined {
  return file.startsWith(SLICES) ? file.slice(SLICES.length).split('/')[0] : undefined;
}

function mayKnow(importer: string, imported: string): boolean {
  const [own, other] = [heightOf(importer), heightOf(imported)];
  return own !== undefined && other !== undefined && other < own;
}

/** Slices of the first floor are all as high. */
function heightOf(slice: string): number | undefined {
  if (GROUND.includes(slice)) return GROUND.indexOf(slice);
  if (FIRST.includes(slice)) return GROUND.length;
  if (ROOF.includes(slice)) return GROUND.length + 1 + ROOF.indexOf(slice);
  return undefined;
}

function isDoor(file: string, slice: string): boolean {
  return [`${SLICES}${slice}/index.ts`, `${SLICES}${slice}/${slice}.service.ts`].includes(file);
}
