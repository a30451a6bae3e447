import { contract } from '@approdo/shared/contract';
import type { Resource } from '@approdo/shared/contract/base/endpoint';
import type { RunningSite } from '../start-site.ts';
import { PERSONA } from './cast.ts';
import type { Names } from './sample-value.ts';

/** The current names and ids of each resource, from its own lists. */
export async function readNames(
  { origin }: Pick<RunningSite, 'origin'>,
  token: string,
): Promise<ReadonlyMap<string, Names>> {
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    Object.entries<Resource>(contract).map(async ([resource, rows]) => {
      const lists = Object.values(rows).filter(({ method, path, query, download }) => {
        return method === 'GET' && !path.includes('{') && !download && (!query || query.safeParse({}).success);
      });
      const things = await Promise.all(
        lists.map(async ({ path }) => (await fetch(`${origin}/api${path}`, { headers, redirect: 'manual' })).text()),
      );
      return [resource, namesIn(things.map(parse))] as const;
    }),
  );
  const all = new Map(answers);
  const files = (all.get('media')?.url ?? []).map((url) => url.replace('/uploads/', ''));
  return new Map([...all].map(([resource, names]) => [resource, { ...names, coverImage: files, images: files }]));
}

function parse(text: string): unknown {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
}

/** The values of each field, at any depth, without those of the story's own accounts. */
function namesIn(value: unknown): Names {
  const found = Map.groupBy(walk(value), ({ field }) => field);
  return Object.fromEntries([...found].map(([field, all]) => [field, all.map(({ name }) => name)]));
}

function walk(thing: unknown): { readonly field: string; readonly name: string }[] {
  if (thing === null || typeof thing !== 'object' || isOwn(thing)) return [];
  return Object.entries(thing).flatMap(([field, name]) =>
    typeof name === 'string' && NAMING_FIELDS.includes(field) ? [{ field, name }] : walk(name),
  );
}

const NAMING_FIELDS = ['id', 'slug', 'kind', 'url'];

function isOwn(thing: object): boolean {
  return 'role' in thing && 'email' in thing && !String(thing.email).startsWith(PERSONA);
}
