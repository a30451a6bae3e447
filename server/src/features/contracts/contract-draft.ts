import type { ContractTerms } from '@approdo/shared/contract/money/documents-kept';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { fillWording, listPlaceholders, type Wording } from '@approdo/shared/domain/text/wording';
import type { Reader } from '../../db/transaction.ts';
import { conflict } from '../../http/problems.ts';
import { readMoneyOfStay } from '../payments/index.ts';
import { getProperty } from '../property/index.ts';
import { bookingNotFound, getBooking } from '../stays/index.ts';
import { describeContract } from './contract-placeholders.ts';
import { findTemplateFor } from './contract-template.service.ts';
import { termsOf } from './contract-terms.ts';
import { listContracts } from './contracts.repository.ts';

/** What a contract is to say, and in which language. */
export type ContractDraft = {
  readonly wording: Wording;
  readonly language: Language;
  readonly terms: ContractTerms;
  readonly edition: number;
};

/** A placeholder may tell much, and stand in a template often. */
const MOST_CHARACTERS = 200_000;

/** Throws 404, and 409 where the stay is not confirmed, or a placeholder would stay empty. */
export async function draftContract(reader: Reader, bookingId: string, today: LocalDate): Promise<ContractDraft> {
  const stay = await getBooking(reader, bookingId);
  if (stay.isBlocked) throw bookingNotFound();
  if (stay.status !== 'CONFIRMED') throw conflict('Il contratto si crea per una prenotazione confermata');
  const money = await readMoneyOfStay(reader, bookingId);
  const { wording, language } = await findTemplateFor(reader, stay.language);
  const property = await getProperty(reader);
  const values = describeContract({ stay, property, today, ...money }, language);
  refuseEmpty(wording, values);
  return {
    wording: fillWording(wording, values),
    language,
    terms: termsOf(stay, money.price),
    edition: (await listContracts(reader, bookingId)).length + 1,
  };
}

function refuseEmpty({ subject, body }: Wording, values: Readonly<Record<string, string>>): void {
  const names = listPlaceholders(`${subject}\n${body}`);
  const empty = names.find((name) => values[name] === '');
  if (empty !== undefined) throw conflict(`Il segnaposto {${empty}} è vuoto: completa i dati, o toglilo dal contratto`);
  const length = names.reduce((sum, name) => sum + (values[name]?.length ?? 0), body.length);
  if (length > MOST_CHARACTERS) throw conflict('Il contratto è troppo lungo');
}
