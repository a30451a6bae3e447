/** Set by `npm run reliability -- --long`, and to `once` by `npm test`: the stories are the same, and run as often and as long as docs/reliability.md says. */
const form = process.env.APPRODO_RELIABILITY ?? 'short';

type Forms<Much> = {
  /** In the gate of every commit; as short where it is left out. */
  readonly once?: Much;
  readonly short: Much;
  readonly long: Much;
};

/** The one place where the forms of a story part. */
export function times<Much>({ short, long, once = short }: Forms<Much>): Much {
  if (form === 'long') return long;
  return form === 'once' ? once : short;
}
