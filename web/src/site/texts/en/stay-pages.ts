import type { stayPages as italian } from '../it/stay-pages.ts';

export const stayPages = {
  booking: {
    title: 'Book',
    description: (name: string) => `Availability, prices and booking requests: ${name}.`,
    heading: 'Book your stay',
    lead: 'Pick your days in the calendar and send us a request: we’ll answer by email, and you pay nothing until then.',
    needsScript: 'Please turn on JavaScript to send a request; you can see the calendar and the prices without it.',
  },
  contact: {
    title: 'Contact',
    description: (name: string) =>
      `Write to ${name}: we answer every question about the house, your dates and the journey.`,
    heading: 'Write to us',
    lead: 'A question about the house, your dates or the journey? Drop us a line: we reply personally, usually the same day.',
    needsScript: 'Please turn on JavaScript to send a message.',
  },
  stay: {
    title: 'Your booking',
    description: 'The stay you have booked: its price, your payments and what is still due.',
    needsScript: 'Please turn on JavaScript to see your booking.',
  },
  cleaning: {
    title: 'Cleaning',
    description: 'What there is to do in the house after each departure.',
    needsScript: 'Please turn on JavaScript to see this page.',
  },
  checkIn: {
    title: 'Prepare your registration',
    description: 'The details of who sleeps in the house, written at leisure before the arrival.',
    needsScript: 'Please turn on JavaScript to fill in the form. Or write to the owner instead.',
    noAdvice:
      'Approdo helps to keep what the law asks in order: it does not replace the advice of professionals and of the offices in charge.',
  },
} satisfies typeof italian;
