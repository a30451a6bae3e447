import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { CODE_FIELD } from './texts/register-guests.ts';

/** A row of an official list as it is shown: a municipality with its province, what has ended with its last day. */
export function nameOfCode({ label, province, endedOn }: OfficialCode): string {
  const place = province ? `${label} (${province})` : label;
  return endedOn ? `${place}, ${CODE_FIELD.ended(sayLocalDate(endedOn))}` : place;
}
