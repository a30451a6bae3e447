import type { MessageKey } from '../../words/say.ts';
import type { Endpoint } from './endpoint.ts';

/** The 403 refusals of a row that requires a proof, by its `fresh`. */
export const PROOF_REFUSALS = {
  ANY: ['freshProofAsked'],
  BY_CASE: ['freshProofAsked'],
  TWO: ['secondProofMissing', 'freshProofAsked'],
} as const satisfies Record<NonNullable<Endpoint['fresh']>, readonly MessageKey[]>;
