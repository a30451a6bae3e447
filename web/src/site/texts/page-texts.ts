import type { Language } from '@approdo/shared/domain/language/language';
import type { IslandTexts } from './island-texts.ts';
import type { accountPages } from './it/account-pages.ts';
import type { blog } from './it/blog.ts';
import type { home } from './it/home.ts';
import type { layout } from './it/layout.ts';
import type { pictures } from './it/pictures.ts';
import type { stayPages } from './it/stay-pages.ts';
import type { writing } from './it/writing.ts';

/** What pages say in one language: they are drawn by the server alone, the islands on them are not. */
export type PageTexts = {
  readonly language: Language;
  readonly islands: IslandTexts;
  readonly accountPages: typeof accountPages;
  readonly blog: typeof blog;
  readonly home: typeof home;
  readonly layout: typeof layout;
  readonly pictures: typeof pictures;
  readonly stayPages: typeof stayPages;
  readonly writing: typeof writing;
};
