/** What a guest may ask of what is held of her. */
export type Wish = 'SAVE' | 'ERASE';
