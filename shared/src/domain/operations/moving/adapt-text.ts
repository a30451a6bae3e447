import type { LocalDate } from '../../base/date/local-date.ts';
import { joinToArticle, sayLocalDate } from '../../base/date/say-date.ts';
import { decodePercent } from '../../base/text/link.ts';
import { foldToSlug, isReservedSlug, nextFreeSlug, UNTITLED_SLUG } from '../../base/text/slug.ts';
import { cleanLine, visibleLength } from '../../base/text/text.ts';

const TITLE = { min: 5, max: 200 };
const EXCERPT = { min: 10, max: 500, ofText: 160 };
const PAGE_SLUG_MIN = 5;

/** An adapted text, with the warnings for the owner. */
export type Adapted = { readonly text: string; readonly warnings: readonly string[] };

/** The date of a post or page, and which of those without a title it is, from 1 on. */
type Untitled = { readonly day: LocalDate; readonly number: number };

/** The title that a post or page gets: one that is empty, too short or too long is adapted (MOVING.md, section 3). */
export function adaptTitle(title: string, { day, number }: Untitled): Adapted {
  const line = cleanLine(title);
  const length = visibleLength(line, TITLE.max + 1);
  if (length >= TITLE.min && length <= TITLE.max) return { text: line, warnings: [] };
  const lengthened = line === '' ? `Senza titolo ${number}` : `${line} – ${day.slice(0, 4)}`;
  const text = length > TITLE.max ? `${cutAtWord(line, TITLE.max - 1)}…` : lengthened;
  return { text, warnings: ['Titolo adattato'] };
}

type Excerptable = {
  /** What was written to stand for the text, preferred first; empty ones count as absent. */
  readonly descriptions: readonly string[];
  /** The text itself, without markup. */
  readonly text: string;
  readonly day: LocalDate;
};

/** The excerpt of a post or page: a description of its own, else the beginning of its text, else its date. */
export function excerptOf({ descriptions, text, day }: Excerptable): string {
  const own = descriptions.map(cleanLine).find((description) => description !== '');
  const excerpt = own === undefined ? cutAtWord(cleanLine(text), EXCERPT.ofText) : cutAtWord(own, EXCERPT.max);
  if (visibleLength(excerpt, EXCERPT.min) >= EXCERPT.min) return excerpt;
  return `Articolo ${joinToArticle('del', sayLocalDate(day))}`;
}

type Sluggable = {
  /** As it was, possibly percent-encoded; empty where only the title is known. */
  readonly slug: string;
  readonly title: string;
  readonly kind: 'POST' | 'PAGE';
  /** The slugs of its kind that are in use, those of fixed pages included. */
  readonly taken: Pick<ReadonlySet<string>, 'has'>;
};

/** The slug that a post or page gets: its own in plain letters, numbered where it is taken. */
export function adaptSlug({ slug, title, kind, taken }: Sluggable): Adapted {
  const own = foldToSlug(decodePercent(slug) ?? slug) || foldToSlug(title) || UNTITLED_SLUG;
  const whole = kind === 'PAGE' && own.length < PAGE_SLUG_MIN ? `pagina-${own}` : own;
  const free = nextFreeSlug(whole, { has: (each) => isReservedSlug(each) || taken.has(each) });
  return { text: free, warnings: free === whole ? [] : [`Lo slug «${whole}» c’è già: diventa «${free}»`] };
}

/** A text of one line that is at most so long, cut after a word; a first word that is longer is cut itself. */
export function cutAtWord(line: string, max: number): string {
  if (visibleLength(line, max + 1) <= max) return line;
  const start = cutText(line, max);
  if (line.charAt(start.length) === ' ') return start;
  const blank = start.lastIndexOf(' ');
  return blank > 0 ? start.slice(0, blank).trimEnd() : start;
}

/** The first so many code points of a cleaned text: never more visible characters than that. */
export function cutText(text: string, max: number): string {
  return cleanLine([...text.slice(0, 2 * max)].slice(0, max).join(''));
}
