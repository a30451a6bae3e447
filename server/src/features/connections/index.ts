/** The programs that the house is connected to: what other slices may know of them, and end. */
export { endTokens, forgetExpiredTokens } from './tokens/end-tokens.ts';
export type { MadeBackups } from './tokens/made-backups.ts';
