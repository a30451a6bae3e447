import type { StructuredData } from './structured-data.ts';

type Crumb = { readonly name: string; readonly path: string };

/** The way from the home page to this one. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
