import type { MoveFormat } from '@approdo/shared/contract/operations/moves';
import { instantOf } from '@approdo/shared/domain/base/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { TOO_LARGE } from '@approdo/shared/domain/base/tables/cell';
import { cleanLine, visibleLength } from '@approdo/shared/domain/base/text/text';
import { adaptTitle, cutAtWord, excerptOf } from '@approdo/shared/domain/operations/moving/adapt-text';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { readTime } from '../../calendar-feed/written-time.ts';
import { type Emit, openTally, type ReadItem } from '../reading.ts';
import { convertText } from './convert-text.ts';
import { TextTooLargeError } from './flow.ts';
import { openPictures, type PictureVersion } from './old-pictures.ts';
import type { PostFacts, SiteFacts } from './site-facts.ts';
import type { TextSource } from './text-at-hand.ts';

/** A post or page as its file tells it. */
export type OldPost = Pick<PostFacts, 'slug' | 'date' | 'isPublished' | 'oldPaths'> & {
  readonly kind: 'POST' | 'PAGE';
  readonly key: string;
  /** Plain text. */
  readonly title: string;
  readonly html: string;
  readonly writing: TextSource['writing'];
  /** What its relative addresses are relative to, where it is not the home page. */
  readonly base?: string;
  /** What was written to stand for the text; empty where nothing was. */
  readonly excerpt: string;
  readonly seoTitle: string;
  /** Preferred first; empty ones count as absent. */
  readonly seoDescriptions: readonly string[];
  /** The cover's id in the export, or its address, whole or relative; empty where there is none. */
  readonly cover: { readonly id?: string; readonly address?: string };
  readonly attachedTo?: TextSource['attachedTo'];
  readonly found?: ReadItem['found'];
  readonly warnings?: readonly string[];
};

type SiteFile = {
  readonly format: MoveFormat;
  readonly source: string;
  readonly facts: SiteFacts;
  readonly emit: Emit;
  readonly versionOf: (address: string) => PictureVersion | undefined;
  readonly findBlock?: TextSource['findBlock'];
};

const MAX_LINE = 10_000;
const SEO_TITLE_MAX = 200;
const SEO_DESCRIPTION_MAX = 500;
const LENGTH_COUNTED = 1000;
const COVERS = 5;
const MAX_HINTS = 50;

/** UTF-8 that was read as Windows-1252: `Ã¨`, `â€™`. */
const MISREAD = /Ã[\u00A0-\u00BF]|â€/;
const MISREAD_HINT = 'Alcuni testi sembrano salvati con la codifica sbagliata';

export type OldSite = ReturnType<typeof openOldSite>;

