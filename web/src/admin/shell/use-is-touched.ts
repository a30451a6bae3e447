import { useMediaQuery } from '@mantine/hooks';

/** Whether one points with a finger, which drags no files here: a phone, a tablet. */
export function useIsTouched(): boolean {
  return useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
}
