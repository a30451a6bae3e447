/** The proofs of accounts beside their password. */

export { accessSettingsRoutes } from './access-settings.routes.ts';
export { createAccessSettings } from './access-settings.service.ts';
export {
  createKeysCarryForward,
  type KeysCarryForward,
  readPresentKeys,
} from './carry-forward-keys.ts';
export { createCodeSecrets } from './code-secret.ts';
export { type CodeKind, type CodeProofs, createCodeProofs, kindOfCode, type RightCode } from './codes/code-proofs.ts';
export { createCodesGuessedNotifier, type NotifyCodesGuessed } from './codes/notify-codes-guessed.ts';
export { createTickets, endTickets, forgetTickets, type TicketHolder } from './codes/tickets.ts';
export { type EndedProofs, endKeys, endProofs, openEndedProofs } from './ended-proofs.ts';
export { type KeysSummary, summarizeKeys } from './keys.service.ts';
export type { KeysChange } from './keys-change.ts';
export { createKeysChangedNotifier, type NotifyKeysChanged } from './notify-keys-changed.ts';
export { forgetUsedChallenges } from './passkeys/challenges.ts';
export type { PasskeyProofs } from './passkeys/passkey-proofs.ts';
export { PasskeyRefused } from './passkeys/passkey-refused.ts';
export { createProofs, hasTwoProofs, type ListProofs, selectTwoProofs } from './proofs.ts';
export {
  listIdsWithTwoProofs,
  refuseLastProof,
  selectMustAddProof,
  viewSignedIn,
} from './required-proofs.ts';
export {
  createSignInTransfers,
  forgetSignInTransfers,
  type SignInTransfers,
  type TransferProof,
} from './sign-in-transfers/sign-in-transfers.ts';
