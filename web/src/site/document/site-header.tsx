import type { PageRequest } from '@approdo/shared/client/page';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { Menu } from 'lucide-react';
import buttons from '../../ui/button.module.css';
import { AccountCorner } from '../accounts/corner/account-corner.tsx';
import { localizeMenu } from '../content/menu/localize-menu.ts';
import { MenuIsland } from '../content/menu/menu-island.tsx';
import { useLocalizedLinks } from '../links/use-localized-links.ts';
import { Island } from '../page/island.tsx';
import type { PageView } from '../page/page.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { pathOf } from './document-head.tsx';
import shapes from './frame-shapes.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { SiteFrame } from './site-frame.ts';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';

type SiteHeaderProps = {
  readonly frame: Pick<SiteFrame, 'siteName' | 'menu' | 'look'>;
  readonly request: PageRequest;
  readonly view: PageView;
};

const BOOKING = '/booking';

/** The bar: on a narrow screen the links are a popover that the browser opens and closes, on a wide one a row. */
export function SiteHeader({ frame: { siteName, menu, look }, request, view }: SiteHeaderProps) {
  const { language, layout, firstLook } = usePageTexts();
  const localize = useLocalizedLinks();
  const path = pathOf(request);
  return (
    <header className={look.header === 'CENTRE' ? `${styles.header} ${shapes.centred}` : styles.header}>
      <a className={styles.brand} href={addressIn(language, '/')}>
        {look.logo ? <SiteLogo logo={look.logo} look={look} siteName={siteName} /> : siteName}
      </a>
      <LanguageSwitcher languages={request.languages} view={view} />
      <button type="button" className={styles.opener} popoverTarget="site-menu">
        <Menu aria-hidden="true" />
        <span>{layout.menu}</span>
      </button>
      <div id="site-menu" popover="auto" className={styles.panel}>
        <Island
          name="menu"
          wake={menu.length > 0 ? 'session' : 'near'}
          Component={MenuIsland}
          props={{ lines: localizeMenu(menu, localize), path: addressIn(language, path) }}
        />
        <Island name="account" wake="session" Component={AccountCorner} props={{}} />
        {path !== BOOKING && (
          <a className={`${buttons.button} ${styles.book}`} href={addressIn(language, BOOKING)}>
            {firstLook.book}
          </a>
        )}
      </div>
    </header>
  );
}
