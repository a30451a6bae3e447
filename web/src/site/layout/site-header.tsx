import { Menu } from 'lucide-react';
import { Island } from '../island.tsx';
import { AccountCorner } from '../islands/account/account-corner.tsx';
import styles from './site-header.module.css';

const LINKS = [
  { href: '/', label: 'Home' },
  { href: '/booking', label: 'Prenota' },
] as const;

type SiteHeaderProps = { readonly siteName: string; readonly path: string };

/** The bar: on a narrow screen the links are a panel that the browser itself opens and closes, on a wide one a row. */
export function SiteHeader({ siteName, path }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        {siteName}
      </a>
      <button type="button" className={styles.opener} popoverTarget="site-menu">
        <Menu aria-hidden="true" />
        <span>Menu</span>
      </button>
      <div id="site-menu" popover="auto" className={styles.panel}>
        <nav aria-label="Menu principale">
          <ul className={styles.links}>
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} {...(href === path && { 'aria-current': 'page' })}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Island name="account" wake="session" Component={AccountCorner} props={{}} />
      </div>
    </header>
  );
}
