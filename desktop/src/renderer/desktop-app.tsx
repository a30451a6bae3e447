import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { AdminApp, type Platform } from '@approdo/web/admin';
import { Button, Loader, Modal, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Bridge, PayloadOf, Site, Sites } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { createDesktopPlatform, type DesktopPlatform } from './desktop-platform.ts';
import { PaperScreen } from './paper/paper-screen.tsx';
import { SiteFaultBar } from './site-fault-bar.tsx';
import { SitesScreen } from './sites-screen.tsx';
import { TEXTS } from './texts.ts';
import { unwrap } from './unwrap.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { type Leave, useLeaving } from './use-leaving.ts';
import { useMenu, useSearchOfMenu } from './use-menu.ts';

const FAILED: Start = { face: 'failed' };

/** Asks for the site, the first time or when another is wanted, and is its back office from then on. */
export function DesktopApp({ bridge }: { readonly bridge: Bridge }) {
  const { start, begin } = useStart(bridge);

  if (start.face === 'loading') return <Starting />;
  if (start.face === 'failed') return <Failed onRetry={() => void begin()} />;
  if (start.face === 'siteless') {
    const first: Leave = (step) => step().then(begin);
    return (
      <main className={styles.middle}>
        <SitesScreen bridge={bridge} sites={start.sites} mayLeave={nothingToLose} leave={first} onChange={begin} />
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
      <Modal.Root opened={panel === 'sites'} onClose={close} size="36rem">
        <Modal.Overlay />
        <Modal.Content aria-label={TEXTS.site.title}>
          <SitesScreen
            bridge={bridge}
            sites={sites}
            mayLeave={mayLeave}
            leave={leave}
            onChange={follow}
            onClose={close}
          />
        </Modal.Content>
      </Modal.Root>
      {question}
      {isPaper && (
        <PaperScreen
          key={panel}
          bridge={bridge}
          transport={platform.transport}
          kind={panel}
          today={todayInRome(new Date())}
          onClose={close}
        />
      )}
    </>
  );
}

function Starting() {
  return (
    <main className={styles.middle} aria-busy="true">
      <Loader aria-label={TEXTS.loading} />
    </main>
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

type Props = {
  readonly site: Site;
  readonly session: Platform['session'];
  readonly onChange: () => void;
};

/** Below the sign-in: which site it is for, and a way to another. Gone once signed in. */
function SiteBar({ site, session, onChange }: Props) {
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
  | { readonly face: 'loading' }
  | { readonly face: 'failed' }
  | { readonly face: 'siteless'; readonly sites: Sites }
  | { readonly face: 'ready'; readonly sites: Sites; readonly site: Site; readonly platform: DesktopPlatform };

/** What main remembers from before; `begin` reads it again, after a fault or for another site. */
function useStart(bridge: Bridge): { readonly start: Start; readonly begin: () => Promise<void> } {
  const [start, setStart] = useState<Start>({ face: 'loading' });

  const lastStart = useRef<Start>(undefined);

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
    show(await readStart(bridge).catch(() => FAILED));
  }, [bridge, show]);

  useEffect(() => {
    void begin();
    return () => show(undefined);
  }, [begin, show]);
  return { start, begin };
}

async function readStart(bridge: Bridge): Promise<Start> {
  const sites = await bridge.readSites();
  if (!sites.current) return { face: 'siteless', sites };
  const user = await bridge.readUser();
  const platform = createDesktopPlatform(bridge, user ?? undefined);
  return { face: 'ready', sites, site: sites.current, platform };
}
