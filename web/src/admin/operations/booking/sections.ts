import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import type { ComponentType } from 'react';
import { BOOKING_SECTIONS } from '../../bookings/bookings/index.ts';
import { ConversationSection, LettersSection } from '../../messages/correspondence/index.ts';
import { DocumentsSection, MoneySection } from '../../money/stay-money/index.ts';
import { SECTION_IDS } from '../../stays/stays/index.ts';
import type { BookingView } from './booking-view.ts';
import { GuestsSection } from './guests-section.tsx';
import { HistorySection } from './history-section.tsx';
import {
  type SectionStatus,
  useConversationStatus,
  useDocumentsStatus,
  useGuestsStatus,
  useHistoryStatus,
  useLettersStatus,
  useMoneyStatus,
  useStayStatus,
} from './section-status.ts';
import { StaySection } from './stay-section.tsx';

export type Section = {
  /** Its id in the address. */
  readonly id: string;
  readonly title: string;
  /** Its place within a single column. */
  readonly order: number;
  /** Its column if there is room for two. */
  readonly column: 'first' | 'second';
  readonly isOf: (booking: Booking) => boolean;
  /** Its summary while closed, and whether it waits for the owner; must be the same hook at each render. */
  readonly useStatus: (view: BookingView) => SectionStatus;
  readonly Content: ComponentType<BookingView>;
};

const ofStays = (booking: Booking) => !isBlock(booking);

/** The sections of a booking's page; add a row for anything new about a stay. */
const SECTIONS = [
  {
    id: SECTION_IDS.stay,
    title: BOOKING_SECTIONS.stay,
    order: 10,
    column: 'first',
    isOf: () => true,
    useStatus: useStayStatus,
    Content: StaySection,
  },
  {
    id: SECTION_IDS.guests,
    title: BOOKING_SECTIONS.guests,
    order: 20,
    column: 'first',
    isOf: ({ status }) => status === 'CONFIRMED',
    useStatus: useGuestsStatus,
    Content: GuestsSection,
  },
  {
    id: SECTION_IDS.money,
    title: BOOKING_SECTIONS.money,
    order: 30,
    column: 'second',
    isOf: ofStays,
    useStatus: useMoneyStatus,
    Content: MoneySection,
  },
  {
    id: SECTION_IDS.conversation,
    title: BOOKING_SECTIONS.conversation,
    order: 40,
    column: 'first',
    isOf: ofStays,
    useStatus: useConversationStatus,
    Content: ConversationSection,
  },
  {
    id: SECTION_IDS.letters,
    title: BOOKING_SECTIONS.letters,
    order: 50,
    column: 'second',
    isOf: ofStays,
    useStatus: useLettersStatus,
    Content: LettersSection,
  },
  {
    id: SECTION_IDS.documents,
    title: BOOKING_SECTIONS.documents,
    order: 60,
    column: 'second',
    isOf: ofStays,
    useStatus: useDocumentsStatus,
    Content: DocumentsSection,
  },
  {
    id: SECTION_IDS.history,
    title: BOOKING_SECTIONS.history,
    order: 70,
    column: 'first',
    isOf: ofStays,
    useStatus: useHistoryStatus,
    Content: HistorySection,
  },
] as const satisfies readonly Section[];

/** A booking's sections, in their order. */
export function listSections(booking: Booking, sections: readonly Section[] = SECTIONS): readonly Section[] {
  return sections.filter(({ isOf }) => isOf(booking)).toSorted((one, other) => one.order - other.order);
}
