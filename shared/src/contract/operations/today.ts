import { z } from 'zod';
import { TO_DO_KINDS } from '../../domain/operations/to-do.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant, localDate } from '../base/fields.ts';
import { deadline } from '../law/deadlines.ts';
import { purpose } from '../money/ledger-entry.ts';

const toDo = z.object({
  kind: z.enum(TO_DO_KINDS),
  /** The id of the thing, or of the booking it leads to; null for several. */
  id: id.nullable(),
  /** The day or instant by which its kind is ordered. */
  at: z.string().nullable(),
  title: z.string(),
  /** More about it; may be empty. */
  detail: z.string(),
  /** A path under /admin. */
  address: z.string(),
  /** The label of its button. */
  action: z.string(),
  /** Of a late instalment what it still lacks, in cents, and what that is for. */
  payment: z.object({ purpose, amount: z.number().int() }).optional(),
});
export type ToDo = z.output<typeof toDo>;

/** A stay that is certain, without anything that should not be seen on a phone's lock screen. */
const stayAtHand = z.object({
  id,
  /** The portal's name for its guests, of whom nothing else is known. */
  guestName: z.string(),
  guestPhone: z.string().nullable(),
  startDate: localDate,
  endDate: localDate,
  /** 0 where it is not known. */
  numberOfGuests: z.number().int(),
  linen: z.boolean(),
  /** Whether the property is ready for it; null if that is not tracked. */
  isReady: z.boolean().nullable(),
});
export type StayAtHand = z.output<typeof stayAtHand>;

const count = z.number().int();

/** What is to be done in the register of guests. */
const todaysRegister = z.object({
  /** Arrivals of today and yesterday that were not reported: the first five by deadline. */
  arrivals: z.array(
    z.object({
      stayId: id,
      /** The guest's name, or the title of an added stay. */
      title: z.string(),
      date: localDate,
      dueAt: instant,
      isLate: z.boolean(),
      /** How many guests were entered. */
      guests: count,
      numberOfGuests: count,
    }),
  ),
  /** Whether the owner has confirmed that she wrote the key down. */
  isKeySaved: z.boolean(),
  /** How many arrivals today's letter reports as due or late; 0 before the letter, or if there is none. */
  due: count,
  /** How many others are due today and tomorrow, once today's letter has been sent; left out if there are none. */
  others: count.optional(),
});

const ownersDay = z.object({
  today: localDate,
  /** At most fifty, most urgent first. */
  toDo: z.array(toDo),
  /** How many more there are. */
  rest: count,
  /** Stays that begin today or tomorrow, portals' included, as are those of the next two lists. */
  arrivals: z.array(stayAtHand),
  departures: z.array(stayAtHand),
  inHouse: z.array(stayAtHand),
  /** The owner's own stays under way or beginning within fourteen days. */
  next: z.array(stayAtHand),
  counts: z.object({
    /** Requests to decide on. */
    requests: count,
    /** Conversations and contact messages that wait for an answer. */
    messages: count,
    /** Late instalments. */
    late: count,
    /** All to-dos. */
    toDo: count,
  }),
  /** Left out while the register is off. */
  register: todaysRegister.optional(),
  /** Deadlines that are late or within a fortnight: the first five, by date. Left out if there are none. */
  deadlines: z.array(deadline).optional(),
});
export type OwnersDay = z.output<typeof ownersDay>;

export const today = {
  get: endpoint({
    method: 'GET',
    path: '/today',
    access: 'admin',
    summary: 'What there is to do, who comes and goes today and tomorrow, who is in the house, and who comes next',
    /** The time by the caller's clock: a server alone cannot tell that its own is wrong. */
    query: z.object({ now: instant.optional() }),
    answer: ownersDay,
    status: 200,
    isNeverCached: true,
  }),
};
