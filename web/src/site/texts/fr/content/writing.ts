import type { writing as italian } from '../../it/content/writing.ts';

export const writing = {
  publishedOn: { before: 'Publié le ', after: '' },
  back: 'Retour',
} satisfies typeof italian;
