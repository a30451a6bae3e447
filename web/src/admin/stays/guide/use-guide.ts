import { guide } from '@approdo/shared/contract/stays/guide';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { GUIDE } from './texts.ts';

export function useGuide({ enabled = true } = {}) {
  return useRead(guide.get, { enabled });
}

/** Saves the whole guide; rejects if the server refuses. */
export function useReplaceGuide() {
  return useWrite(guide.replace, { success: () => GUIDE.saved });
}
