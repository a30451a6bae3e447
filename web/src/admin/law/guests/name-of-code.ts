import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { CODE_FIELD } from './texts/register-guests.ts';

/** The text of an official row: a municipality with its province, ended rows with their last day. */
export function nameOfCode({ label, province, endedOn }: OfficialCode): string {
  const place = province ? `${label} (${province})` : label;
  return endedOn ? `${place}, ${CODE_FIELD.ended(sayLocalDate(endedOn))}` : place;
}
