import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { PageLocale } from './page.ts';
import type { StructuredData } from './structured-data.ts';

type Crumb = { readonly name: string; readonly path: string };

/** The breadcrumbs from the home page to this one. */
export function breadcrumbList({ request, texts }: PageLocale, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: texts.layout.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${request.origin}${addressIn(request.language, path)}`,
    })),
  };
}
