import { feed } from './feed.ts';
import { robots } from './robots.ts';
import type { SiteDocument } from './site-document.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

const documents: readonly SiteDocument[] = [feed, robots, sitemap, speculationRules, webManifest];

const byPath: ReadonlyMap<string, SiteDocument> = new Map(documents.map((document) => [document.path, document]));

export function findDocument(path: string): SiteDocument | undefined {
  return byPath.get(path);
}
