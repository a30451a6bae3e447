export { ConversationSection, canWriteTo } from './conversation-section.tsx';
export { LettersSection } from './letters-section.tsx';
export { CONVERSATION, sayUnread } from './texts.ts';
