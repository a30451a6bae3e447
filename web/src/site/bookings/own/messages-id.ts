/** The id of the conversation on the page of a booking, used in links. */
export const MESSAGES_ID = 'messages';
