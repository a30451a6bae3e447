import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { Picture } from '@approdo/shared/contract/content/media';

/** What is needed to show the embeds of some content. */
export type ContentFacts = {
  readonly pictures: readonly Picture[];
  /** By slug. */
  readonly galleries: ReadonlyMap<string, Gallery>;
};

/** The width of the text column, as in the `sizes` attribute. */
export const COLUMN_SIZES = '(width >= 48rem) 46rem, 100vw';
