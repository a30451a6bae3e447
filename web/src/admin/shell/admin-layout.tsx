import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useProperty } from '../content/property/index.ts';
import { useBanners } from '../kit/feedback/banners.ts';
import { LeaveQuestion } from '../kit/form/leave-question.tsx';
import { useIsPhone } from '../kit/frame/use-is-phone.ts';
import { SHELL } from '../kit/texts.ts';
import { DemoNotice } from '../operations/demo/index.ts';
import { canOpen } from '../session/guard.ts';
import { useSession } from '../session/session-context.ts';
import styles from './admin-layout.module.css';
import navigation from './navigation.module.css';
import { FootBar, Navigation } from './navigation.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SearchOpener } from './search/search-opener.tsx';
import { useHideWhileLoading } from './use-hide-while-loading.ts';
import { usePhoneMaintenance } from './use-phone-maintenance.ts';

/** The navigation beside the screen; on a phone a bar at the foot, and the whole menu in a drawer. */
export function AdminLayout() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const banners = useBanners();
  const property = useProperty();
  const isPhone = useIsPhone();
  usePhoneMaintenance();

  function openDrawer(): void {
    banners.clear();
    open();
  }

  return (
    <LeaveQuestion>
      <div className={styles.layout}>
        <a className={styles.skip} href="#content">
          {SHELL.skipToContent}
        </a>
        <header className={styles.bar}>
          <span className={styles.brand}>{property.data?.name ?? SHELL.product}</span>
          <SearchButton />
        </header>
        <Drawer
          opened={isOpen}
          onClose={close}
          size="xs"
          title={SHELL.product}
          closeButtonProps={{ 'aria-label': SHELL.closeMenu }}
          classNames={{ content: styles.drawer, header: styles.drawer, close: styles.close, body: styles.drawerBody }}
        >
          <Navigation onFollow={close} />
        </Drawer>
        {!isPhone && (
          <div className={styles.side}>
            <Navigation
              heading={
                <div className={styles.heading}>
                  <span className={styles.brand}>{SHELL.product}</span>
                  <SearchButton />
                </div>
              }
            />
          </div>
        )}
        <Content />
        <SearchOpener />
        <FootBar>
          <button
            type="button"
            className={navigation.footLink}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={openDrawer}
          >
            <Menu size={22} aria-hidden />
            {SHELL.more}
          </button>
        </FootBar>
      </div>
    </LeaveQuestion>
  );
}

/**
 * A new screen starts at its top, or where the address points; the focus moves there, for screen readers, but not from a
 * tab, which the arrows go on from.
 */
function Content() {
  const { pathname, hash } = useLocation();
  const { user } = useSession();
  const content = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useHideWhileLoading(content, pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash !== '' || document.activeElement?.role === 'tab') return;
    window.scrollTo(0, 0);
    content.current?.focus();
  }, [pathname, hash]);
  return (
    <main id="content" className={styles.content} ref={content} tabIndex={-1}>
      {canOpen({ access: 'admin' }, user) && <DemoNotice />}
      <Outlet />
    </main>
  );
}
