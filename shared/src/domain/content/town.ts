const COUNTRY = /, italia$/i;

/** What follows the last postal code: five digits that are not part of a longer number. */
const AFTER_CODE = /^.*(?<!\d)\d{5} (.*)$/;

const MAX_LENGTH = 100;

/**
 * The town that an Italian address names: `Budoni` in `Via Roma 1, 08020 Budoni (SS)`; null if there is none to see. It
 * follows the postal code, or else the last comma; without either, an address of a single word is a town. Migration 067
 * has the same rule.
 */
export function townOf(address: string): string | null {
  const line = address.trim().replace(COUNTRY, '');
  const afterCode = AFTER_CODE.exec(line)?.[1];
  const town = nameIn(afterCode ?? line.slice(line.lastIndexOf(',') + 1));
  const isPlain = afterCode === undefined && !line.includes(',');
  if ((isPlain && town.includes(' ')) || /\d/.test(town)) return null;
  return town.length >= 2 && town.length <= MAX_LENGTH ? town : null;
}

/** A name without its province, `(SS)` or ` SS`, or what follows a comma. */
function nameIn(part: string): string {
  const name = withoutDash(part.replace(/[,(].*$/, '').trim());
  return name.length > 3 && / [A-Z]{2}$/.test(name) ? withoutDash(name.slice(0, -3)) : name;
}

function withoutDash(name: string): string {
  return name.replace(/[ -]+$/, '');
}
