/** Addresses of what a page of the site links to, with the hash of their content in the name. */
export type SiteAssets = {
  readonly script: string;
  readonly stylesheet: string;
};

declare const __SITE_ASSETS__: SiteAssets | undefined;

/** Filled in by build.ts; outside a build a page links to the sources. */
export const siteAssets: SiteAssets =
  typeof __SITE_ASSETS__ === 'undefined'
    ? { script: '/src/entry-site.ts', stylesheet: '/src/site/site.css' }
    : __SITE_ASSETS__;
