import { writeView } from '../../kit/table/view-address.ts';

/** What the address calls the list of pages. */
export const PAGES_LIST = 'pages';

/** Where a page is edited: among the pages, with no other beside it. */
export function addressOfPage(slug: string): string {
  const view = { search: slug, order: undefined, isDescending: false, page: 1 };
  return `/pages?${writeView(new URLSearchParams(), PAGES_LIST, view)}`;
}
