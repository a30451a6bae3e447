import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bridge, House, Houses } from '../ipc.ts';
import { createDesktopPlatform, type DesktopPlatform } from './desktop-platform.ts';

export type Start =
  | { readonly face: 'loading' }
  | { readonly face: 'failed' }
  | { readonly face: 'houseless'; readonly houses: Houses }
  | { readonly face: 'ready'; readonly houses: Houses; readonly house: House; readonly platform: DesktopPlatform };

/** What main remembers from before; `begin` reads it again, after a fault or for another house. */
export function useStart(bridge: Bridge): { readonly start: Start; readonly begin: () => Promise<void> } {
  const [start, setStart] = useState<Start>({ face: 'loading' });

  const shown = useRef<Start>(undefined);

  const show = useCallback((next: Start | undefined) => {
    if (shown.current?.face === 'ready') {
      shown.current.platform.close();
      // What was open there is not in another house.
      if (next?.face === 'ready' && next.house.address !== shown.current.house.address) {
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
  const houses = await bridge.readHouses();
  if (!houses.current) return { face: 'houseless', houses };
  const user = await bridge.readUser();
  const platform = createDesktopPlatform(bridge, user ?? undefined);
  return { face: 'ready', houses, house: houses.current, platform };
}
