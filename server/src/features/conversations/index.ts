export { messagesForGuest, messagesForOwner } from './conversations.mail.ts';
export { deleteConversation, listConversations } from './conversations.repository.ts';
