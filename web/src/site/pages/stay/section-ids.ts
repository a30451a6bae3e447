import { MESSAGES_ID } from '../../bookings/own/messages-id.ts';

/** The ids of the page's sections, for links to them, in their order. */
export const SECTION_IDS = {
  payments: 'payments',
  arrival: 'arrival',
  messages: MESSAGES_ID,
  documents: 'documents',
} as const;

export type SectionName = keyof typeof SECTION_IDS;
