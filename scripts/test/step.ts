/** The numbers of passed and failed checks. */
export type Tally = { readonly passed: number; readonly failed: number };

/** Something that must hold for a commit; it can be selected by name. */
export type Step = {
  readonly name: string;
  /** A one-line description. */
  readonly what: string;
  readonly run: () => Promise<Tally>;
};

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** The steps that the words name, in their own order; all steps without words. Throws at an unknown name. */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const names = steps.map(({ name }) => name);
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return words.length === 0 ? steps : steps.filter(({ name }) => words.includes(name));
}
