import { z } from 'zod';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { instant, secret } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { proofCode } from './auth.ts';
import { transferProof } from './handover.ts';
import { PASSKEY_BODY_LIMIT } from './keys.ts';
import { passkeyAnswer, requestOptions } from './passkey-shapes.ts';

const PROOF_MISSING = encodeMessage(say('proofMissing'));

/** Exactly one of the methods that can prove an account. */
const givenProof = acrossFields(
  z
    .strictObject(
      { password: secret, code: proofCode, response: passkeyAnswer, handover: transferProof },
      PROOF_MISSING,
    )
    .partial(),
  { find: (given: object) => (countGiven(given) === 1 ? undefined : PROOF_MISSING) },
)
  .meta({ minProperties: 1, maxProperties: 1 })
  .transform(({ password = '', code, response, handover }) => {
    if (response) return { by: 'PASSKEY', response } as const;
    if (handover) return { by: 'HANDOVER', handover } as const;
    if (code !== undefined) return { by: 'CODE', code } as const;
    return { by: 'PASSWORD', password } as const;
  });
export type GivenProof = z.output<typeof givenProof>;

export const freshProof = {
  options: endpoint({
    method: 'POST',
    path: '/auth/fresh/options',
    access: 'user',
    summary: "What a browser asks for one of the caller's own passkeys by; good for five minutes, and once",
    answer: z.object({ options: requestOptions }),
    status: 200,
    refusals: { 409: ['passkeysNotByNumber', 'passkeysNotByHttp'] },
    leavesSiteAlone: true,
  }),
  give: endpoint({
    method: 'POST',
    path: '/auth/fresh',
    access: 'user',
    summary: 'Show again who one is: this session may do what asks for a fresh proof, for ten minutes',
    body: givenProof,
    bodyLimit: PASSKEY_BODY_LIMIT,
    answer: z.object({ freshUntil: instant }),
    status: 200,
    refusals: {
      400: ['passwordWrong', 'passwordNotEnough', 'codeWrong', 'passkeyRefused'],
      401: ['tooManyWrongCodes'],
      409: ['passkeysNotByNumber', 'passkeysNotByHttp'],
    },
    leavesSiteAlone: true,
  }),
};

function countGiven(given: object): number {
  return Object.values(given).filter((proof) => proof !== undefined).length;
}
