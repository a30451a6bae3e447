/** The kinds of notices on an owner's telephone. */
export const PUSH_KINDS = ['REQUEST', 'MESSAGE', 'PAYMENT', 'CHANNEL', 'TURNOVER'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
