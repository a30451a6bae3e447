import type { audit as rows } from '@approdo/shared/contract/base/audit';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Audit } from './audit.service.ts';

export function auditRoutes(audit: Audit): Handlers<typeof rows> {
  return {
    list: ({ query }) => audit.list(query),
    csv: ({ query }) => audit.writeFile(query),
  };
}
