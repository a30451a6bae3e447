import { useMediaQuery } from '@mantine/hooks';

/** With the navigation beside it. */
const WIDE_ENOUGH_FOR_A_TABLE = '(min-width: 75em)';

/** Whether there is room for a table; otherwise rows are cards. */
export function useRoomForTable(): boolean {
  return useMediaQuery(WIDE_ENOUGH_FOR_A_TABLE, undefined, { getInitialValueInEffect: false }) ?? false;
}
