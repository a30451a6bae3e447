import { type ItalianThing, sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listGalleries, type ReadGallery } from './galleries.repository.ts';
import { orderGalleries } from './order-galleries.ts';

/** What galleries are called, and what is said of them. */
export const galleryWords = sourceOfList(async (reader) => orderGalleries(await listGalleries(reader)).map(wordsOf));

function wordsOf({ id, name, description }: ReadGallery): ItalianThing {
  return { kind: 'galleries', id, title: name, isPublic: true, texts: textsOf({ name, description }) };
}
