import { expect, type Page } from '@playwright/test';
import type { ReceivedMail } from './mailbox.ts';

/** Words that any Italian text contains, and no German one. */
const ITALIAN =
  /(?<!\p{L})(?:che|della|delle|dell|sono|con|gli|nel|richiest\w+|soggiorn\w+|prenot\w+|ospit[ei]|notti|giorni)(?!\p{L})/giu;

export function expectGerman({ subject, text }: ReceivedMail): void {
  expect(`${subject}\n${text}`.match(ITALIAN), subject).toBeNull();
}

/** The Italian words among the page's visible text, without what is marked as Italian. */
export async function listItalianWords(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const part of copy.querySelectorAll('[lang="it"], script, noscript, address')) part.remove();
    return copy.textContent ?? '';
  });
  return text.match(ITALIAN) ?? [];
}
