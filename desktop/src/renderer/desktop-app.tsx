import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { AdminApp, createLatePart, type Platform, useLatePart } from '@approdo/web/admin';
import { Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge, PayloadOf, Site, Sites } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { createDesktopPlatform, type DesktopPlatform } from './desktop-platform.ts';
import { SiteFaultBar } from './site-fault-bar.tsx';
import { TEXTS } from './texts.ts';
import { unwrap } from './unwrap.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { type Leave, useLeaving } from './use-leaving.ts';
import { useMenu, useSearchOfMenu } from './use-menu.ts';

const SitesScreen = lazy(async () => ({ default: (await import('./sites-screen.tsx')).SitesScreen }));
const PaperScreen = lazy(async () => ({ default: (await import('./paper/paper-screen.tsx')).PaperScreen }));
const SITES_WINDOW = createLatePart(async () => (await import('./sites-screen.tsx')).SitesWindow);

type Props = {
  readonly bridge: Bridge;
  /** What main remembered when the page was opened. */
  readonly first: Start;
};

/** Asks for the site, the first time or when another is wanted, and is its back office from then on. */
export function DesktopApp({ bridge, first }: Props) {
  const { start, begin } = useStart(bridge, first);

  if (start.face === 'failed') return <Failed onRetry={() => void begin()} />;
  if (start.face === 'siteless') {
    const leave: Leave = (step) => step().then(begin);
    return (
      <main className={styles.middle}>
        <Suspense>
          <SitesScreen bridge={bridge} sites={start.sites} mayLeave={nothingToLose} leave={leave} onChange={begin} />
        </Suspense>
      </main>
    );
  }
  return <AtSite key={start.site.address} bridge={bridge} start={start} begin={begin} />;
}

const nothingToLose = async () => true;

type Panel = PayloadOf<'panelWanted'>;

type AtSiteProps = {
  readonly bridge: Bridge;
  readonly start: Extract<Start, { face: 'ready' }>;
  readonly begin: () => Promise<void>;
};

/** The back office stays mounted behind the panel, so that nothing typed is lost. */
function AtSite({ bridge, start, begin }: AtSiteProps) {
  const { site, sites, platform } = start;
  const [panel, setPanel] = useState<Panel>();
  const close = useCallback(() => setPanel(undefined), []);
  const SitesWindow = useLatePart(SITES_WINDOW);
  useMenu(bridge, platform.session);
  useEffect(() => bridge.onPanelWanted(setPanel), [bridge]);
  useSearchOfMenu(bridge, close);
  const { mayLeave, question } = useLeaveQuestion();
  const follow = useCallback(async () => {
    setPanel(undefined);
    await begin();
  }, [begin]);
  const { isLeaving, leave } = useLeaving(follow);

  useEffect(
    () =>
      bridge.onSiteWanted(async (address) => {
        if (address === site.address || !(await mayLeave())) return;
        // If it is no longer saved, the list shows so.
        await leave(async () => unwrap(await bridge.switchSite(address))).catch(() => setPanel('sites'));
      }),
    [bridge, site.address, mayLeave, leave],
  );

  const isPaper = panel === 'calendar' || panel === 'booking';
  return (
    <>
      <div hidden={isPaper}>
        <SiteFaultBar bridge={bridge} />
        {!isLeaving && <AdminApp platform={platform} basename="/" />}
        <SiteBar site={site} session={platform.session} onChange={() => setPanel('sites')} />
      </div>
      {SitesWindow && (
        <SitesWindow
          isOpen={panel === 'sites'}
          bridge={bridge}
          sites={sites}
          mayLeave={mayLeave}
          leave={leave}
          onChange={follow}
          onClose={close}
        />
      )}
      {question}
      {isPaper && (
        <Suspense>
          <PaperScreen
            key={panel}
            bridge={bridge}
            transport={platform.transport}
            kind={panel}
            today={todayInRome(new Date())}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={styles.middle}>
      <Stack align="center" gap="xs" role="alert">
        <Text fw={600}>{TEXTS.startFailed}</Text>
        <Text c="dimmed">{TEXTS.startFailedHelp}</Text>
        <Button mt="sm" onClick={onRetry}>
          {TEXTS.retry}
        </Button>
      </Stack>
    </main>
  );
}

type SiteBarProps = {
  readonly site: Site;
  readonly session: Platform['session'];
  readonly onChange: () => void;
};

/** Below the sign-in: which site it is for, and a way to another. Gone once signed in. */
function SiteBar({ site, session, onChange }: SiteBarProps) {
  const user = useSyncExternalStore(session.subscribe, session.readUser);
  if (user) return null;
  return (
    <footer className={styles.bar}>
      <span>
        {TEXTS.connectedTo} {site.name} ({site.address})
      </span>
      <Button variant="subtle" onClick={onChange}>
        {TEXTS.change}
      </Button>
    </footer>
  );
}

type Start =
  | { readonly face: 'failed' }
  | { readonly face: 'siteless'; readonly sites: Sites }
  | { readonly face: 'ready'; readonly sites: Sites; readonly site: Site; readonly platform: DesktopPlatform };

/** What main remembers from before; `begin` reads it again, after a fault or for another site. */
function useStart(bridge: Bridge, first: Start): { readonly start: Start; readonly begin: () => Promise<void> } {
  const [start, setStart] = useState(first);

  const lastStart = useRef<Start | undefined>(first);

  const show = useCallback((next: Start | undefined) => {
    if (lastStart.current?.face === 'ready') {
      lastStart.current.platform.close();
      // A screen that was open there does not exist at another site.
      if (next?.face === 'ready' && next.site.address !== lastStart.current.site.address) {
        window.history.replaceState(null, '', '/');
      }
    }
    lastStart.current = next;
    if (next) setStart(next);
  }, []);

  const begin = useCallback(async () => {
    show(await readStart(bridge));
  }, [bridge, show]);

  useEffect(() => {
    // Closed by an effect that ran before: React runs them twice in development.
    if (!lastStart.current) void begin();
    return () => show(undefined);
  }, [begin, show]);
  return { start, begin };
}

/** Never rejects. */
export async function readStart(bridge: Bridge): Promise<Start> {
  try {
    const sites = await bridge.readSites();
    if (!sites.current) return { face: 'siteless', sites };
    const user = await bridge.readUser();
    const platform = createDesktopPlatform(bridge, user ?? undefined);
    return { face: 'ready', sites, site: sites.current, platform };
  } catch {
    return { face: 'failed' };
  }
}
