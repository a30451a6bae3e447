import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { Picture } from '@approdo/shared/contract/content/media';

/** What the embeds of some content show. */
export type ContentFacts = {
  readonly pictures: readonly Picture[];
  /** By slug. */
  readonly galleries: ReadonlyMap<string, Gallery>;
};

/** How wide the column of text is, as in the attribute `sizes`. */
export const COLUMN_SIZES = '(width >= 48rem) 46rem, 100vw';
