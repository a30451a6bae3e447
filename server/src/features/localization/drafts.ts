import { hasRole } from '@approdo/shared/domain/account/access';
import type { Caller } from '../../http/calls/handler.ts';

/** Whether a caller may see what is not published: whoever writes. */
export function mayReadDrafts(caller: Caller | undefined): boolean {
  return caller !== undefined && hasRole(caller.role, 'EDITOR');
}
