import { demo } from '@approdo/shared/contract/operations/demo';
import { useRead } from '../../session/use-read.ts';

/** What of the starter content is left, and what taking it away would do. */
export function useDemo() {
  return useRead(demo.view);
}
