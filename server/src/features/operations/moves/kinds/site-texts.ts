import { type Adapted, adaptSlug, cutAtWord } from '@approdo/shared/domain/operations/moving/adapt-text';
import { escapeMarkup, markupOf, replaceEmbeds } from '@approdo/shared/rich-text/stored-content';
import { formatMessage, type MessageOrText } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { PostFacts } from '../../../../adapters/moving/site/site-facts.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { readPostContent, readPostSlugs, savePost } from '../../../content/blog/index.ts';
import { makeGallery } from '../../../content/galleries/index.ts';
import { readPictureFiles } from '../../../content/media/index.ts';
import { readPageContent, readPageSlugs, savePage } from '../../../content/pages/index.ts';
import type { ItemAtHand, MadeThing, MoveAtHand } from '../move-kind.ts';
import type { SiteNeeds } from './kind-needs.ts';
import { findCover, NO_COVER, textFactsOf } from './site-judging.ts';
import { addOldPaths, pictureFactsOf, sayMissing } from './site-pictures.ts';

/** Library files by the references of their pictures. */
type Files = ReadonlyMap<string, string>;

/** A text ready to be stored, or why it cannot be, with the files that there are of its pictures. */
export type PreparedText = {
  readonly written: { readonly content: string; readonly readTime?: number } | { readonly fault: MessageOrText };
  readonly files: Files;
};

const GALLERY_NAME_MAX = 100;
const GALLERY_SLUG_MAX = 190;

/** The posts and pages of a site. */
export function createSiteTexts({ database, clock, redirects, listThings }: SiteNeeds) {
  /** The files of the pictures of the move at hand. */
  let last: { readonly moveId: string; readonly files: Files } | undefined;

  async function readLibrary(moveId: string): Promise<Files> {
    if (last?.moveId === moveId) return last.files;
    const items = (await listThings(database, moveId)).filter(({ kind }) => kind === 'PICTURE');
    const thingIds = items.map(({ thingId }) => thingId);
    const byThing = await readPictureFiles(database, thingIds);
    const files = new Map<string, string>();
    for (const item of items) {
      const file = byThing.get(item.thingId);
      if (file !== undefined) files.set(pictureFactsOf(item).reference, file);
    }
    last = { moveId, files };
    return files;
  }

  return {
    /** To be called when pictures of the move may have come or gone. */
    forgetPictures(): void {
      last = undefined;
    },

    /** Cleans a text that shows this site's pictures in the place of the old site's. */
    async prepare(move: MoveAtHand, item: ItemAtHand): Promise<{ made: PreparedText; warnings: string[] }> {
      const facts = textFactsOf(item);
      const all = await readLibrary(move.id);
      const files = new Map<string, string>();
      const missing = new Set<string>();
      const ofGalleries = facts.galleries.flatMap(({ pictures }) => pictures);
      for (const reference of [...facts.covers, ...facts.pictures, ...ofGalleries]) {
        const file = all.get(reference);
        if (file === undefined) missing.add(reference);
        else files.set(reference, file);
      }
      const html = placePictures(item.content ?? '', files, listGalleries(facts, files));
      const written = await (item.kind === 'POST' ? readPostContent(html) : readPageContent(html));
      const warnings = move.choices.pictures === 'NONE' ? [] : [...missing].map(sayMissing);
      return { made: { written, files }, warnings };
    },

    /** Stores a prepared text with its galleries and redirects. */
    async bring(trx: Trx, move: MoveAtHand, item: ItemAtHand, { written, files }: PreparedText) {
      if ('fault' in written) return { clash: formatMessage(written.fault, REFUSAL_WORDS.it) };
      const facts = textFactsOf(item);
      const { title, excerpt, seoTitle, seoDescription } = facts;
      const kind = item.kind === 'POST' ? 'post' : 'page';
      const coverImage = kind === 'post' ? await findCover(trx, move, filesOf(facts.covers, files)) : '';
      if (coverImage === undefined) return { clash: NO_COVER };
      const { text: slug, warnings } = await findSlug(trx, facts, kind);
      const now = clock.now().toISOString();
      const galleries = await makeGalleries(trx, listGalleries(facts, files), { title, slug, now });
      const published = move.choices.as === 'AS_WAS' && facts.isPublished;
      const text = {
        ...{ id: makeId(), slug, title, excerpt, content: nameGalleries(written.content, galleries), published },
        // A draft has its date too: published later, it stands among its contemporaries.
        publishedAt: facts.date ?? (published ? now : null),
        createdAt: facts.date ?? now,
      };
      if (kind === 'page') await savePage(trx, { ...text, seoTitle, seoDescription, seoKeywords: '' });
      else await savePost(trx, { ...text, coverImage, readTime: written.readTime ?? 1, authorId: move.by });
      const to = kind === 'post' ? `/blog/${slug}` : `/pages/${slug}`;
      const things: MadeThing[] = [
        { kind, id: text.id },
        ...galleries.map(({ id }) => ({ kind: 'gallery', id }) as const),
        ...(await addOldPaths(trx, { redirects, move, from: facts.oldPaths, to })),
      ];
      return { things, warnings };
    },
  };
}

