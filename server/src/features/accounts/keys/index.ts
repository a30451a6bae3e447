/** The proofs of accounts beside their password. */

export { accessSettingsRoutes } from './access-settings.routes.ts';
export { createHouseAccess } from './access-settings.service.ts';
export {
  type CarryOver,
  createCarryOver,
  readPresentKeys,
} from './carry-over.ts';
export { createCodeSecrets } from './code-secret.ts';
export { type CodeKind, type CodeProofs, createCodeProofs, kindOfCode, type RightCode } from './codes/code-proofs.ts';
export { createGuessTelling, type TellGuessed } from './codes/tell-guessed.ts';
export { createTickets, endTickets, forgetTickets, type TicketHolder } from './codes/tickets.ts';
export { endKeys } from './end-keys.ts';
export { type EndedProofs, endProofs, openEndedProofs } from './ended-proofs.ts';
export { createHandovers, forgetHandovers, type HandoverProof, type Handovers } from './handovers/handovers.ts';
export {
  listIdsWithTwoProofs,
  refuseLastProof,
  selectMustAddProof,
  viewSignedIn,
} from './house-asks.ts';
export type { KeysChange } from './keys-change.ts';
export { forgetUsedChallenges } from './passkeys/challenges.ts';
export type { PasskeyProofs } from './passkeys/passkey-proofs.ts';
export { PasskeyRefused } from './passkeys/passkey-refused.ts';
export { createProofs, hasTwoProofs, type ListProofs, selectTwoProofs } from './proofs.ts';
export { type KeysSummary, summarizeKeys } from './summarize-keys.ts';
export { createKeysTelling, type TellKeysChanged } from './tell-keys-changed.ts';
