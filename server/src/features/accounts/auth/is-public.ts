import type { Reader } from '../../../db/transaction.ts';

/** Whether an account's name and avatar appear on a public page. */
export type IsPublic = (reader: Reader, userId: string) => Promise<boolean>;
