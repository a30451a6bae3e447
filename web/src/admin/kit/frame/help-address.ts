import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { HELP_PAGES, type HelpPage, type HelpPath, type HelpPlace } from '../../session/help-pages.ts';

/** The handbook's address of a place, relative to the back office. */
export function helpAddress({ page, section }: HelpPlace): string {
  return `/help/${page}${section === undefined ? '' : `#${sectionId(section)}`}`;
}

/** The id of a heading, for use in an address. */
export function sectionId(heading: string): string {
  return suggestSlug(heading);
}

export function getHelpPage(path: HelpPath): HelpPage {
  const found = findHelpPage(path);
  if (!found) throw new Error(`the handbook has no page ${path}`);
  return found;
}

export function findHelpPage(path: string | undefined): (typeof HELP_PAGES)[number] | undefined {
  return HELP_PAGES.find((page) => page.path === path);
}
