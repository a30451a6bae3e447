/** What is read of the register of guests, but for the guests themselves: those no cache keeps. */
export const REGISTER_KEY = ['register'];

export const REGISTER_STAYS_KEY = [...REGISTER_KEY, 'stays'];
