/** Set by `npm run reliability -- --long`, and to `once` by `npm test`: the stories are the same, and run as often and as long as docs/reliability.md says. */
const form = process.env.APPRODO_RELIABILITY ?? 'short';

type Forms<Much> = {
  /** For the gate of every commit; by default as `short`. */
  readonly once?: Much;
  readonly short: Much;
  readonly long: Much;
};

/** Picks a value by the length of the run; nothing else differs between runs. */
export function times<Much>({ short, long, once = short }: Forms<Much>): Much {
  if (form === 'long') return long;
  return form === 'once' ? once : short;
}
