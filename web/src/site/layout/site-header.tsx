import { Menu } from 'lucide-react';
import { Island } from '../island.tsx';
import { AccountCorner } from '../islands/account/account-corner.tsx';
import { MenuIsland } from '../islands/menu/menu-island.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { SiteFrame } from './site-frame.ts';
import styles from './site-header.module.css';

type SiteHeaderProps = { readonly frame: Pick<SiteFrame, 'siteName' | 'menu'>; readonly path: string };

/** The bar: on a narrow screen the links are a panel that the browser itself opens and closes, on a wide one a row. */
export function SiteHeader({ frame: { siteName, menu }, path }: SiteHeaderProps) {
  const { layout } = usePageTexts();
  return (
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        {siteName}
      </a>
      <button type="button" className={styles.opener} popoverTarget="site-menu">
        <Menu aria-hidden="true" />
        <span>{layout.menu}</span>
      </button>
      <div id="site-menu" popover="auto" className={styles.panel}>
        <Island
          name="menu"
          wake={menu.length > 0 ? 'session' : 'near'}
          Component={MenuIsland}
          props={{ lines: menu, path }}
        />
        <Island name="account" wake="session" Component={AccountCorner} props={{}} />
      </div>
    </header>
  );
}
