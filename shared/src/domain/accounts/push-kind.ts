/** What an owner can be told of on her telephone. */
export const PUSH_KINDS = ['REQUEST', 'MESSAGE', 'PAYMENT', 'CHANNEL', 'TURNOVER'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
