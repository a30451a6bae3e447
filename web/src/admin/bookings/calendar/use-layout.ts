import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Layout } from './lay-rows.ts';

/** 900 px: days of a month side by side. */
const ROOM_FOR_MONTHS = '(min-width: 56.25em)';

/** How days are laid where there is so much room. On paper they are what they were on the screen: what is narrower there would ask for other months, which nobody waits for. */
export function useLayout(): Layout {
  const hasRoom = useMediaQuery(ROOM_FOR_MONTHS, undefined, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(hasRoom);
  if (shown !== hasRoom && !window.matchMedia('print').matches) setShown(hasRoom);
  return shown ? 'months' : 'weeks';
}
