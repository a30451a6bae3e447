/** How many checks held, and how many did not. */
export type Tally = { readonly passed: number; readonly failed: number };

/** Something that must be true of a commit; its name is what it is asked for by, alone. */
export type Step = {
  readonly name: string;
  /** What it is, in a line. */
  readonly what: string;
  readonly run: () => Promise<Tally>;
};

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** Those of the steps that the words name, in the order of the steps; all where there are no words. Throws at a word that names none. */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const names = steps.map(({ name }) => name);
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return words.length === 0 ? steps : steps.filter(({ name }) => words.includes(name));
}
