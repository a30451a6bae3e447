import { keysOfAddress } from '@approdo/shared/domain/content/redirects/old-address';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { isOnSite } from '../../../../adapters/moving/fetch-picture.ts';
import { eachSequentially } from '../../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { readPost, savePost } from '../../../content/blog/index.ts';
import { readPictureFiles } from '../../../content/media/index.ts';
import { readPage, savePage } from '../../../content/pages/index.ts';
import type { ItemWithThing, MoveKindWork } from '../move-kind.ts';
import { textFactsOf } from './site-judging.ts';
import { pictureFactsOf } from './site-pictures.ts';

type Relinking = {
  /** The hosts of the old site. */
  readonly hosts: readonly string[];
  readonly items: readonly ItemWithThing[];
  /** A text that was changed since it came is the owner's. */
  readonly findUntouched: Parameters<NonNullable<MoveKindWork['finish']>>[2];
  /** Where a redirect leads from an old path, as another move wrote it. */
  readonly findTarget: (reader: Reader, path: string) => Promise<string | undefined>;
};

/** A link of clean content, up to its address; what looks like one in a text has no `<`. */
const LINK = /(<a\b[^<>]*? href=")([^"<>]*)/g;

/** The end that WordPress gives to the names of smaller versions of a picture. */
const SIZE = /(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w{1,5}$)/;

/**
 * Lets links to the old site, in the posts and pages of its file that came in this move or before and that nobody has
 * changed since, lead to what came from it in any move. Returns how many are left as they were.
 */
export async function relinkTexts(trx: Trx, { hosts, items, findUntouched, findTarget }: Relinking): Promise<number> {
  const byPath = mapPaths(items);
  let left = 0;

  async function findAddress({ pathname, search }: URL): Promise<string | undefined> {
    const item = findByPath(byPath, pathname + search);
    const own = item && (await addressOf(trx, item));
    const target = own ?? (await findTarget(trx, pathname + search));
    return target?.startsWith('/') ? target : undefined;
  }

  async function relink(content: string): Promise<string> {
    const addresses = new Map<string, string>();
    for (const [, , written = ''] of content.matchAll(LINK)) {
      const url = readOldAddress(written, hosts);
      if (!url || addresses.has(written)) continue;
      const address = await findAddress(url);
      if (address === undefined) left += 1;
      else addresses.set(written, escapeMarkup(address + url.hash));
    }
    return content.replace(LINK, (_, start: string, written: string) => start + (addresses.get(written) ?? written));
  }

  const texts = items
    .filter(({ kind }) => kind !== 'PICTURE')
    .map(({ kind, thingId: id }) => ({ kind: kind === 'POST' ? 'post' : 'page', id }) as const);
  const untouched = await findUntouched(texts);
  await eachSequentially(texts, async ({ kind, id }) => {
    if (!untouched.has(id)) return;
    const post = kind === 'post' ? await readPost(trx, id) : undefined;
    const page = kind === 'page' ? await readPage(trx, id) : undefined;
    const before = (post ?? page)?.content ?? '';
    const content = await relink(before);
    if (content === before) return;
    if (post) await savePost(trx, { ...post, content });
    if (page) await savePage(trx, { ...page, content });
  });
  return left;
}

/** A link to the old site; undefined for any other. */
function readOldAddress(written: string, hosts: readonly string[]): URL | undefined {
  const address = written.replaceAll('&amp;', '&');
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isOnSite(url, hosts) ? url : undefined;
}

/** The items by the keys of their old paths. */
function mapPaths(items: readonly ItemWithThing[]): ReadonlyMap<string, ItemWithThing> {
  const byPath = new Map<string, ItemWithThing>();
  for (const item of items) {
    for (const path of listOldPaths(item)) {
      const { plain, queried } = keysOfAddress(path);
      const key = queried ?? (item.kind === 'PICTURE' ? plain.replace(SIZE, '') : plain);
      if (!byPath.has(key)) byPath.set(key, item);
    }
  }
  return byPath;
}

function listOldPaths(item: ItemWithThing): readonly string[] {
  if (item.kind !== 'PICTURE') return textFactsOf(item).oldPaths;
  const { oldPath, addresses } = pictureFactsOf(item);
  const paths = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).pathname);
  return oldPath === null ? paths : [oldPath, ...paths];
}

/** The home page with a parameter is another page than the home page; of others the parameter tells nothing. */
function findByPath(byPath: ReadonlyMap<string, ItemWithThing>, path: string): ItemWithThing | undefined {
  const { plain, queried } = keysOfAddress(path);
  if (queried !== undefined && (byPath.has(queried) || plain === '/')) return byPath.get(queried);
  return byPath.get(plain) ?? byPath.get(plain.replace(SIZE, ''));
}

/** Where the thing of an item is now; undefined once it is deleted. */
async function addressOf(reader: Reader, { kind, thingId }: ItemWithThing): Promise<string | undefined> {
  if (kind === 'PICTURE') {
    const file = (await readPictureFiles(reader, [thingId])).get(thingId);
    return file && `/uploads/${file}`;
  }
  const slug = (kind === 'POST' ? await readPost(reader, thingId) : await readPage(reader, thingId))?.slug;
  return slug && `/${kind === 'POST' ? 'blog' : 'pages'}/${slug}`;
}
