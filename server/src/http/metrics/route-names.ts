import type { Contract } from '@approdo/shared/contract/base/endpoint';

/** The label of a request: a row of the contract or a kind of address, never the raw path, which strangers choose. */
export type Route = { readonly method: string; readonly route: string };

export type NameRoute = (method: string | undefined, url: string) => Route;

type Pattern = { readonly route: Route; readonly segments: readonly string[] };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Labels of other addresses by their prefix; anything else is a page of the site. */
const KINDS = [
  ['/api/', '/api/…'],
  ['/assets/', '/assets/…'],
  ['/uploads/', '/uploads/…'],
  ['/calendars/', '/calendars/…'],
  ['/cleaning/', '/cleaning/…'],
  ['/look/', '/look/…'],
  ['/admin', '/admin'],
  ['', 'page'],
] as const;

/** Returns the same Route object for the same route each time, so that it can be a map key. */
export function createRouteNames(contract: Contract): NameRoute {
  const rows = Object.values(contract).flatMap((resource) => Object.values(resource));
  const fixed = new Map<string, Map<string, Route>>();
  const patterns = new Map<string, Pattern[]>();
  for (const { method, path } of rows) {
    const route = { method, route: `/api${path}` };
    if (path.includes('{')) listIn(patterns, method).push({ route, segments: route.route.split('/') });
    else mapIn(fixed, method).set(route.route, route);
  }
  const kinds = new Map(METHODS.map((method) => [method, KINDS.map(([, route]) => ({ method, route }))]));
  const others = KINDS.map(([, route]) => ({ method: 'OTHER', route }));

  return (requested = '', url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const method = requested === 'HEAD' ? 'GET' : requested;
    const row = fixed.get(method)?.get(path) ?? findPattern(patterns.get(method), path);
    if (row) return row;
    const kind = KINDS.findIndex(([start]) => path.startsWith(start));
    const [page = { method: 'OTHER', route: 'page' }] = others.slice(-1);
    return (kinds.get(requested) ?? others)[kind] ?? page;
  };
}

function findPattern(patterns: readonly Pattern[] | undefined, path: string): Route | undefined {
  if (!patterns || !path.startsWith('/api/')) return undefined;
  const requested = path.split('/', 12);
  const fits = ({ segments }: Pattern) =>
    segments.length === requested.length &&
    segments.every((segment, place) => segment.startsWith('{') || segment === requested[place]);
  return patterns.find(fits)?.route;
}

function listIn(lists: Map<string, Pattern[]>, key: string): Pattern[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function mapIn(maps: Map<string, Map<string, Route>>, key: string): Map<string, Route> {
  const map = maps.get(key) ?? new Map<string, Route>();
  maps.set(key, map);
  return map;
}
