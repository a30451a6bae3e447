import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bridge, Site, Sites } from '../ipc.ts';
import { createDesktopPlatform, type DesktopPlatform } from './desktop-platform.ts';

export type Start =
  | { readonly face: 'loading' }
  | { readonly face: 'failed' }
  | { readonly face: 'siteless'; readonly sites: Sites }
  | { readonly face: 'ready'; readonly sites: Sites; readonly site: Site; readonly platform: DesktopPlatform };

/** What main remembers from before; `begin` reads it again, after a fault or for another site. */
export function useStart(bridge: Bridge): { readonly start: Start; readonly begin: () => Promise<void> } {
  const [start, setStart] = useState<Start>({ face: 'loading' });

  const shown = useRef<Start>(undefined);

  const show = useCallback((next: Start | undefined) => {
    if (shown.current?.face === 'ready') {
      shown.current.platform.close();
      // What was open there is not in another site.
      if (next?.face === 'ready' && next.site.address !== shown.current.site.address) {
        window.history.replaceState(null, '', '/');
      }
    }
    shown.current = next;
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

const FAILED: Start = { face: 'failed' };

async function readStart(bridge: Bridge): Promise<Start> {
  const sites = await bridge.readSites();
  if (!sites.current) return { face: 'siteless', sites };
  const user = await bridge.readUser();
  const platform = createDesktopPlatform(bridge, user ?? undefined);
  return { face: 'ready', sites, site: sites.current, platform };
}
