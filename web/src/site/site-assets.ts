import type { Language } from '@approdo/shared/domain/language/language';

type TextFiles = Readonly<Record<Language, string>>;

/** Addresses of what a page of the site links to, with the hash of their content in the name. */
export type SiteAssets = {
  readonly script: string;
  readonly stylesheet: string;
  /** Those that the stylesheet names; none outside a build. */
  readonly fonts: readonly string[];
  /** What islands say, a file for each language. */
  readonly texts: TextFiles;
};

/** The sources of what islands say, below the folder of this room. */
export const TEXT_SOURCES: TextFiles = {
  it: 'src/site/texts/it/island-texts.ts',
  en: 'src/site/texts/en/island-texts.ts',
  de: 'src/site/texts/de/island-texts.ts',
  fr: 'src/site/texts/fr/island-texts.ts',
};

declare const __SITE_ASSETS__: SiteAssets | undefined;

/** Filled in by build.ts; outside a build a page links to the sources. */
export const siteAssets: SiteAssets =
  typeof __SITE_ASSETS__ === 'undefined'
    ? {
        script: '/src/entry-site.ts',
        stylesheet: '/src/site/site.css',
        fonts: [],
        texts: mapTexts(TEXT_SOURCES, (source) => `/${source}`),
      }
    : __SITE_ASSETS__;

/** The address of each file of texts, by its source. */
export function mapTexts({ it, en, de, fr }: TextFiles, addressOf: (source: string) => string): TextFiles {
  return { it: addressOf(it), en: addressOf(en), de: addressOf(de), fr: addressOf(fr) };
}
