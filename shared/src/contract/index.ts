import { auth } from './auth.ts';
import { bookings } from './bookings.ts';
import type { Contract } from './endpoint.ts';
import { health } from './health.ts';
import { homepage } from './homepage.ts';
import { property } from './property.ts';
import { rates } from './rates.ts';

/** Every call there is, by resource. */
export const contract = { auth, bookings, health, homepage, property, rates } as const satisfies Contract;
