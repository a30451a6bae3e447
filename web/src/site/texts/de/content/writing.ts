import type { writing as italian } from '../../it/content/writing.ts';

export const writing = {
  publishedOn: { before: 'Veröffentlicht am ', after: '' },
  back: 'Zurück',
} satisfies typeof italian;
