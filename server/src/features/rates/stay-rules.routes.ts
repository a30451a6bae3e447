import type { stayRules as rows } from '@approdo/shared/contract/stay/stay-rules';
import type { Handlers } from '../../http/calls/handler.ts';
import type { StayRules } from './stay-rules.service.ts';

export function stayRulesRoutes(rules: StayRules): Handlers<typeof rows> {
  return {
    get: () => rules.get(),
    replace: ({ body }, { precondition }) => rules.replace(body, precondition),
    importedStays: () => rules.listImportedStays(),
  };
}
