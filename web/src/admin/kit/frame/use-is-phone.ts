import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 47.99em)';

/** Whether the window is narrow, so that the back office has its bar at the foot. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
}

/** The same before anything is drawn. */
export function isPhone(): boolean {
  return window.matchMedia(PHONE).matches;
}
