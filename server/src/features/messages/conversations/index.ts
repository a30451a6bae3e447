export { demoConversations } from './conversations.demo.ts';
export { conversationsData } from './conversations-data.ts';
export { readWaitingConversations } from './list-conversations.ts';
