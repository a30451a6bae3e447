import type { writing as italian } from '../../it/content/writing.ts';

export const writing = {
  publishedOn: { before: 'Published on ', after: '' },
  back: 'Back',
} satisfies typeof italian;
