import { writeView } from '../../kit/table/view-address.ts';

/** The name of the list of pages in the URL. */
export const PAGES_LIST = 'pages';

/** The address of a page's editor: the list of pages, with that page open. */
export function addressOfPage(slug: string): string {
  const view = { search: slug, order: undefined, isDescending: false, page: 1 };
  return `/pages?${writeView(new URLSearchParams(), PAGES_LIST, view)}`;
}
