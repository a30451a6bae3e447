import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import type { Reader } from '../../db/transaction.ts';
import { listPosts } from '../blog/blog.repository.ts';
import { mediaUseFinders } from '../media/media-uses.ts';
import { listMenuEntries } from '../menu/menu.repository.ts';
import { listPages } from '../pages/pages.repository.ts';
import { listTranslatedShowing } from '../translations/sweep.ts';
import { type DemoField, readWithout } from './demo-fields.ts';
import type { DemoThing, RecordKind } from './demo-kinds.ts';

/** What goes, as far as that is known by then. */
export type Departures = {
  readonly isLeaving: (kind: string, id: string) => boolean;
  readonly returning: readonly DemoField[];
};

/** The title of something that stays and would be poorer without the thing; undefined where there is nothing. */
export async function findNeed(
  reader: Reader,
  kind: RecordKind,
  { shownAs = '' }: DemoThing,
  departures: Departures,
): Promise<string | undefined> {
  if (kind === 'page') return await findMenuTo(reader, shownAs);
  if (kind === 'gallery') return await findTextWith(reader, shownAs, departures);
  if (kind === 'media') return await findUseOf(reader, shownAs, departures);
  return undefined;
}

async function findMenuTo(reader: Reader, slug: string): Promise<string | undefined> {
  return (await listMenuEntries(reader)).find((entry) => entry.slug === slug)?.label;
}

async function findTextWith(reader: Reader, slug: string, { isLeaving }: Departures): Promise<string | undefined> {
  const posts = (await listPosts(reader)).filter(({ id }) => !isLeaving('post', id));
  const pages = (await listPages(reader)).filter(({ id }) => !isLeaving('page', id));
  const shows = (content: string) =>
    listEmbeds(content).some((embed) => embed.type === 'gallery' && embed.slug === slug);
  const translated = new Set(await listTranslatedShowing(reader, slug));
  return [...posts, ...pages].find(({ id, content }) => shows(content) || translated.has(id))?.title;
}

async function findUseOf(
  reader: Reader,
  file: string,
  { isLeaving, returning }: Departures,
): Promise<string | undefined> {
  const address = `/uploads/${file}`;
  const { homepage, property } = await readWithout(reader, returning);
  if (homepage.heroImage === address) return 'Home page';
  if (property.images.includes(address)) return property.name;
  for (const findUses of mediaUseFinders) {
    const uses = await findUses(reader, file);
    const kept = uses.find(({ type, id }) => type !== 'homepage' && type !== 'property' && !isLeaving(type, id));
    if (kept) return kept.title;
  }
  return undefined;
}
