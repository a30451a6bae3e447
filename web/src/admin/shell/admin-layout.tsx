import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useProperty } from '../content/property/index.ts';
import { useBanners } from '../kit/feedback/banners.ts';
import { useLatePart } from '../kit/feedback/late-part.ts';
import { LoadingState } from '../kit/feedback/query-states.tsx';
import { useIsPhone } from '../kit/frame/use-is-phone.ts';
import { SHELL } from '../kit/texts.ts';
import { DemoNotice } from '../operations/demo/index.ts';
import { canOpen } from '../session/guard.ts';
import { useSession } from '../session/session-context.ts';
import styles from './admin-layout.module.css';
import { FootBar } from './foot-bar.tsx';
import { MENU } from './menu-part.ts';
import navigation from './navigation.module.css';
import { ScreenBoundary } from './screen-route.tsx';
import { FIRST_SCREENS } from './screens/first.ts';
import { SearchButton, SearchOpener } from './search/search-opener.tsx';
import { useHideWhileLoading } from './use-hide-while-loading.ts';

/** The navigation beside the screen; on a phone a bar at the foot, and the whole menu in a drawer. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const [isOpen, { open, close }] = useDisclosure(false);
  const banners = useBanners();
  const property = useProperty();
  const isPhone = useIsPhone();
  const menu = useLatePart(MENU, {
    attempt: isOpen,
    onMissing: () => {
      if (isOpen) banners.fail({ text: SHELL.unreachable });
      close();
    },
  });
  // An editor's come with the menu.
  const atFoot = canOpen({ access: 'admin' }, user) ? FIRST_SCREENS : menu?.SCREENS;

  function openDrawer(): void {
    banners.clear();
    open();
  }

  return (
    <div className="admin-layout">
      <a className={styles.skip} href="#content">
        {SHELL.skipToContent}
      </a>
      <header className="admin-bar">
        <span className="admin-brand">{property.data?.name ?? SHELL.product}</span>
        <SearchButton />
      </header>
      {menu && <menu.MenuDrawer isOpen={isOpen} onClose={close} />}
      {!isPhone && <div className="admin-side">{menu && <menu.Navigation heading={<Heading />} />}</div>}
      <Content>{children}</Content>
      <SearchOpener />
      {menu && <menu.PhoneMaintenance property={property.data} />}
      <FootBar screens={atFoot}>
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
  );
}

function Heading() {
  return (
    <div className={styles.heading}>
      <span className="admin-brand">{SHELL.product}</span>
      <SearchButton />
    </div>
  );
}

/**
 * A new screen starts at its top, or where the address points; the focus moves there, for screen readers, but not from a
 * tab, which the arrows go on from.
 */
function Content({ children }: { readonly children: ReactNode }) {
  const { pathname, hash, key } = useLocation();
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
    <main id="content" className="admin-content" ref={content} tabIndex={-1}>
      {canOpen({ access: 'admin' }, user) && <DemoNotice />}
      <ScreenBoundary place={key}>
        <Suspense fallback={<ScreenToCome />}>{children}</Suspense>
      </ScreenBoundary>
    </main>
  );
}

/** Like the frame of the document (web/admin-frame.ts), so that nothing moves. */
function ScreenToCome() {
  return (
    <>
      <Skeleton height="2.125rem" width="9rem" mb="xl" />
      <LoadingState />
    </>
  );
}
