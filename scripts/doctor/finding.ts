/** The result of a check: `unknown` if it could not be made, `warning` if the site works nevertheless. */
export type Finding = {
  readonly check: CheckName;
  readonly state: 'ok' | 'unknown' | 'warning' | 'fault';
  /** Worded for the operator. */
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
};

export type CheckName =
  | 'node'
  | 'configuration'
  | 'port'
  | 'data-dir'
  | 'disk'
  | 'clock'
  | 'mail'
  | 'cards'
  | 'proxy'
  | 'public-url'
  | 'backups'
  | 'houses'
  | 'versions';

type Named = (text: string, advice?: string) => Finding;

/** Functions that make the findings of one check. */
export function findingsOf(check: CheckName): Readonly<Record<Finding['state'], Named>> {
  const named =
    (state: Finding['state']): Named =>
    (text, advice) => ({ check, state, text, ...(advice !== undefined && { advice }) });
  return { ok: named('ok'), unknown: named('unknown'), warning: named('warning'), fault: named('fault') };
}
