import { addDays, type LocalDate } from '../../base/date/local-date.ts';
import type { Advance } from '../../money/year/flat-tax.ts';
import { PORTAL_NAMES, type Portal } from '../../money/year/portals.ts';

/** What is left of a year's flat tax, in cents, and the portals that withheld some of it. */
export type FlatTaxDue = {
  readonly year: number;
  readonly left: number | null;
  readonly advances: readonly Advance[];
  readonly withholding: readonly Portal[];
};

/** A stay by which its guest passed the days that need no registered contract, and when it was confirmed. */
export type RegistrationDue = {
  readonly stayId: string;
  readonly guestName: string;
  readonly confirmedOn: LocalDate;
};

/** Art. 17 D.P.R. 131/1986: thirty days from the contract. */
export const DAYS_TO_REGISTER = 30;

type YearDeadline = {
  readonly key: string;
  readonly kind: 'FLAT_TAX' | 'CERTIFICATE' | 'REGISTRATION';
  readonly title: string;
  readonly day: LocalDate;
};

/** The flat tax of a year falls due in the next; no day is moved for a weekend, so that none is late. */
export function listFlatTaxDeadlines({ year, left, advances, withholding }: FlatTaxDue): YearDeadline[] {
  if (left === null || left <= 0) return [];
  const ofTax = (part: 1 | 2, what: string, day: LocalDate): YearDeadline => ({
    key: `FLAT_TAX:${year}-${part}`,
    kind: 'FLAT_TAX',
    title: `Cedolare secca ${year}: ${what}`,
    day,
  });
  const second = advances.find(({ kind }) => kind === 'SECOND');
  return [
    ...withholding.map((portal) => ({
      key: `CERTIFICATE:${year}:${portal}`,
      kind: 'CERTIFICATE' as const,
      title: `Controlla la CU di ${PORTAL_NAMES[portal]} del ${year}`,
      day: `${year + 1}-03-16`,
    })),
    ofTax(1, 'saldo e primo acconto', `${year + 1}-06-30`),
    ...(second ? [ofTax(2, 'secondo acconto', second.dueOn)] : []),
  ];
}

export function registrationDeadline({ stayId, guestName, confirmedOn }: RegistrationDue): YearDeadline {
  return {
    key: `REGISTRATION:${stayId}`,
    kind: 'REGISTRATION',
    title: `Registra il contratto di ${guestName}`,
    day: addDays(confirmedOn, DAYS_TO_REGISTER),
  };
}
