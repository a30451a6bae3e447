import type { writing as italian } from '../it/writing.ts';
import type { PageTexts } from '../page-texts.ts';
import { accountPages } from './account-pages.ts';
import { blog } from './blog.ts';
import { home } from './home.ts';
import { islandTexts } from './island-texts.ts';
import { layout } from './layout.ts';
import { pictures } from './pictures.ts';
import { stayPages } from './stay-pages.ts';

const writing = {
  publishedOn: { before: 'Veröffentlicht am ', after: '' },
  back: 'Zurück',
} satisfies typeof italian;

export const pageTexts: PageTexts = {
  language: islandTexts.language,
  islands: islandTexts,
  accountPages,
  blog,
  home,
  layout,
  pictures,
  stayPages,
  writing,
};
