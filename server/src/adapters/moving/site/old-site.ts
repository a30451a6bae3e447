import type { MoveFormat } from '@approdo/shared/contract/operations/moves';
import { instantOf } from '@approdo/shared/domain/base/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { TOO_LARGE } from '@approdo/shared/domain/base/tables/cell';
import { cleanLine, visibleLength } from '@approdo/shared/domain/base/text/text';
import { adaptTitle, cutAtWord, excerptOf } from '@approdo/shared/domain/operations/moving/adapt-text';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import { readTime } from '../../calendar-feed/written-time.ts';
import type { Emit, ReadItem } from '../reading.ts';
import { type ConvertedText, convertText } from './convert-text.ts';
import { TextTooLargeError } from './flow.ts';
import { type OldPictures, openPictures, type PictureVersion } from './old-pictures.ts';
import type { PictureFacts, PostFacts, SiteFacts } from './site-facts.ts';
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
  /** What may stand for the text, preferred first; empty ones count as absent. */
  readonly descriptions: readonly string[];
  readonly seoTitle: string;
  readonly seoDescriptions: readonly string[];
  /** The cover's id in the export, or its address; empty where there is none. */
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
  const left = new Map<string, number>();
  const redone = new Map<string, number>();
  const now = new Date();
  let untitledCount = 0;
  let isMisread = false;

  const countRedone = (what: string) => tally(redone, what);

  return {
    pictures,
    countRedone,
    /** Counts what never comes. */
    leave: (what: string, count = 1) => tally(left, what, count),

    async addPost(post: OldPost): Promise<void> {
      const { kind, key, slug, date, isPublished, oldPaths, warnings = [] } = post;
      const { base = facts.home, attachedTo = () => [] } = post;
      const day = todayInRome(date === null ? now : new Date(date));
      const line = post.title.slice(0, MAX_LINE);
      if (cleanLine(line) === '') untitledCount += 1;
      isMisread ||= MISREAD.test(line) || MISREAD.test(post.html);
      const title = adaptTitle(line, { day, number: untitledCount });
      const countShortcode = (name: string) => countRedone(`[${name}]`);
      const textSource = { base, writing: post.writing, pictures, attachedTo, findBlock, countShortcode };
      const text = post.found ? undefined : convertUnlessLarge(post.html, textSource);
      const cover = text && referToCover(post.cover, pictures);
      const shown = [...new Set([...(cover === undefined ? [] : [cover]), ...(text?.pictures ?? [])])];
      const descriptions = post.descriptions.map((each) => each.slice(0, MAX_LINE));
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
      await emit({
        item: {
          kind,
          source,
          key,
          title: title.text,
          facts: postFacts,
          ...(text && { content: text.content }),
          ...(found && { found }),
          warnings: found ? [] : [...warnings, ...title.warnings, ...(text?.warnings ?? [])],
        },
      });
    },

    /** Tells of the pictures that the texts use, and of what does not come. */
    async end(hints: readonly string[] = []): Promise<void> {
      for (const picture of pictures.listUsed()) {
        const [key, title] = [picture.reference, nameOf(picture)];
        await emit({ item: { kind: 'PICTURE', source, key, title, facts: picture } });
      }
      tally(left, 'Media non usati', pictures.countUnused());
      const byHand = [...redone].slice(0, MAX_HINTS).map(([what, count]) => `${what} × ${count}: da rifare a mano`);
      await emit({
        end: {
          format,
          left: [...left].map(([what, count]) => ({ what, count })),
          hints: [...hints, ...byHand, ...(isMisread ? [MISREAD_HINT] : [])],
          facts,
        },
      });
    },
  };
}

function tally(counts: Map<string, number>, what: string, count = 1): void {
  if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count);
}

function convertUnlessLarge(html: string, source: TextSource): ConvertedText | undefined {
  try {
    const text = convertText(html, source);
    return Buffer.byteLength(text.content) > MAX_CONTENT_BYTES ? undefined : text;
  } catch (error) {
    if (error instanceof TextTooLargeError) return undefined;
    throw error;
  }
}

function referToCover({ id = '', address = '' }: OldPost['cover'], pictures: OldPictures): string | undefined {
  return id === '' ? pictures.refer([address]) : pictures.referToId(id);
}

function nameOf({ zipPaths, reference }: PictureFacts): string {
  return (zipPaths[0] ?? reference).split('/').at(-1) ?? reference;
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
