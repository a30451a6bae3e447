import { mergeCatalogues } from './catalogues/catalogue.ts';
import * as catalogues from './catalogues/it/owners.ts';

/** Refusals that only owners and editors get: always in Italian, and only from the server. */
export const ownerMessages = mergeCatalogues(catalogues);
