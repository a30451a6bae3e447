import type { TableKind } from '../official-tables.ts';
import { vectors } from './law-vectors.ts';

/** A few rows of each official list, in the form of the download. */
export const OFFICIAL_FILES: Readonly<Record<TableKind, string>> = vectors.tables;
