import { createContext, use } from 'react';
import type { Platform } from '../platform.ts';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The shell that the back office runs in. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('There is no platform above this component');
  return platform;
}
