import { z } from 'zod';
import { say } from '../../words/say.ts';
import { acrossFields } from '../across-fields.ts';
import { endpoint } from '../endpoint.ts';
import { instant, secret } from '../fields.ts';
import { messageOf } from '../messages.ts';

const PROOF_MISSING = messageOf(say('proofMissing'));

/** Exactly one of what an account can be proved by. */
const givenProof = acrossFields(z.strictObject({ password: secret }, PROOF_MISSING).partial(), {
  find: ({ password }: { readonly password?: string | undefined }) =>
    password === undefined ? PROOF_MISSING : undefined,
}).transform(({ password = '' }) => ({ by: 'PASSWORD', password }) as const);
export type GivenProof = z.output<typeof givenProof>;

export const freshProof = {
  give: endpoint({
    method: 'POST',
    path: '/auth/fresh',
    access: 'user',
    summary: 'Show again who one is: this session may do what asks for a fresh proof, for ten minutes',
    body: givenProof,
    answer: z.object({ freshUntil: instant }),
    status: 200,
    refusals: { 400: ['passwordWrong'] },
    leavesSiteAlone: true,
  }),
};
