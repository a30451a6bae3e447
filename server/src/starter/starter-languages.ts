import {
  type DocumentKind,
  fieldOfAmenity,
  type TranslatableKind,
} from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { readTimeOf } from '@approdo/shared/domain/content/read-time';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterLanguage } from '../../starter/languages/starter-language.ts';
import { starterLanguages } from '../../starter/languages.ts';
import type { Trx } from '../db/transaction.ts';
import { putDocument, putText } from '../features/base/localization/translations.records.ts';
import { listPosts } from '../features/content/blog/blog.repository.ts';
import { listGalleries } from '../features/content/galleries/galleries.repository.ts';
import { listMedia } from '../features/content/media/media.repository.ts';
import { listPages } from '../features/content/pages/pages.repository.ts';
import { ITALIAN_THINGS } from '../features/operations/translations/italian-things.ts';

/** A thing of the starter content, with what it says in another language. */
type Said = { readonly kind: TranslatableKind; readonly id: string; readonly texts: Readonly<Record<string, string>> };

/** Says what the starter content has written so far in other languages, checked. None of them is offered by that. */
export async function fillLanguages(trx: Trx, kind: 'demo' | 'none'): Promise<void> {
  const tenant = kind === 'demo' ? 'demo' : 'plain';
  for (const [language, words] of starterLanguages) {
    for (const said of await listSaid(trx, words, tenant)) await sayInOtherLanguage(trx, language, said);
    await addDocuments(trx, language, 'pages', { documents: await listPages(trx), translated: words.pages });
    await addDocuments(trx, language, 'posts', { documents: await listPosts(trx), translated: words.posts });
  }
}

async function listSaid(trx: Trx, words: StarterLanguage, tenant: 'demo' | 'plain'): Promise<Said[]> {
  const amenities = Object.entries(words.amenities).map(([word, text]) => [fieldOfAmenity(word), text]);
  const { description, houseRules } = words;
  const property = { description: description[tenant], houseRules, ...Object.fromEntries(amenities) };
  const galleries = await listGalleries(trx);
  const media = await listMedia(trx);
  return [
    { kind: 'homepage', id: 'homepage', texts: words.hero[tenant] },
    { kind: 'property', id: 'property', texts: property },
    ...Object.entries(words.featureBoxes).map(([id, texts]) => ({ kind: 'feature_boxes', id, texts }) as const),
    ...Object.entries(words.menu).map(([id, label]) => ({ kind: 'menu_items', id, texts: { label } }) as const),
    ...galleries.map(({ id, slug }) => ({ kind: 'galleries', id, texts: words.galleries[slug] ?? {} }) as const),
    ...media.map(({ id, file }) => ({ kind: 'media', id, texts: words.media[file] ?? {} }) as const),
  ];
}

type Documents = {
  readonly documents: readonly { readonly id: string; readonly slug: string; readonly publishedAt: string | null }[];
  readonly translated: StarterLanguage['posts'];
};

async function addDocuments(
  trx: Trx,
  language: OtherLanguage,
  kind: DocumentKind,
  { documents, translated }: Documents,
): Promise<void> {
  for (const { id, slug: italianSlug, publishedAt } of documents) {
    const document = translated[italianSlug];
    if (!document) continue;
    const { slug, ...texts } = document;
    await sayInOtherLanguage(trx, language, { kind, id, texts });
    const read_time = readTimeOf(plainTextOf(texts.content));
    await putDocument(trx, { kind, thing_id: id, language, slug, read_time, published_at: publishedAt });
  }
}

/** What is not there in Italian is not said. */
export async function sayInOtherLanguage(trx: Trx, language: OtherLanguage, { kind, id, texts }: Said): Promise<void> {
  const thing = await ITALIAN_THINGS[kind].find(trx, id);
  for (const { field, italian } of thing?.texts ?? []) {
    const text = texts[field] ?? '';
    if (text === '' || italian === '') continue;
    await putText(trx, { kind, thing_id: id, language, field, text, source: italian, state: 'CHECKED' });
  }
}
