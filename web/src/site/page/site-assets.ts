import type { Language } from '@approdo/shared/domain/base/language/language';
import type { TypePair } from '@approdo/shared/domain/content/look/look';
import { fontFiles } from '../../ui/type-pairs.ts';
import type { StylePart } from './page-styles.ts';

type TextFiles = Readonly<Record<Language, string>>;

/** The addresses of a page's assets, with content hashes in their names. */
export type SiteAssets = {
  readonly script: string;
  readonly stylesheet: string;
  /** Its parts; none outside a build, where pages link to it. */
  readonly styles: readonly StylePart[];
  /** The fonts that the stylesheet names, of every pair; none outside a build. */
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

/** The addresses of a pair's fonts among these, titles first: what a page asks for ahead. */
export function fontsOf(type: TypePair, fonts: readonly string[] = siteAssets.fonts): readonly string[] {
  return fontFiles(type).flatMap((file) => fonts.find((font) => font.includes(`/${file}-`)) ?? []);
}

function sourcesOf(name: string): TextFiles {
  return mapFiles({ it: 'it', en: 'en', de: 'de', fr: 'fr' }, (language) => `src/site/texts/${language}/${name}.ts`);
}

function mapFiles({ it, en, de, fr }: TextFiles, map: (file: string) => string): TextFiles {
  return { it: map(it), en: map(en), de: map(de), fr: map(fr) };
}
