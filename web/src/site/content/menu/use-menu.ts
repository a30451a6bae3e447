import { menu } from '@approdo/shared/contract/content/menu';
import { hasRole } from '@approdo/shared/domain/base/access';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../client/browser-client.ts';
import { useSession } from '../../session/use-session.ts';
import { arrangeMenu, type MenuLine, type MenuLink } from './arrange-menu.ts';

const { menu: menuCalls } = createBrowserClient({ menu });

type MenuState = { readonly lines: readonly MenuLine[]; readonly hasFailed: boolean };

/** The lines that came with the page, until those of the account's role are loaded, if they differ. */
export function useMenu(initial: readonly MenuLine[]): MenuState {
  const role = useSession()?.user.role;
  const seesMore = role !== undefined && hasRole(role, 'EDITOR');
  const [state, setState] = useState<MenuState>({ lines: initial, hasFailed: false });
  useEffect(() => {
    setState({ lines: initial, hasFailed: false });
    if (!seesMore && initial.length > 0) return;
    let isWanted = true;
    loadLines(initial).then((loaded) => isWanted && setState(loaded));
    return () => {
      isWanted = false;
    };
  }, [initial, seesMore]);
  return state;
}

async function loadLines(initial: readonly MenuLine[]): Promise<MenuState> {
  try {
    return { lines: restoreLocalizedLinks(arrangeMenu(await menuCalls.list()), initial), hasFailed: false };
  } catch {
    return { lines: initial, hasFailed: true };
  }
}

/** Keeps the localized links that came with the page; only the server knows where the others would lead. */
function restoreLocalizedLinks(loaded: readonly MenuLine[], localized: readonly MenuLine[]): MenuLine[] {
  const linksById = new Map(localized.flatMap((line) => [...line.children, line]).map((link) => [link.id, link]));
  const withLocalizedLink = <Link extends MenuLink>(link: Link): Link => {
    const { href, hrefLang } = linksById.get(link.id) ?? link;
    return { ...link, href, ...(hrefLang && { hrefLang }) };
  };
  return loaded.map((line) => ({ ...withLocalizedLink(line), children: line.children.map(withLocalizedLink) }));
}
