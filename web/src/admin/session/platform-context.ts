import { type Client, createClient } from '@approdo/shared/client';
import type { Contract } from '@approdo/shared/contract/endpoint';
import { createContext, use, useMemo } from 'react';
import type { Platform } from '../platform.ts';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The shell that the back office runs in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('There is no platform above this component');
  return platform;
}

/** A client for these resources; pass the same object on every render. */
export function useClient<const Rows extends Contract>(rows: Rows): Client<Rows> {
  const { transport } = usePlatform();
  return useMemo(() => createClient(rows, transport), [rows, transport]);
}
