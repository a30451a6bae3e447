import { z } from 'zod';
import { TO_DO_KINDS } from '../../domain/operations/to-do.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant, localDate } from '../base/fields.ts';
import { deadline } from '../law/deadlines.ts';

const toDo = z.object({
  kind: z.enum(TO_DO_KINDS),
  /** Of the thing, or of the booking that it leads to; null where there are several. */
  id: id.nullable(),
  /** A day or an instant, whichever its kind goes by. */
  at: z.string().nullable(),
  title: z.string(),
  /** What else is to be known of it; empty where nothing is. */
  detail: z.string(),
  /** A path under /admin. */
  address: z.string(),
  /** The word on its button. */
  action: z.string(),
});
export type ToDo = z.output<typeof toDo>;

/** A stay that the owner confirmed, with nothing of it that she would not want to be seen on a telephone. */
const stayAtHand = z.object({
  id,
  guestName: z.string(),
  guestPhone: z.string().nullable(),
  startDate: localDate,
  endDate: localDate,
  numberOfGuests: z.number().int(),
  linen: z.boolean(),
  /** Whether the house is ready for it; null where nobody keeps that. */
  isReady: z.boolean().nullable(),
});
export type StayAtHand = z.output<typeof stayAtHand>;

const count = z.number().int();

/** What of the register of guests is to be seen to. */
const todaysRegister = z.object({
  /** Of today and yesterday, and in no transmission: the first five by when they are due. */
  arrivals: z.array(
    z.object({
      stayId: id,
      /** The guest's name, or an added stay's title. */
      title: z.string(),
      date: localDate,
      dueAt: instant,
      isLate: z.boolean(),
      /** How many were entered. */
      guests: count,
      numberOfGuests: count,
    }),
  ),
  /** Whether the owner has shown that she wrote the key down. */
  isKeySaved: z.boolean(),
  /** How many arrivals today's letter tells of as due or late; 0 before it, and without one. */
  due: count,
  /** How much else falls due today and tomorrow, once today's letter has told of it; left out where nothing does. */
  others: count.optional(),
});

const ownersDay = z.object({
  today: localDate,
  /** Fifty at most, the most pressing first. */
  toDo: z.array(toDo),
  /** How many more there are. */
  rest: count,
  /** Of today and tomorrow. */
  arrivals: z.array(stayAtHand),
  departures: z.array(stayAtHand),
  inHouse: z.array(stayAtHand),
  /** In the house, or arriving in the fourteen days to come. */
  next: z.array(stayAtHand),
  counts: z.object({
    /** Requests to decide on. */
    requests: count,
    /** Conversations and contact messages that wait for an answer. */
    messages: count,
    /** Instalments that are late. */
    late: count,
    /** All there is to do. */
    toDo: count,
  }),
  /** Left out while it is not kept here. */
  register: todaysRegister.optional(),
  /** What is late or falls due within a fortnight: the first five, by when they do. Left out where nothing does. */
  deadlines: z.array(deadline).optional(),
});
export type OwnersDay = z.output<typeof ownersDay>;

export const today = {
  get: endpoint({
    method: 'GET',
    path: '/today',
    access: 'admin',
    summary: 'What there is to do, who comes and goes today and tomorrow, who is in the house, and who comes next',
    /** The time by the clock of whoever asks: a server cannot tell alone that its own is wrong. */
    query: z.object({ now: instant.optional() }),
    answer: ownersDay,
    status: 200,
    isAlwaysAnew: true,
  }),
};
