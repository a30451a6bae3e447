import { useMediaQuery } from '@mantine/hooks';

/** Whether the pointer is a finger or the window as narrow as a phone's: no files are dragged there. */
export function useIsTouched(): boolean {
  return useMediaQuery('(pointer: coarse), (max-width: 36em)', undefined, { getInitialValueInEffect: false }) ?? false;
}
