import type { PageTexts } from '../page-texts.ts';
import { accountPages } from './account-pages.ts';
import { blog } from './blog.ts';
import { home } from './home.ts';
import { islandTexts } from './island-texts.ts';
import { layout } from './layout.ts';
import { pictures } from './pictures.ts';
import { stayPages } from './stay-pages.ts';
import { writing } from './writing.ts';

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
