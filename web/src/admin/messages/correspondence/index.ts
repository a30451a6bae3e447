export { canWriteTo } from './can-write-to.ts';
export { ConversationSection } from './conversation-section.tsx';
export { LettersSection } from './letters-section.tsx';
export { CONVERSATION, sayUnread } from './texts.ts';
