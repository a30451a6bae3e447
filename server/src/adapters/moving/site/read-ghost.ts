import { readFile } from 'node:fs/promises';
import { type Emit, refuseBroken } from '../reading.ts';
import { bareHost, readVersions } from './old-pictures.ts';
import { type OldPost, openOldSite, readInstant } from './old-site.ts';
import type { SiteFacts } from './site-facts.ts';

/** How Ghost writes the site's address in its texts. */
const SITE = /__GHOST_URL__/g;

/** Older exports have the whole addresses of pictures. */
const PICTURE_ADDRESS = /(https?:\/\/[\w.:-]{1,255})\/content\/images\//;

const UNKNOWN_HOME = 'https://ghost.invalid/';
const UNKNOWN_HINT =
  'Il file di Ghost non dice l’indirizzo del sito: per le foto aggiungi uno zip della cartella content/images';

type Row = Readonly<Record<string, unknown>>;

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
    if (type === 'post' || type === 'page') await site.addPost(postOf(post, meta, { type, home }));
    else site.leave(`Contenuti «${type.slice(0, 50)}»`);
  }
  site.leave('Etichette', rowsOf(tables, 'tags').length);
  site.leave('Autori', rowsOf(tables, 'users').length);
  site.leave('Iscritti', rowsOf(tables, 'members').length);
  site.leave('Commenti', rowsOf(tables, 'comments').length);
  await site.end(hasAddress ? [] : [UNKNOWN_HINT]);
}

type Around = { readonly type: 'post' | 'page'; readonly home: string };

function postOf(post: Row, meta: Row, { type, home }: Around): OldPost {
  const ownHome = home.slice(0, -1);
  const slug = textOf(post, 'slug');
  const seoDescriptions = [textOf(meta, 'meta_description')];
  const isForMembers = !['', 'public'].includes(textOf(post, 'visibility'));
  return {
    kind: type === 'page' ? 'PAGE' : 'POST',
    key: textOf(post, 'uuid') || textOf(post, 'id'),
    slug,
    title: textOf(post, 'title'),
    writing: 'HTML',
    seoDescriptions,
    html: textOf(post, 'html').replace(SITE, () => ownHome),
    date: dateOf(post, 'published_at') ?? dateOf(post, 'created_at'),
    isPublished: textOf(post, 'status') === 'published' && !isForMembers,
    descriptions: [textOf(post, 'custom_excerpt'), ...seoDescriptions],
    seoTitle: textOf(meta, 'meta_title'),
    cover: {
      address: wholeOf(
        textOf(post, 'feature_image').replace(SITE, () => ownHome),
        home,
      ),
    },
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
  const rows = Object.hasOwn(tables, name) ? tables[name] : undefined;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function textOf(row: Row, name: string): string {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  return typeof value === 'string' ? value : '';
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
    const home = found ? `${found[1]}/` : '';
    if (URL.canParse(home)) return new URL(home).href;
  }
  return UNKNOWN_HOME;
}

function wholeOf(address: string, home: string): string {
  return address !== '' && URL.canParse(address, home) ? new URL(address, home).href : '';
}
