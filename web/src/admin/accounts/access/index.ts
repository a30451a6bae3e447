export { AddFirstProof } from './add-first-proof.tsx';
export { SESSIONS } from './texts/access.ts';
export { ADD_PROOF, PROTECT_ACCESS } from './texts/protect-access.ts';
export { usePutOfferAway } from './use-keys.ts';
