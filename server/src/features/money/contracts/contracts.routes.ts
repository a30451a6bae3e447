import type { contracts as rows } from '@approdo/shared/contract/money/contracts';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { ContractTemplates } from './contract-template.service.ts';
import type { Contracts } from './contracts.service.ts';

export function contractsRoutes(contracts: Contracts, templates: ContractTemplates): Handlers<typeof rows> {
  return {
    template: ({ query }) => templates.get(query.language),
    changeTemplate: ({ query, body }, context) => templates.replace(query.language, body, context),
    make: ({ params }, { caller }) => contracts.make(params.id, caller),
    accept: ({ params, body }, { caller, address, browser }) =>
      contracts.accept(params.id, { caller, address, browser, sha256: body.sha256 }),
  };
}
