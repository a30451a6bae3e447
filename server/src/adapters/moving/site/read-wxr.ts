import { TOO_LARGE } from '@approdo/shared/domain/base/tables/cell';
import { bareHost } from '@approdo/shared/domain/base/text/host-name';
import type { Emit } from '../reading.ts';
import { TextTooLargeError } from './flow.ts';
import { isPictureAddress, readVersions } from './old-pictures.ts';
import { nameType, type OldPost, type OldSite, openOldSite, readInstant } from './old-site.ts';
import { parseWxr, plainOf, type WxrItem } from './parse-wxr.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is neither a text nor a file, as its owner calls it. */
const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['nav_menu_item', 'Voci di menu'],
  ['wp_navigation', 'Voci di menu'],
  ['wp_template', 'Modelli'],
  ['wp_template_part', 'Modelli'],
]);

/** Blocks and attachments that texts refer to are written anew for each: so much in all, against files that swell. */
const MAX_REPEATED = 64 * 1024 ** 2;
const PICTURE_COST = 100;

/** Reads WordPress' export, WXR 1.0 to 1.2. Throws a ReadingRefusal. */
export async function readWxr(path: string, _name: string, emit: Emit): Promise<void> {
  const wxr = await parseWxr(path);
  const { facts, source, hasAddress } = siteOf(wxr.channel);
  const byType = Map.groupBy(wxr.items, (item) => fieldOf(item, 'wp:post_type'));
  const blocks = createBlocks(byType.get('wp_block') ?? []);
  const versionOf = readVersions(new Set(facts.hosts), hasAddress);
  const site = openOldSite({ format: 'WXR', source, facts, emit, versionOf, findBlock: blocks.find });
  const attachments = listAttachments(site, byType.get('attachment') ?? []);
  const attachedTo = (id: string) => {
    const attached = attachments.get(id) ?? [];
    blocks.spend(attached.length * PICTURE_COST);
    return attached.flatMap((item) => site.pictures.referToId(fieldOf(item, 'wp:post_id')) ?? []);
  };
  for (const item of wxr.items) {
    const type = fieldOf(item, 'wp:post_type');
    const kind = type === 'page' ? 'PAGE' : 'POST';
    if (type === 'post' || type === 'page' || type === 'revision') {
      const own = fieldOf(item, 'wp:post_id');
      await site.addPost({ ...postOf(item, kind, facts), attachedTo: (id) => attachedTo(id ?? own) });
      item.content = new Uint8Array();
    } else if (type !== 'attachment' && type !== 'wp_block') site.leave(TYPE_NAMES.get(type) ?? nameType(type));
  }
  site.leave('Blocchi condivisi', blocks.countUnused());
  site.leave('Commenti', wxr.commentCount);
  site.leave('Categorie', wxr.categories.size);
  site.leave('Etichette', wxr.tags.size);
  site.leave('Autori', wxr.authorCount);
  await site.end();
}

function siteOf(channel: ReadonlyMap<string, string>) {
  const told = ['wp:base_blog_url', 'link', 'wp:base_site_url'].map((name) => channel.get(name) ?? '');
  const urls = told.flatMap((each) => (/^https?:/i.test(each) ? URL.parse(each) : null) ?? []);
  const home = urls[0] ?? new URL('https://wordpress.invalid/');
  const path = home.pathname.endsWith('/') ? home.pathname : `${home.pathname}/`;
  const hosts = new Set([home, ...urls].map(({ host }) => bareHost(host)));
  // WordPress.com keeps the files of a site on a host of their own.
  for (const host of [...hosts]) {
    if (/^[\w-]+\.wordpress\.com$/.test(host)) hosts.add(host.replace('.wordpress.com', '.files.wordpress.com'));
  }
  const facts: SiteFacts = { hosts: [...hosts], home: `${home.origin}${path}` };
  return { facts, source: `${bareHost(home.host)}${path.slice(0, -1)}`, hasAddress: urls.length > 0 };
}

