import type { PasswordFaultValues } from '../domain/base/password.ts';
import type { FaultWords } from '../domain/base/text/fault.ts';
import type { GuestFaultValues } from '../domain/law/register/register-faults.ts';
import type { StayFaultValues } from '../domain/stays/stay-fault.ts';
import { gather } from './catalogues/catalogue.ts';
import * as catalogues from './catalogues/it/all.ts';

/** All that the program says to visitors and guests outside of its pages, of whatever rules find wrong too. */
export const italian = gather(catalogues) satisfies FaultWords<
  StayFaultValues & PasswordFaultValues & GuestFaultValues
>;
