import { guide } from '@approdo/shared/contract/stays/guide';
import { useRead } from '../../session/use-read.ts';

export function useGuide({ enabled = true } = {}) {
  return useRead(guide.get, { enabled });
}
