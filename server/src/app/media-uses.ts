import { listPostsWith } from '../features/content/blog/blog.service.ts';
import { listGalleriesWith } from '../features/content/galleries/galleries.service.ts';
import { listLookWith } from '../features/content/look/look.service.ts';
import type { UseFinder } from '../features/content/media/media.service.ts';
import { listPagesWith } from '../features/content/pages/pages.service.ts';
import { listGuideWith } from '../features/stays/guide/guide.service.ts';
import { listPictureUses } from './list-picture-uses.ts';

/** Finds where a file of the library is shown; each slice that shows files has its finder here. */
export const mediaUseFinders: readonly UseFinder[] = [
  listPostsWith,
  listPagesWith,
  listGalleriesWith,
  listGuideWith,
  listLookWith,
  (reader, file) => listPictureUses(reader, `/uploads/${file}`),
];
