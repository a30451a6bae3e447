const italian = new Intl.Collator('it', { numeric: true });

/** The order in which Italian lists texts, for `toSorted`: accents and capitals beside their plain letters, numbers by their value. */
export function compareTexts(one: string, other: string): number {
  return italian.compare(one, other);
}
