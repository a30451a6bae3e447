import type { Platform } from '@approdo/web/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Bridge, House, Houses } from '../ipc.ts';
import { createDesktopPlatform } from './desktop-platform.ts';

export type Start =
  | { readonly face: 'loading' }
  | { readonly face: 'failed' }
  | { readonly face: 'houseless'; readonly houses: Houses }
  | { readonly face: 'ready'; readonly houses: Houses; readonly house: House; readonly platform: Platform };

/** What main remembers from before; `begin` reads it again, after a fault or for another house. */
export function useStart(bridge: Bridge): { readonly start: Start; readonly begin: () => Promise<void> } {
  const [start, setStart] = useState<Start>({ face: 'loading' });

  const begin = useCallback(async () => {
    setStart(await readStart(bridge).catch(() => FAILED));
  }, [bridge]);

  useEffect(() => void begin(), [begin]);
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
