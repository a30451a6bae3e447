import { ITALIAN, type Language } from '@approdo/shared/domain/language/language';
import { feed } from './feed.ts';
import { robots } from './robots.ts';
import type { SiteDocument } from './site-document.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

const documents: readonly SiteDocument[] = [feed, robots, sitemap, speculationRules, webManifest];

const byPath: ReadonlyMap<string, SiteDocument> = new Map(documents.map((document) => [document.path, document]));

/** The document of a path without the prefix of a language. */
export function findDocument(path: string, language: Language): SiteDocument | undefined {
  const document = byPath.get(path);
  return document?.isSpoken || language === ITALIAN ? document : undefined;
}
