import type { WordKey } from '../../words/say.ts';
import type { Endpoint } from './endpoint.ts';

/** What a row that asks for a proof may be refused with for want of one: 403. */
export const PROOF_REFUSALS = {
  ANY: ['freshProofAsked'],
  BY_CASE: ['freshProofAsked'],
  TWO: ['secondProofMissing', 'freshProofAsked'],
} as const satisfies Record<NonNullable<Endpoint['fresh']>, readonly WordKey[]>;
