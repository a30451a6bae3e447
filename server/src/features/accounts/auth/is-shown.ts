import type { Reader } from '../../../db/transaction.ts';

/** Whether the name and avatar of an account stand on a public page. */
export type IsShown = (reader: Reader, userId: string) => Promise<boolean>;
