import type { TurnLink } from '../../links/turn-links.ts';
import type { MenuLine, MenuLink } from './arrange-menu.ts';

/** The menu with each link leading to its target in the language of the page. */
export function turnMenu(lines: readonly MenuLine[], turn: TurnLink): MenuLine[] {
  return lines.map((line) => ({
    ...turnLine(line, turn),
    children: line.children.map((child) => turnLine(child, turn)),
  }));
}

function turnLine<Link extends MenuLink>(link: Link, turn: TurnLink): Link {
  return link.href === undefined ? link : { ...link, ...turn(link.href) };
}
