export { demoConversations } from './conversations.demo.ts';
export { conversationsData } from './conversations.service.ts';
export { readWaitingConversations } from './list-conversations.ts';