/** The slug that a text gets at the moment. */
async function findSlug(trx: Trx, { slug, title }: PostFacts, kind: 'post' | 'page'): Promise<Adapted> {
  const taken = new Set(kind === 'page' ? await readPageSlugs(trx) : []);
  for (;;) {
    const adapted = adaptSlug({ slug, title, kind: kind === 'post' ? 'POST' : 'PAGE', taken });
    const { text } = adapted;
    if (kind === 'page' || !(await readPostSlugs(trx, text)).has(text)) return adapted;
    taken.add(text);
  }
}

type GalleryOfText = { readonly placeholder: string; readonly images: string[] };

/** The galleries of a text that have pictures, in its order. */
function listGalleries({ galleries }: PostFacts, files: Files): GalleryOfText[] {
  return galleries
    .map(({ placeholder, pictures }) => ({ placeholder, images: filesOf(pictures, files) }))
    .filter(({ images }) => images.length > 0);
}

/** The files that there are of these references, each once. */
function filesOf(references: readonly string[], files: Files): string[] {
  return [...new Set(references.flatMap((reference) => files.get(reference) ?? []))];
}

type MadeGallery = { readonly id: string; readonly slug: string };

/** Makes the galleries of a text, named after it. */
async function makeGalleries(
  trx: Trx,
  galleries: readonly GalleryOfText[],
  { title, slug, now }: { readonly title: string; readonly slug: string; readonly now: string },
): Promise<MadeGallery[]> {
  const made: MadeGallery[] = [];
  for (const { images: files } of galleries) {
    const ending = made.length === 0 ? '' : ` ${made.length + 1}`;
    const name = cutAtWord(title, GALLERY_NAME_MAX - ending.length) + ending;
    made.push(await makeGallery(trx, `${slug.slice(0, GALLERY_SLUG_MAX)}-foto`, { name, files, createdAt: now }));
  }
  return made;
}

/** What the reading process writes in the place of pictures and galleries; references stand in it as markup. */
const PICTURE = /<figure data-moving-picture="([^"<>]*)"[^<>]*><\/figure>/g;
const PICTURE_AMONG_WORDS = /<img\b[^<>]*? src="moving:([^"<>]*)"[^<>]*>/g;
const PLACEHOLDER = /<figure data-moving-gallery="([^"<>]*)"[^<>]*><\/figure>/g;

/** Puts library files and galleries in the place of what the old site showed; galleries wait for their slugs. */
function placePictures(content: string, files: Files, galleries: readonly GalleryOfText[]): string {
  const byMarkup = new Map(Array.from(files, ([reference, file]) => [escapeMarkup(reference), `/uploads/${file}`]));
  const placeholders = galleries.map(({ placeholder }) => escapeMarkup(placeholder));
  return content
    .replace(PICTURE, (_, reference: string) => {
      const src = byMarkup.get(reference);
      return src === undefined ? '' : markupOf({ type: 'image', src });
    })
    .replace(PICTURE_AMONG_WORDS, (image, reference: string) => {
      const src = byMarkup.get(reference);
      return src === undefined ? '' : image.replace(`moving:${reference}`, src);
    })
    .replace(PLACEHOLDER, (_, placeholder: string) => {
      const number = placeholders.indexOf(placeholder);
      return number < 0 ? '' : markupOf({ type: 'gallery', slug: waitingSlug(number) });
    });
}

/** Gives the galleries of clean content their slugs. */
function nameGalleries(content: string, galleries: readonly MadeGallery[]): string {
  const named = new Map(galleries.map(({ slug }, number) => [waitingSlug(number), slug]));
  return replaceEmbeds(content, (embed) =>
    markupOf(embed.type === 'gallery' ? { type: 'gallery', slug: named.get(embed.slug) ?? embed.slug } : embed),
  );
}

/** Stands for a gallery's slug until it is known which is free. */
function waitingSlug(number: number): string {
  return `moving-${number}`;
}
