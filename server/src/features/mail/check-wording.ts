import { findWordingFaults, type Wording } from '@approdo/shared/domain/wording';
import { invalidFields, notFound } from '../../http/problems.ts';
import { type Letter, placeholdersOf } from './letter.ts';

export function getLetter(letters: readonly Letter[], kind: string): Letter {
  const found = letters.find((letter) => letter.kind === kind);
  if (!found) throw notFound('Messaggio non trovato');
  return found;
}

/** Throws what is wrong with it, all at once. */
export function checkWording(letter: Letter, wording: Wording): void {
  const faults = findWordingFaults(wording, placeholdersOf(letter));
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}
