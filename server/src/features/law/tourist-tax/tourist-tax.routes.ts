import type { touristTax as rows } from '@approdo/shared/contract/law/tourist-tax';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { TouristTax } from './tourist-tax.service.ts';

export function touristTaxRoutes(tax: TouristTax): Handlers<typeof rows> {
  return {
    get: () => tax.get(),
    replace: ({ body }, { caller, precondition }) => tax.replace(body, { caller, precondition }),
    report: ({ query }) => tax.report(query.period),
    csv: ({ query }) => tax.csv(query.period),
  };
}
