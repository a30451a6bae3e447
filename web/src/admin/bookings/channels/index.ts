export { DoubtQuestions } from './doubt-questions.tsx';
export { CLASH } from './texts/calendars.ts';
export { useClashes, useDoubts } from './use-channel-doubts.ts';
