import { listPostsWith } from '../blog/blog.service.ts';
import { listGalleriesWith } from '../galleries/galleries.service.ts';
import { listGuideWith } from '../guide/guide.service.ts';
import { listPagesWith } from '../pages/pages.service.ts';
import { listPictureUses } from '../pictures/list-picture-uses.ts';
import type { UseFinder } from './media.service.ts';

/** Where a file of the library can be shown; a slice that shows files has its finder here. */
export const mediaUseFinders: readonly UseFinder[] = [
  listPostsWith,
  listPagesWith,
  listGalleriesWith,
  listGuideWith,
  (reader, file) => listPictureUses(reader, `/uploads/${file}`),
];
