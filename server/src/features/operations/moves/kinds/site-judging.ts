import { CONTENT_MISSING } from '@approdo/shared/contract/content/blog';
import { CONTENT_MIN_LENGTH } from '@approdo/shared/contract/content/pages';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { adaptSlug } from '@approdo/shared/domain/operations/moving/adapt-text';
import type { PictureFacts, PostFacts } from '../../../../adapters/moving/site/site-facts.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { readPostSlugs } from '../../../content/blog/index.ts';
import { listPictures } from '../../../content/media/index.ts';
import { readPageSlugs } from '../../../content/pages/index.ts';
import type { Judgement, MoveAtHand, StoredItem } from '../move-kind.ts';
import { pictureFactsOf, sayMissing } from './site-pictures.ts';

type TextKind = 'POST' | 'PAGE';

type Verdict = Pick<Judgement, 'state' | 'reason'>;

type Judging = {
  readonly move: MoveAtHand;
  readonly items: readonly StoredItem[];
  /** The items that came already, whether or not they are among those to be judged. */
  readonly known: readonly StoredItem[];
  readonly canBeHad: (move: MoveAtHand, picture: PictureFacts) => Promise<boolean>;
};

export const NO_COVER = 'Manca una copertina';

/** MOVING.md, section 3. */
const MAX_PICTURES = 2_000;
const TOO_MANY = { state: 'LEFT', reason: 'Troppe foto: al massimo 2.000' } as const;
const WITHOUT = { state: 'LEFT', reason: 'Senza foto' } as const;
const UNCOVERED = { state: 'FAULT', reason: NO_COVER } as const;
const EMPTY = { state: 'FAULT', reason: CONTENT_MISSING } as const;
const TOO_SHORT = { state: 'FAULT', reason: 'Testo troppo corto per una pagina' } as const;
const NEW = { state: 'NEW' } as const;

/** Judges pictures first, since posts need one of them as their cover. */
export async function judgeSite(reader: Reader, judging: Judging): Promise<Map<string, Judgement>> {
  const { move, items } = judging;
  const leave = new Set(move.choices.leave);
  const known = new Set(judging.known.map(({ id }) => id));
  const { judgements, references } = await judgePictures(judging, leave);
  // Every slug begins with nothing.
  const slugs = { POST: new Set(await readPostSlugs(reader, '')), PAGE: new Set(await readPageSlugs(reader)) };
  const hasOwnCover = (await findCover(reader, move, [])) !== undefined;
  for (const item of items.filter(isText)) {
    const { id, kind } = item;
    const facts = textFactsOf(item);
    const { title, isPublished, date } = facts;
    const hasCover = hasOwnCover || facts.covers.some((reference) => references.has(reference));
    const verdict = item.found ?? judgeText(kind, facts, hasCover);
    const { text: slug, warnings } = adaptSlug({ ...facts, kind, taken: slugs[kind] });
    const isComing = verdict.state === 'NEW' && !known.has(id);
    if (isComing && !leave.has(id)) slugs[kind].add(slug);
    const told = isComing ? [...item.warnings, ...warnings] : item.warnings;
    const shown = { slug, isPublished, ...(date !== null && { date: todayInRome(new Date(date)) }) };
    judgements.set(id, { ...verdict, warnings: told, title, shown });
  }
  return judgements;
}

/** Also tells the references of the pictures that are there, or will be. */
async function judgePictures({ move, items, known, canBeHad }: Judging, leave: ReadonlySet<string>) {
  const judgements = new Map<string, Judgement>();
  const references = new Set(known.filter(isPicture).map((item) => pictureFactsOf(item).reference));
  async function judge(facts: PictureFacts): Promise<Verdict> {
    if (references.has(facts.reference)) return NEW;
    if (move.choices.pictures === 'NONE') return WITHOUT;
    if (references.size >= MAX_PICTURES) return TOO_MANY;
    return (await canBeHad(move, facts)) ? NEW : { state: 'FAULT', reason: sayMissing(facts.reference) };
  }

  for (const item of items.filter(isPicture)) {
    const facts = pictureFactsOf(item);
    const verdict = item.found ?? (await judge(facts));
    if (verdict.state === 'NEW' && !leave.has(item.id)) references.add(facts.reference);
    judgements.set(item.id, { ...verdict, warnings: item.warnings, title: item.title, shown: {} });
  }
  return { judgements, references };
}

function judgeText(kind: TextKind, { textLength }: PostFacts, hasCover: boolean): Verdict {
  if (kind === 'PAGE') return textLength < CONTENT_MIN_LENGTH ? TOO_SHORT : NEW;
  if (!hasCover) return UNCOVERED;
  return textLength === 0 ? EMPTY : NEW;
}

/** The first of these files, else the picture that was chosen for posts without one; undefined if that is gone. */
export async function findCover(
  reader: Reader,
  { choices: { cover } }: MoveAtHand,
  [own]: readonly string[],
): Promise<string | undefined> {
  if (own !== undefined || cover === undefined) return own;
  const [chosen] = await listPictures(reader, [cover]);
  return chosen?.file;
}

export function textFactsOf({ facts }: Pick<StoredItem, 'facts'>): PostFacts {
  // The reading process writes these for every POST and PAGE.
  return facts as PostFacts;
}

function isPicture({ kind }: StoredItem): boolean {
  return kind === 'PICTURE';
}

function isText(item: StoredItem): item is StoredItem & { readonly kind: TextKind } {
  return item.kind === 'POST' || item.kind === 'PAGE';
}
