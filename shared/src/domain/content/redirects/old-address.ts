import { isSafeLink } from '../../base/text/link.ts';

/** Redirects that a house may have (MOVING.md, section 4). */
export const MAX_REDIRECTS = 20_000;

/** Longest address of a redirect, in UTF-16 units. */
export const REDIRECT_MAX_LENGTH = 2000;

/** Redirects that are followed one after another; a chain that is longer leads nowhere. */
export const MAX_HOPS = 20;

/** WordPress's parameters for a post, a page and a file, where its addresses have no words. */
const COUNTED_PARAMETERS = ['p', 'page_id', 'attachment_id'] as const;

/** Ends of a path that make no other address of it. */
const IDLE_ENDS = ['/', '/index.php', '/index.html'] as const;

const SCHEME_AND_HOST = /^(?:https?:)?\/\/[^/?#]*/i;

/** Paths of the program, never of an old site. */
const OF_PROGRAM = /^\/(?:api|admin|uploads|assets)(?:\/|$)/;

/** The forms by which an address is compared. */
export type AddressKeys = {
  /** Of its path. */
  readonly plain: string;
  /** Of its path with the parameter that counts; undefined without one. */
  readonly queried?: string;
};

/** An old address as it is kept: a path, with one parameter at most; undefined for a text that is no address. */
export function readOldAddress(written: string): string | undefined {
  const local = written.replace(SCHEME_AND_HOST, '');
  if (local === written && !written.startsWith('/')) return undefined;
  const { path, query } = splitAddress(local);
  return path.replace(/^\/*/, '/') + countedQuery(query);
}

/**
 * The keys of an address as it is kept or asked for: decoded, NFC, in lower case, without idle ends. Those with a
 * parameter are compared by `queried` first, then, as one without a parameter meets any, by `plain`.
 */
export function keysOfAddress(address: string): AddressKeys {
  const { path, query } = splitAddress(address);
  const plain = foldPath(path);
  const counted = query && countedQuery(query);
  return counted ? { plain, queried: plain + counted } : { plain };
}

/** The key of a kept address, by which no two redirects may start. */
export function keyOfOldAddress(kept: string): string {
  const { plain, queried } = keysOfAddress(kept);
  return queried ?? plain;
}

/** Whether a path is of the program itself: none of these leads elsewhere. */
export function isOfProgram(address: string): boolean {
  return OF_PROGRAM.test(keysOfAddress(address).plain);
}

/** Whether a redirect may lead there: a path on the site, or an https address. */
export function isRedirectTarget(text: string): boolean {
  return isSafeLink(text) && (text.startsWith('/') || /^https:/i.test(text));
}

/** The path with its query that an address has on the site of this origin; undefined if it is of another site. */
export function localAddressOf(address: string, origin: string): string | undefined {
  if (address.startsWith('/')) return address;
  if (!address.startsWith(origin)) return undefined;
  const rest = address.slice(origin.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : undefined;
}

/** The end of a chain of redirects, the start itself if none leads on; undefined after MAX_HOPS, as in a circle. */
export async function followRedirects(
  start: string,
  findNext: (address: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  let end = start;
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    const next = await findNext(end);
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}

/** Without the fragment, which no server is told. */
function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const [local = ''] = address.split('#', 1);
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/** The first parameter that counts, with its question mark; empty where there is none. */
function countedQuery(query: string): string {
  const parameters = query.split('&');
  for (const name of COUNTED_PARAMETERS) {
    const value = parameters.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    if (/^\d{1,20}$/.test(value)) return `?${name}=${value}`;
  }
  return '';
}

function foldPath(path: string): string {
  // Lower case may decompose a letter.
  const folded = decodePath(path).normalize('NFC').toLowerCase().normalize('NFC');
  let length = folded.length;
  for (;;) {
    const end = IDLE_ENDS.find((one) => folded.endsWith(one, length));
    if (end === undefined) return folded.slice(0, length) || '/';
    length -= end.length;
  }
}

/** As it is where a percent sign stands for nothing, or for a control character, which no address has. */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}
