import type { writing as italian } from '../it/writing.ts';

export const writing = {
  publishedOn: { before: 'Published on ', after: '' },
  back: 'Back',
} satisfies typeof italian;
