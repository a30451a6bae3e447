/** The id of the conversation on the page of a booking, which links lead to. */
export const MESSAGES_PLACE = 'messages';
