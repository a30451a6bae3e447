import type { LocalizeLink } from '../../links/localize-links.ts';
import type { MenuLine, MenuLink } from './arrange-menu.ts';

/** The menu with each link leading to its target in the language of the page. */
export function localizeMenu(lines: readonly MenuLine[], localize: LocalizeLink): MenuLine[] {
  return lines.map((line) => ({
    ...localizeLine(line, localize),
    children: line.children.map((child) => localizeLine(child, localize)),
  }));
}

function localizeLine<Link extends MenuLink>(link: Link, localize: LocalizeLink): Link {
  return link.href === undefined ? link : { ...link, ...localize(link.href) };
}