/** The shared blocks of an export, by id. */
function createBlocks(items: readonly WxrItem[]) {
  const blocks = new Map(items.map((item) => [fieldOf(item, 'wp:post_id'), item.content]));
  const used = new Set<string>();
  let left = MAX_REPEATED;
  const spend = (cost: number) => {
    left -= cost;
    if (left < 0) throw new TextTooLargeError('too much is repeated');
  };
  return {
    spend,
    find(id: string): string | undefined {
      const block = blocks.get(id);
      if (!block) return undefined;
      spend(block.length);
      used.add(id);
      return Buffer.from(block).toString();
    },
    countUnused: () => blocks.size - used.size,
  };
}

/** Lists the pictures among the files of an export; returns them by the post they are attached to. */
function listAttachments(site: OldSite, files: readonly WxrItem[]): ReadonlyMap<string, readonly WxrItem[]> {
  const pictures = files.filter((item) => isPictureAddress(fieldOf(item, 'wp:attachment_url')));
  site.leave('Altri file', files.length - pictures.length);
  for (const item of pictures) {
    const alt = item.metas.get('_wp_attachment_image_alt') ?? '';
    const caption = plainOf(fieldOf(item, 'excerpt:encoded'));
    site.pictures.list(fieldOf(item, 'wp:post_id'), fieldOf(item, 'wp:attachment_url'), { caption, alt });
  }
  return Map.groupBy(pictures, (item) => fieldOf(item, 'wp:post_parent'));
}

function postOf(item: WxrItem, kind: OldPost['kind'], facts: SiteFacts): OldPost {
  const html = Buffer.from(item.content).toString();
  return {
    kind,
    key: fieldOf(item, 'wp:post_id'),
    slug: fieldOf(item, 'wp:post_name'),
    title: fieldOf(item, 'title'),
    html,
    date: readInstant(`${fieldOf(item, 'wp:post_date_gmt')}Z`) ?? readInstant(fieldOf(item, 'wp:post_date')),
    writing: /<!--\s?wp:/.test(html) ? 'BLOCKS' : 'CLASSIC',
    excerpt: plainOf(fieldOf(item, 'excerpt:encoded')),
    seoTitle: seoTextOf(item, '_yoast_wpseo_title') || seoTextOf(item, 'rank_math_title'),
    seoDescriptions: [seoTextOf(item, '_yoast_wpseo_metadesc'), seoTextOf(item, 'rank_math_description')],
    cover: { id: item.metas.get('_thumbnail_id') ?? '' },
    oldPaths: listOldPaths(item, kind, facts),
    ...stateOf(item),
  };
}

function stateOf(item: WxrItem): Pick<OldPost, 'isPublished' | 'found' | 'warnings'> {
  const [status, type] = [fieldOf(item, 'wp:status'), fieldOf(item, 'wp:post_type')];
  if (status === 'trash') return { isPublished: false, found: { state: 'LEFT', reason: 'Nel cestino' } };
  if (type === 'revision' || status === 'auto-draft' || status === 'inherit') {
    return { isPublished: false, found: { state: 'LEFT', reason: 'Revisione' } };
  }
  if (item.isTooDeep) return { isPublished: false, found: { state: 'FAULT', reason: TOO_LARGE } };
  const hasPassword = fieldOf(item, 'wp:post_password') !== '';
  return {
    isPublished: status === 'publish' && !hasPassword,
    warnings: hasPassword ? ['Era protetto da password'] : [],
  };
}

/** The path of the text, and the one by its number, which WordPress answers at, too. */
function listOldPaths(item: WxrItem, kind: OldPost['kind'], { hosts, home }: SiteFacts): string[] {
  const url = URL.parse(fieldOf(item, 'link'));
  const own = url && hosts.includes(bareHost(url.host)) ? [`${url.pathname}${url.search}`] : [];
  const numbered = `${new URL(home).pathname}?${kind === 'PAGE' ? 'page_id' : 'p'}=${fieldOf(item, 'wp:post_id')}`;
  return [...new Set([...own, numbered])].filter((path) => path !== '/' && path.length <= 2000);
}

/** Plugins write `%%title%%` or `%title%` for what they put in later. */
function seoTextOf({ metas }: WxrItem, name: string): string {
  const text = plainOf(metas.get(name) ?? '');
  return /%\w{1,40}%/.test(text) ? '' : text;
}

function fieldOf({ fields }: WxrItem, name: string): string {
  return fields.get(name)?.trim() ?? '';
}
