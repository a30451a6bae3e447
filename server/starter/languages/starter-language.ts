import type { GuideKey } from '../guide.ts';
import type { StarterPage, StarterPost } from '../writing/starter-post.ts';

type HeroWords = {
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly 'primaryButton.text': string;
  readonly 'secondaryButton.text': string;
};

export type TranslatedPost = Pick<StarterPost, 'slug' | 'title' | 'excerpt' | 'content'>;

export type TranslatedPage = StarterPage;

/** The starter content in another language: at least what a language cannot be offered without. */
export type StarterLanguage = {
  readonly hero: { readonly demo: HeroWords; readonly plain: HeroWords };
  readonly description: { readonly demo: string; readonly plain: string };
  /** The rules of the demo; a plain site has none. */
  readonly houseRules: string;
  /** By the Italian word. */
  readonly amenities: Readonly<Record<string, string>>;
  /** By the id of the box. */
  readonly featureBoxes: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** By the id of the line. */
  readonly menu: Readonly<Record<string, string>>;
  /** By the Italian slug. */
  readonly pages: Readonly<Record<string, TranslatedPage>>;
  readonly posts: Readonly<Record<string, TranslatedPost>>;
  readonly galleries: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  /** By the key of the section. */
  readonly guide: Readonly<Record<GuideKey, { readonly title: string; readonly content: string }>>;
  /** By the name of the file. */
  readonly media: Readonly<Record<string, { readonly alt?: string; readonly caption: string }>>;
};
