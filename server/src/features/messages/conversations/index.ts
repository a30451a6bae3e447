export { demoConversations } from './conversations.demo.ts';
export { conversationsData } from './conversations-data.ts';
export { readWaiting } from './list-conversations.ts';
