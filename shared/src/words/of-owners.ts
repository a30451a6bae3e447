import { gather } from './catalogues/catalogue.ts';
import * as catalogues from './catalogues/it/owners.ts';

/** Why owners and editors alone are refused something: Italian whatever the language, and worded by the server alone. */
export const ofOwners = gather(catalogues);
