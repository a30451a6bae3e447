import type { PasswordFaultValues } from '../domain/base/password.ts';
import type { FaultWords } from '../domain/base/text/fault.ts';
import type { GuestFaultValues } from '../domain/law/register/register-faults.ts';
import type { StayFaultValues } from '../domain/stays/stay-fault.ts';
import { mergeCatalogues } from './catalogues/catalogue.ts';
import * as catalogues from './catalogues/it/all.ts';

/** The program's Italian texts for visitors and guests outside its pages, with those for faults that rules find. */
export const italian = mergeCatalogues(catalogues) satisfies FaultWords<
  StayFaultValues & PasswordFaultValues & GuestFaultValues
>;
