import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { encodeMessage } from '../base/messages.ts';

const settings = z.object({
  /** Whether EDITOR and ADMIN count as such only with a second proof. */
  staffTwoProofs: z.boolean(encodeMessage(say('choiceMissing'))),
});

const accessSettingsAnswer = settings.extend({
  /** How many of them have none yet. */
  staffWithout: z.int(),
});
export type AccessSettings = z.output<typeof accessSettingsAnswer>;

export const accessSettings = {
  get: endpoint({
    method: 'GET',
    path: '/access-settings',
    access: 'admin',
    summary: 'Whether the house asks two proofs of whoever manages it',
    answer: accessSettingsAnswer,
    status: 200,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/access-settings',
    access: 'admin',
    fresh: 'ANY',
    summary:
      'Ask two proofs of whoever manages the house, or no longer; staff without a second one count as USER meanwhile',
    body: settings,
    bodyLimit: 1024,
    answer: accessSettingsAnswer,
    status: 200,
    refusals: { 409: ['secondProofMissing'] },
    leavesSiteAlone: true,
  }),
};
