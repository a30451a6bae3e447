import type { personalDataCalls as rows } from '@approdo/shared/contract/operations/personal-data';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { PersonalDataService } from './personal-data.service.ts';

export function personalDataRoutes(data: PersonalDataService): Handlers<typeof rows> {
  return {
    mine: (_, { caller }) => data.exportOwn(caller),
    ofAddress: ({ query }, { caller }) => data.exportData(query.email, caller),
    eraseMine: ({ body }, { caller, language }) => data.eraseOwn(caller, body.email, language),
    erase: ({ body }, { caller, language }) => data.erase({ email: body.email, by: caller, language }),
  };
}
