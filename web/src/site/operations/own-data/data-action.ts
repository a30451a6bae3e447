/** What a guest may do with her personal data. */
export type DataAction = 'SAVE' | 'ERASE';
