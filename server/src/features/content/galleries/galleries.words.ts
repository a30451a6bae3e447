import { type ItalianThing, sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listGalleries, type ReadGallery } from './galleries.repository.ts';
import { orderGalleries } from './order-galleries.ts';

/** The titles and descriptions of galleries. */
export const galleryWords = sourceOfList(async (reader) => orderGalleries(await listGalleries(reader)).map(wordsOf));

function wordsOf({ id, name, description }: ReadGallery): ItalianThing {
  return { kind: 'galleries', id, title: name, isPublic: true, texts: textsOf({ name, description }) };
}
