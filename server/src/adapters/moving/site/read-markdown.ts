import { posix } from 'node:path';
import { TOO_LARGE } from '@approdo/shared/domain/base/tables/cell';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { marked } from 'marked';
import { parse } from 'yaml';
import type { Emit, ReadingLine } from '../reading.ts';
import { forEachZipEntry, listZipEntries } from '../zip-entries.ts';
import { decodePath, isPictureAddress, type PictureVersion, WIDEST } from './old-pictures.ts';
import { isRow, type OldPost, type OldSite, openOldSite, type Row, readInstant, textOf } from './old-site.ts';

/** Where relative addresses lead, until they are paths again. */
const HOME = 'https://markdown.invalid/';

const MAX_FRONT_MATTER = 64 * 1024;
const MAX_ALIASES = 20;

/** Folders of a site that are no part of its addresses: `sito-main/static/img/mare.jpg` is `/img/mare.jpg`. */
const MAX_FOLDERS_BEFORE = 3;

const NONE: Row = {};
const UNREADABLE: Row = {};

/** Reads a zip of Markdown with YAML before it, as Jekyll, Hugo and others keep it. Throws a ReadingRefusal. */
export async function readMarkdown(path: string, name: string, emit: Emit): Promise<void> {
  const entries = await listZipEntries(path);
  const site = openOldSite({
    format: 'MARKDOWN',
    source: name,
    facts: { hosts: [], home: HOME },
    emit: (line) => emit(withOwnPaths(line)),
    versionOf: readZipVersions(entries.map((entry) => entry.name)),
  });
  const tags = new Set<string>();
  const texts = entries.filter((entry) => isText(entry.name));
  const large = new Set(texts.filter(({ size }) => size > MAX_CONTENT_BYTES).map((entry) => entry.name));
  const isRead = (entry: string) => isText(entry) && !large.has(entry);
  await forEachZipEntry(path, isRead, async (entry, bytes) => {
    const { front = NONE, body } = splitFrontMatter(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
    if (front === NONE && /(?:^|\/)(?:readme|licen[cs]e|changelog)\.\w+$/i.test(entry)) return site.leave('Altri file');
    for (const tag of listTags(front)) tags.add(tag);
    await site.addPost(postOf(entry, front, { body, site }));
  });
  for (const entry of large) {
    await site.addPost({ ...postOf(entry, NONE, { body: '', site }), found: { state: 'FAULT', reason: TOO_LARGE } });
  }
  site.leave('Etichette', tags.size);
  await site.end();
}

function isText(entry: string): boolean {
  return /\.(?:md|markdown)$/i.test(entry) && !/(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/.test(entry);
}

/** Links among the texts are paths, which old addresses answer. */
function withOwnPaths(line: ReadingLine): ReadingLine {
  if (!('item' in line) || line.item.content === undefined) return line;
  return { item: { ...line.item, content: line.item.content.replaceAll(`href="${HOME}`, 'href="/') } };
}

function readZipVersions(names: readonly string[]) {
  const byPath = new Map<string, string>();
  const pictures = names.filter(isPictureAddress);
  for (let skipped = 0; skipped <= MAX_FOLDERS_BEFORE; skipped += 1) {
    for (const name of pictures) {
      const path = name.split('/').slice(skipped).join('/');
      if (path !== '' && !byPath.has(path)) byPath.set(path, name);
    }
  }
  return (address: string): PictureVersion | undefined => {
    if (!address.startsWith(HOME)) return undefined;
    const reference = byPath.get(decodePath(new URL(address).pathname.slice(1)));
    if (reference === undefined) return undefined;
    const place = { address: null, zipPath: reference, width: WIDEST };
    return { reference, places: [place], oldPath: null, isOwn: true };
  };
}

type Body = { readonly body: string; readonly site: OldSite };

function postOf(entry: string, front: Row, { body, site }: Body): OldPost {
  const told = (name: string) => textOf(front, name).trim();
  const { name: stem, dir } = posix.parse(entry);
  const [, day = '', dated] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(stem) ?? [];
  const own = dated ?? (stem === 'index' ? posix.basename(dir) : stem);
  const path = encodeURI(entry).replace(/[?#]/g, encodeURIComponent);
  const html = toHtml(body, site.countRedone);
  return {
    kind: told('type') === 'page' || told('layout') === 'page' ? 'PAGE' : 'POST',
    key: entry,
    slug: told('slug') || own,
    title: told('title'),
    date: readInstant(told('date')) ?? readInstant(day),
    isPublished: told('draft') !== 'true' && told('published') !== 'false' && !/(?:^|\/)_drafts\//.test(entry),
    html: html ?? '',
    writing: 'HTML',
    base: HOME + path,
    excerpt: '',
    seoTitle: '',
    seoDescriptions: [told('description'), told('excerpt')],
    cover: { address: told('cover') || told('image') || told('feature_image') },
    oldPaths: [`/${path}`, told('permalink'), told('url')].filter(isPath),
    ...(html === undefined && { found: { state: 'FAULT', reason: TOO_LARGE } as const }),
    ...(front === UNREADABLE && { found: { state: 'FAULT', reason: 'L’intestazione non si legge' } as const }),
  };
}

function isPath(path: string): boolean {
  return /^\/[^/:]/.test(path) && path.length <= 2000 && !/:\w/.test(path);
}

/** What stands between two lines of `---`, and the text after it; TOML, between lines of `+++`, is not read. */
function splitFrontMatter(text: string): { readonly front?: Row; readonly body: string } {
  if (text.startsWith('+++\n')) return { front: UNREADABLE, body: '' };
  if (!text.startsWith('---\n')) return { body: text };
  const end = `${text}\n`.indexOf('\n---\n', 3);
  if (end < 0 || end > MAX_FRONT_MATTER) return { front: UNREADABLE, body: '' };
  return { front: parseFrontMatter(text.slice(4, end)), body: text.slice(end + 5) };
}

/** All values are texts: in this schema `yes` is no truth, `2021` no number, and no tag makes anything. */
function parseFrontMatter(yaml: string): Row {
  try {
    const bounds = { schema: 'failsafe', maxAliasCount: MAX_ALIASES, uniqueKeys: false, logLevel: 'error' } as const;
    const front: unknown = parse(yaml, bounds);
    return isRow(front) ? front : {};
  } catch {
    return UNREADABLE;
  }
}

function listTags({ tags }: Row): string[] {
  if (Array.isArray(tags)) return tags.filter((each) => typeof each === 'string');
  return typeof tags === 'string' ? tags.split(/[\s,]+/).filter((each) => each !== '') : [];
}

/** Tags of Jekyll's and Hugo's templates. */
const TEMPLATE_TAG =
  /\{%-?\s{0,9}([\w-]{1,40})[^{}%]{0,1000}%\}|\{\{[<%]\s{0,9}([\w/-]{1,40})[^{}]{0,1000}\}\}|\{\{[^{}]{0,1000}\}\}/g;

/** The HTML of a text without templates; undefined where it nests deeper than can be read. */
function toHtml(body: string, countRedone: (what: string) => void): string | undefined {
  const plain = body.replace(TEMPLATE_TAG, (_, liquid?: string, hugo?: string) => {
    if (liquid !== undefined && !liquid.startsWith('end')) countRedone(`{% ${liquid} %}`);
    if (hugo !== undefined && !hugo.startsWith('/')) countRedone(`{{< ${hugo} >}}`);
    return '';
  });
  try {
    return marked.parse(plain, { async: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
