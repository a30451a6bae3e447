import { type Finding, findingsOf } from './finding.ts';

const { ok, fault } = findingsOf('node');

/** The first Node version that runs the sources without a build. */
const OLDEST = 24;

export function checkNode(version: string): Finding {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST) return ok(`Node ${version}`);
  return fault(`Node ${version} è troppo vecchio`, `Installa Node ${OLDEST} o più recente.`);
}
