import type { complianceList as rows } from '@approdo/shared/contract/law/compliance';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Compliance } from './compliance.service.ts';

export function complianceRoutes(compliance: Compliance): Handlers<typeof rows> {
  return {
    get: () => compliance.get(),
    replace: ({ body }, { caller, precondition }) => compliance.replace(body, { caller, precondition }),
  };
}
