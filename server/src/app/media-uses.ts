import { listPostsWith } from '../features/blog/blog.service.ts';
import { listGalleriesWith } from '../features/galleries/galleries.service.ts';
import { listGuideWith } from '../features/guide/guide.service.ts';
import type { UseFinder } from '../features/media/media.service.ts';
import { listPagesWith } from '../features/pages/pages.service.ts';
import { listPictureUses } from './list-picture-uses.ts';

/** Where a file of the library can be shown; a slice that shows files has its finder here. */
export const mediaUseFinders: readonly UseFinder[] = [
  listPostsWith,
  listPagesWith,
  listGalleriesWith,
  listGuideWith,
  (reader, file) => listPictureUses(reader, `/uploads/${file}`),
];
