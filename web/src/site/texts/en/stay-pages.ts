import type { stayPages as italian } from '../it/stay-pages.ts';

export const stayPages = {
  booking: {
    title: 'Book',
    description: (house: string) => `Availability, prices and booking requests: ${house}.`,
    heading: 'Book your stay',
    lead: 'Pick your days in the calendar and send us a request: we’ll answer by email, and you pay nothing until then.',
    needsScript: 'Sending a request needs JavaScript; you can read calendar and prices without it.',
  },
  contact: {
    title: 'Contact',
    description: (house: string) =>
      `Write to ${house}: we answer every question about the house, your dates and the journey.`,
    heading: 'Write to us',
    lead: 'A question about the house, your dates or the ferry? Drop us a line: we answer in person, usually the same day.',
    needsScript: 'Sending a message needs JavaScript.',
  },
  stay: {
    title: 'Your booking',
    description: 'The stay you have booked: its price, your payments and what is still to come.',
    needsScript: 'Your booking needs JavaScript to be shown.',
  },
} satisfies typeof italian;
