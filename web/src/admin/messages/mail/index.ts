export { LetterTools } from './letter-tools.tsx';
export { MAIL, MAIL_ACTIONS } from './texts/mail.ts';
export { LETTER_SCHEDULE, STAY_LETTERS } from './texts/stay-letters.ts';
export { useMail, useTestMail } from './use-mail.ts';
export { useDeclineLetters, usePauseLetters, useSendLetter, useStayLetters } from './use-stay-letters.ts';
