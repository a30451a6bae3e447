import type { Language } from '@approdo/shared/domain/base/language/language';
import type { StylePart } from './page-styles.ts';

type TextFiles = Readonly<Record<Language, string>>;

/** Addresses of what a page of the site links to, with the hash of their content in the name. */
export type SiteAssets = {
  readonly script: string;
  readonly stylesheet: string;
  /** What stands in it; none outside a build, where pages link to it. */
  readonly styles: readonly StylePart[];
  /** Those that the stylesheet names; none outside a build. */
  readonly fonts: readonly string[];
  /** What islands say, a file for each language. */
  readonly texts: TextFiles;
  /** What only those say besides that few visitors meet. */
  readonly furtherTexts: TextFiles;
};

/** The sources of what islands say, below the folder of this room. */
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

/** The address of each file of texts, by its source. */
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