/** What all readers of sites have in common: texts are converted one by one, pictures follow once all are known. */
export function openOldSite({ format, source, facts, emit, versionOf, findBlock = () => undefined }: SiteFile) {
  const pictures = openPictures(versionOf);
  const left = openTally();
  const redone = openTally();
  const now = new Date();
  let untitledCount = 0;
  let isMisread = false;

  function referToCover({ id = '', address = '' }: OldPost['cover'], base: string): string | undefined {
    if (id !== '') return pictures.referToId(id);
    const url = address === '' ? null : URL.parse(address, base);
    return url ? pictures.refer([url.href]) : undefined;
  }

  return {
    pictures,
    /** Counts what the owner has to make anew. */
    countRedone: redone.add,
    /** Counts what never comes. */
    leave: left.add,

    async addPost(post: OldPost): Promise<void> {
      const { kind, key, slug, date, isPublished, oldPaths, warnings = [] } = post;
      const { base = facts.home, attachedTo = () => [] } = post;
      const day = todayInRome(date === null ? now : new Date(date));
      const line = post.title.slice(0, MAX_LINE);
      if (cleanLine(line) === '') untitledCount += 1;
      isMisread ||= MISREAD.test(line) || MISREAD.test(post.html);
      const title = adaptTitle(line, { day, number: untitledCount });
      const countShortcode = (name: string) => redone.add(`[${name}]`);
      const textSource = { base, writing: post.writing, pictures, attachedTo, findBlock, countShortcode };
      const text = post.found ? undefined : convertUnlessLarge(post.html, textSource);
      const cover = text && referToCover(post.cover, base);
      const shown = [...new Set([cover ?? [], text?.pictures ?? []].flat())];
      const descriptions = [post.excerpt, ...post.seoDescriptions].map((each) => each.slice(0, MAX_LINE));
      const excerpt = excerptOf({ descriptions, text: text?.plainText ?? '', day });
      const seoDescription = post.seoDescriptions.map(cleanLine).find((each) => each !== '') ?? excerpt;
      const postFacts: PostFacts = {
        slug: slug.slice(0, MAX_LINE),
        title: title.text,
        date,
        isPublished,
        excerpt,
        seoTitle: cutAtWord(cleanLine(post.seoTitle) || title.text, SEO_TITLE_MAX),
        seoDescription: cutAtWord(seoDescription, SEO_DESCRIPTION_MAX),
        covers: shown.slice(0, COVERS),
        pictures: shown.slice(COVERS),
        galleries: text?.galleries ?? [],
        oldPaths,
        textLength: visibleLength(cleanLine(text?.plainText ?? ''), LENGTH_COUNTED),
      };
      const found = post.found ?? (text ? undefined : ({ state: 'FAULT', reason: TOO_LARGE } as const));
      const item = { kind, source, key, title: title.text, facts: postFacts, ...(text && { content: text.content }) };
      const told = [...warnings, ...title.warnings, ...(text?.warnings ?? [])];
      await emit({ item: { ...item, ...(found ? { found, warnings: [] } : { warnings: told }) } });
    },

    /** Tells of the pictures that the texts use, and of what does not come. */
    async end(hints: readonly string[] = []): Promise<void> {
      for (const picture of pictures.listUsed()) {
        const { reference: key, zipPaths } = picture;
        const title = (zipPaths[0] ?? key).replace(/^.*\//s, '');
        await emit({ item: { kind: 'PICTURE', source, key, title, facts: picture } });
      }
      left.add('Media non usati', pictures.countUnused());
      const byHand = redone.list().map(({ what, count }) => `${what} × ${count}: da rifare a mano`);
      const all = [...hints, ...byHand.slice(0, MAX_HINTS), ...(isMisread ? [MISREAD_HINT] : [])];
      await emit({ end: { format, left: left.list(), hints: all, facts } });
    },
  };
}

function convertUnlessLarge(html: string, source: TextSource) {
  try {
    const text = convertText(html, source);
    return Buffer.byteLength(text.content) > MAX_CONTENT_BYTES ? undefined : text;
  } catch (error) {
    if (error instanceof TextTooLargeError) return undefined;
    throw error;
  }
}

/** A kind of content that has no place here, by what the old site calls it. */
export function nameType(type: string): string {
  return `Contenuti «${type.slice(0, 50)}»`;
}

/** A thing of JSON or YAML, whose fields may hold anything. */
export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** The text of a field; empty where it holds something else. */
export function textOf(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}

const HALF_A_DAY_MS = 12 * 3_600_000;

/** The instant of a time with its zone, else by the clock in Rome; of a day, its noon. Null where it is none. */
export function readInstant(text: string): string | null {
  const time = readTime(text.slice(0, 100), undefined);
  const written = time && new Date(time.isDate ? time.wallMs + HALF_A_DAY_MS : time.wallMs).toISOString();
  // No site is older than the web, and no clock in Rome is known for all years.
  if (!time || !written || written < '1970' || written >= '3000') return null;
  if (time.zone !== undefined) return written;
  const [day, hour] = [written.slice(0, 10), Number(written.slice(11, 13))];
  return new Date(instantOf(day, hour).getTime() + (Date.parse(written) % 3_600_000)).toISOString();
}
