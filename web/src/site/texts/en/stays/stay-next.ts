import type { stayNext as italian } from '../../it/stays/stay-next.ts';

export const stayNext = {
  title: 'What to do now',
  says: {
    ACCEPT: 'Please read the contract for your stay and accept it.',
    ANSWER: 'We’ve written to you and are waiting for your answer.',
    ARRIVE: 'It’s nearly time: here is how to get here, and all you need to let yourself in.',
    REVIEW: 'How was it? Tell those who come after you.',
  },
  register: (date: string) =>
    `Enter the details of everyone who will sleep in the house: the link is in the email we sent you, and works until ${date}.`,
  links: {
    PAY: 'Go to payment',
    ACCEPT: 'Go to the contract',
    REGISTER: 'Can’t find the email? Write to us',
    ANSWER: 'Reply',
    ARRIVE: 'See how to get here',
    REVIEW: 'Write a review',
  },
  sections: 'On this page',
  arrival: 'Arrival',
  change: 'Change or cancel',
} satisfies typeof italian;
