import type { PasswordFaultValues } from '../../domain/account/password.ts';
import type { GuestFaultValues } from '../../domain/register/register-faults.ts';
import type { StayFaultValues } from '../../domain/stay/stay-fault.ts';
import type { FaultWords } from '../../domain/text/fault.ts';
import { answers } from './answers.ts';
import { cancellation } from './cancellation.ts';
import { codes } from './codes.ts';
import { extras } from './extras.ts';
import { guest } from './guest.ts';
import { quotes } from './quotes.ts';
import { refusals } from './refusals.ts';
import { register } from './register.ts';
import { told } from './told.ts';

/** All that the program says to visitors and guests outside of its pages, of whatever rules find wrong too. */
export const italian = {
  ...guest,
  ...register,
  ...refusals,
  ...answers,
  ...quotes,
  ...codes,
  ...extras,
  ...cancellation,
  ...told,
} satisfies FaultWords<StayFaultValues & PasswordFaultValues & GuestFaultValues>;
