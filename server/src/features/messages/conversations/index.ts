export { demoConversations } from './conversations.demo.ts';
export { messagesForGuest, messagesForOwner } from './conversations.mail.ts';
export { conversationsData } from './conversations-data.ts';
export { readWaiting } from './list-conversations.ts';
