import { type ItalianThing, sourceOfList, textsOf } from '../../base/localization/index.ts';
import { type GalleryWithPictures, listGalleries } from './galleries.repository.ts';
import { orderGalleries } from './order-galleries.ts';

/** The titles and descriptions of galleries. */
export const galleryWords = sourceOfList(async (reader) => orderGalleries(await listGalleries(reader)).map(wordsOf));

function wordsOf({ id, name, description }: GalleryWithPictures): ItalianThing {
  return { kind: 'galleries', id, title: name, isPublic: true, texts: textsOf({ name, description }) };
}
