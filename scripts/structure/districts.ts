import type { Import } from './import-graph.ts';

/** The server's slices by district, in order: districts and slices may only import earlier ones. */
export const DISTRICTS = {
  base: ['limits', 'audit', 'notices', 'people', 'localization', 'rich-content'],
  content: [
    'media',
    'property',
    'blog',
    'pages',
    'galleries',
    'menu',
    'redirects',
    'homepage',
    'look',
    'feature-boxes',
    'translator',
    'mail',
  ],
  stays: ['stays', 'calendar', 'guide', 'documents'],
  accounts: ['push', 'connections', 'keys', 'devices', 'auth'],
  prices: ['extras', 'codes', 'rates'],
  bookings: ['bookings', 'channels', 'reviews', 'turnovers'],
  money: ['payments', 'receipts', 'contracts', 'payouts', 'expenses', 'bank', 'reports'],
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
    'moves',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The back office's screens by district, in order, with the folders that they share. */
const SCREENS = {
  base: [],
  content: [
    'records',
    'uploads',
    'media-picker',
    'rich-text',
    'wordings',
    'translations',
    'writing',
    'media',
    'property',
    'blog',
    'pages',
    'galleries',
    'menu',
    'redirects',
    'look',
    'homepage',
    'feature-boxes',
  ],
  stays: ['stays', 'guide'],
  accounts: ['access', 'users'],
  prices: ['instant-facts', 'way-to-pay', 'rates'],
  bookings: ['channels', 'bookings', 'new-booking', 'calendar', 'reviews', 'turnovers'],
  money: ['payments', 'stay-money', 'due', 'payouts', 'expenses', 'bank', 'reports'],
  law: ['deadlines', 'tourist-tax', 'guests', 'register'],
  messages: ['mail', 'correspondence', 'messages'],
  operations: [
    'privacy',
    'languages',
    'backup',
    'visits',
    'tasks',
    'booking',
    'today',
    'demo',
    'moving',
    'first-steps',
    'start',
    'phone',
    'overview',
    'help',
  ],
} as const satisfies Readonly<Record<keyof typeof DISTRICTS, readonly string[]>>;

/** Where the slices of the server are. */
export const SERVER = 'server/src/features/';

type Room = {
  readonly folder: string;
  /** In order; a room without slices is only divided into districts. */
  readonly slices?: Readonly<Record<string, readonly string[]>>;
  /** Whether every file of the room must be in a district. */
  readonly isWhole?: boolean;
  /** The files of a slice that others may import, relative to its folder. */
  readonly doorsOf?: (slice: string) => readonly string[];
};

const ROOMS: readonly Room[] = [
  {
    folder: SERVER,
    slices: DISTRICTS,
    isWhole: true,
    doorsOf: (slice) => ['index.ts', `${slice}.service.ts`],
  },
  { folder: 'web/src/admin/', slices: SCREENS, doorsOf: () => ['index.ts'] },
  { folder: 'web/src/site/' },
  { folder: 'shared/src/domain/' },
  { folder: 'shared/src/contract/' },
  { folder: 'shared/src/words/' },
];

/** A file's place in the order: higher ones may import lower ones. */
type Place = { readonly name: string; readonly height: number; readonly slice: string; readonly rest: string };

/** Describes the imports within each room that go upwards, sideways or past a door. */
export function findDistrictFaults(imports: readonly Import[]): readonly string[] {
  return ROOMS.flatMap((room) => imports.flatMap((one) => (isWithin(room, one) ? (findFault(room, one) ?? []) : [])));
}

function isWithin({ folder }: Room, { from, to }: Import): boolean {
  return from.startsWith(folder) && to.startsWith(folder);
}

function findFault(room: Room, { from, to }: Import): string | undefined {
  const [importer, imported] = [placeOf(room, from), placeOf(room, to)];
  const names = `${from} → ${to}`;
  if (!importer) return room.isWhole ? `in no district: ${names}` : undefined;
  if (importer.height < 0) return `${importer.name} is in no list: ${names}`;
  if (!imported || importer.name === imported.name) return undefined;
  if (imported.height >= importer.height) return `${imported.name} is not below ${importer.name}: ${names}`;
  const isDoor = room.doorsOf?.(imported.slice).includes(imported.rest) ?? true;
  return isDoor ? undefined : `past the door of ${imported.name}: ${names}`;
}

function placeOf({ folder, slices }: Room, file: string): Place | undefined {
  const [district = '', slice = '', ...rest] = file.slice(folder.length).split('/');
  const order = Object.keys(DISTRICTS);
  if (!order.includes(district)) return undefined;
  if (!slices) return { name: district, height: order.indexOf(district), slice, rest: rest.join('/') };
  const name = `${district}/${slice}`;
  const listed = order.flatMap((each) => (slices[each] ?? []).map((one) => `${each}/${one}`));
  return { name, height: listed.indexOf(name), slice, rest: rest.join('/') };
}
