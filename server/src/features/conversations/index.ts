export { demoConversations } from './conversations.demo.ts';
export { messagesForGuest, messagesForOwner } from './conversations.mail.ts';
