import { findStorage } from '../browser/find-storage.ts';

/** `auto` follows the device. The words are Mantine's, which reads and writes the choice by itself. */
export const SCHEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** Where a browser keeps whether its back office is light or dark. */
export const SCHEME_KEY = 'approdo.scheme';

export function readSchemeChoice(): SchemeChoice {
  return toSchemeChoice(findStorage('localStorage')?.getItem(SCHEME_KEY));
}

export function keepSchemeChoice(choice: SchemeChoice): void {
  try {
    findStorage('localStorage')?.setItem(SCHEME_KEY, choice);
  } catch {
    // Without room the device goes on to decide.
  }
}

/** Of a text that is no choice: `auto`. */
export function toSchemeChoice(text: string | null | undefined): SchemeChoice {
  return SCHEME_CHOICES.find((choice) => choice === text) ?? 'auto';
}
