import type { Language } from '@approdo/shared/domain/base/language/language';
import type { StylePart } from './page-styles.ts';

type TextFiles = Readonly<Record<Language, string>>;

/** The addresses of a page's assets, with content hashes in their names. */
export type SiteAssets = {
  readonly script: string;
  readonly stylesheet: string;
  /** Its parts; none outside a build, where pages link to it. */
  readonly styles: readonly StylePart[];
  /** The fonts that the stylesheet names; none outside a build. */
  readonly fonts: readonly string[];
  /** The islands' texts, a file for each language. */
  readonly texts: TextFiles;
  /** Further texts, of islands that few visitors meet. */
  readonly furtherTexts: TextFiles;
};

/** The sources of the islands' texts, relative to this package. */
export const TEXT_SOURCES = { texts: sourcesOf('island-texts'), furtherTexts: sourcesOf('further-texts') };

declare const __SITE_ASSETS__: SiteAssets | undefined;

/** Filled in by build.ts; outside a build a page links to the sources. */
export const siteAssets: SiteAssets =
  typeof __SITE_ASSETS__ === 'undefined'
    ? {
        script: '/src/entry-site.ts',
        stylesheet: '/src/site/site.css',
        styles: [],
        fonts: [],
        ...addressTexts((source) => `/${source}`),
      }
    : __SITE_ASSETS__;

/** The address of each text file, by its source. */
export function addressTexts(addressOf: (source: string) => string): Pick<SiteAssets, 'texts' | 'furtherTexts'> {
  const { texts, furtherTexts } = TEXT_SOURCES;
  return { texts: mapFiles(texts, addressOf), furtherTexts: mapFiles(furtherTexts, addressOf) };
}

function sourcesOf(name: string): TextFiles {
  return mapFiles({ it: 'it', en: 'en', de: 'de', fr: 'fr' }, (language) => `src/site/texts/${language}/${name}.ts`);
}

function mapFiles({ it, en, de, fr }: TextFiles, map: (file: string) => string): TextFiles {
  return { it: map(it), en: map(en), de: map(de), fr: map(fr) };
}
