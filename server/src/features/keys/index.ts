/** What accounts are proved by beside their password. */
export { createCodeSecrets } from './code-secret.ts';
export { endProofs } from './ended-proofs.ts';
export { createHandovers, forgetHandovers, type HandoverProof, type Handovers } from './handovers/handovers.ts';
export type { KeysChange } from './keys.mail.ts';
export { forgetUsedChallenges } from './passkeys/challenges.ts';
export type { PasskeyProofs } from './passkeys/passkey-proofs.ts';
export { PasskeyRefused } from './passkeys/passkey-refused.ts';
export { createProofs, hasTwoProofs, type ListProofs, selectTwoProofs } from './proofs.ts';
export { createKeysTelling, type TellKeysChanged } from './tell-keys-changed.ts';
