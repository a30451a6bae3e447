import { readFile } from 'node:fs/promises';
import { bareHost } from '@approdo/shared/domain/base/text/host-name';
import { type Emit, refuseBroken } from '../reading.ts';
import { readVersions } from './old-pictures.ts';
import { isRow, nameType, type OldPost, openOldSite, type Row, readInstant, textOf } from './old-site.ts';
import type { SiteFacts } from './site-facts.ts';

/** How Ghost writes the site's address in its texts. */
const SITE = /__GHOST_URL__/g;

/** Older exports have the whole addresses of pictures. */
const PICTURE_ADDRESS = /(https?:\/\/[\w.:-]{1,255})\/content\/images\//;

const UNKNOWN_HOME = 'https://ghost.invalid/';
const UNKNOWN_HINT =
  'Il file di Ghost non dice l’indirizzo del sito: per le foto aggiungi uno zip della cartella content/images';

/** What never comes, by its table. */
const LEFT = { tags: 'Etichette', users: 'Autori', members: 'Iscritti', comments: 'Commenti' };

/** Reads Ghost's export. Throws a ReadingRefusal. */
export async function readGhost(path: string, _name: string, emit: Emit): Promise<void> {
  const tables = tablesOf(parseJson(await readFile(path, 'utf8')));
  const posts = rowsOf(tables, 'posts');
  const home = findHome(posts);
  const host = bareHost(new URL(home).host);
  const hasAddress = home !== UNKNOWN_HOME;
  const facts: SiteFacts = { hosts: [host], home };
  const versionOf = readVersions(new Set(facts.hosts), hasAddress);
  // Without an address, the ids of texts are unique all the same.
  const site = openOldSite({ format: 'GHOST', source: hasAddress ? host : 'ghost', facts, emit, versionOf });
  const metas = new Map(rowsOf(tables, 'posts_meta').map((meta) => [textOf(meta, 'post_id'), meta]));
  for (const post of posts) {
    const type = textOf(post, 'type') || (post.page === 1 || post.page === true ? 'page' : 'post');
    const meta = metas.get(textOf(post, 'id')) ?? post;
    const kind = type === 'page' ? 'PAGE' : 'POST';
    if (type === 'post' || type === 'page') await site.addPost(postOf(post, meta, { kind, home }));
    else site.leave(nameType(type));
  }
  for (const [table, what] of Object.entries(LEFT)) site.leave(what, rowsOf(tables, table).length);
  await site.end(hasAddress ? [] : [UNKNOWN_HINT]);
}

function postOf(post: Row, meta: Row, { kind, home }: Pick<OldPost & SiteFacts, 'kind' | 'home'>): OldPost {
  const slug = textOf(post, 'slug');
  const ownTextOf = (name: string) => textOf(post, name).replace(SITE, () => home.slice(0, -1));
  const isForMembers = !['', 'public'].includes(textOf(post, 'visibility'));
  return {
    kind,
    key: textOf(post, 'uuid') || textOf(post, 'id'),
    slug,
    title: textOf(post, 'title'),
    writing: 'HTML',
    html: ownTextOf('html'),
    date: dateOf(post, 'published_at') ?? dateOf(post, 'created_at'),
    isPublished: textOf(post, 'status') === 'published' && !isForMembers,
    excerpt: textOf(post, 'custom_excerpt'),
    seoTitle: textOf(meta, 'meta_title'),
    seoDescriptions: [textOf(meta, 'meta_description')],
    cover: { address: ownTextOf('feature_image') },
    oldPaths: slug === '' || slug.length > 500 ? [] : [`/${slug}/`],
    warnings: isForMembers ? ['Era riservato agli iscritti'] : [],
  };
}

/** A JSON that breaks off is told with its line, as V8 finds it, else as the last. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    const line = error instanceof SyntaxError ? /\(line (\d+) /.exec(error.message)?.[1] : undefined;
    throw refuseBroken(line === undefined ? text.split('\n').length : Number(line));
  }
}

/** The tables of the export: `{ db: [{ data: { posts: […] } }] }`. */
function tablesOf(file: unknown): Row {
  const [database] = isRow(file) && Array.isArray(file.db) ? file.db : [];
  const tables: unknown = isRow(database) ? database.data : undefined;
  if (!isRow(tables)) throw refuseBroken(1);
  return tables;
}

function rowsOf(tables: Row, name: string): readonly Row[] {
  const rows = tables[name];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** Ghost keeps instants in UTC, without saying so before version 4; its first versions have milliseconds. */
function dateOf(row: Row, name: string): string | null {
  const value = row[name];
  if (typeof value === 'number') return Math.abs(value) < 4e12 ? readInstant(new Date(value).toISOString()) : null;
  const text = textOf(row, name);
  return readInstant(/Z$/i.test(text) ? text : `${text}Z`);
}

function findHome(posts: readonly Row[]): string {
  for (const post of posts) {
    const found = PICTURE_ADDRESS.exec(textOf(post, 'feature_image')) ?? PICTURE_ADDRESS.exec(textOf(post, 'html'));
    const url = found && URL.parse(`${found[1]}/`);
    if (url) return url.href;
  }
  return UNKNOWN_HOME;
}
