/** Set by `npm run reliability -- --long`: the stories are the same, and run as often and as long as docs/reliability.md says. */
const isLong = process.env.APPRODO_RELIABILITY === 'long';

/** The one place where the short and the long form of a story part. */
export function times<Much>({ short, long }: { readonly short: Much; readonly long: Much }): Much {
  return isLong ? long : short;
}
