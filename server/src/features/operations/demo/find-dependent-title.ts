import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import type { Reader } from '../../../db/transaction.ts';
import { listTranslatedShowing } from '../../base/localization/index.ts';
import { demoPosts } from '../../content/blog/index.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { findMenuTo } from '../../content/menu/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { demoSections, listSectionsWith } from '../../stays/guide/index.ts';
import { type DemoField, readWithout } from './demo-fields.ts';
import type { DemoThing } from './demo-kinds.ts';

/** What is being removed, as far as it is decided so far. */
export type RemovalContext = {
  readonly isLeaving: (kind: string, id: string) => boolean;
  readonly returning: readonly DemoField[];
  /** The finders of all features that can show a file. */
  readonly useFinders: readonly UseFinder[];
};

/** Home page and property are judged as they will be, the guide by section. */
const JUDGED_SEPARATELY: ReadonlySet<string> = new Set(['homepage', 'property', 'guide']);

/** The title of something that stays and shows the thing; undefined if nothing does. */
export async function findDependentTitle(
  reader: Reader,
  kind: string,
  { id, title, shownAs = '' }: DemoThing,
  removal: RemovalContext,
): Promise<string | undefined> {
  if (kind === 'conversation') return removal.isLeaving('booking', id) ? undefined : title;
  if (kind === 'page') return await findMenuTo(reader, shownAs);
  if (kind === 'gallery') return await findTextWith(reader, shownAs, removal);
  if (kind === 'media') return await findUseOf(reader, shownAs, removal);
  return undefined;
}

async function findTextWith(reader: Reader, slug: string, { isLeaving }: RemovalContext): Promise<string | undefined> {
  const posts = (await demoPosts.list(reader)).filter(({ id }) => !isLeaving('post', id));
  const pages = (await demoPages.list(reader)).filter(({ id }) => !isLeaving('page', id));
  const sections = (await demoSections.list(reader)).filter(({ id }) => !isLeaving('guide', id));
  const shows = (content: string) =>
    listEmbeds(content).some((embed) => embed.type === 'gallery' && embed.slug === slug);
  const translated = new Set(await listTranslatedShowing(reader, slug));
  return [...posts, ...pages, ...sections].find(({ id, content }) => shows(content) || translated.has(id))?.title;
}

async function findUseOf(
  reader: Reader,
  file: string,
  { isLeaving, returning, useFinders }: RemovalContext,
): Promise<string | undefined> {
  const address = `/uploads/${file}`;
  const { homepage, property } = await readWithout(reader, returning);
  if (homepage.heroImage === address) return 'Home page';
  if (property.images.includes(address)) return property.name;
  for (const findUses of useFinders) {
    const uses = await findUses(reader, file);
    const remainingUse = uses.find(({ type, id }) => !JUDGED_SEPARATELY.has(type) && !isLeaving(type, id));
    if (remainingUse) return remainingUse.title;
  }
  const sections = await listSectionsWith(reader, file);
  return sections.find(({ id }) => !isLeaving('guide', id))?.title;
}
