import type { ReceiptFacts } from '@approdo/shared/contract/money/stored-documents';
import { inNumbers } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, isOtherLanguage } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { formatReceiptNumber, type ReceiptNumber } from '@approdo/shared/domain/money/receipt';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import type { Block, Fact, Paper } from '../../../adapters/document-maker/document-maker.ts';

type Numbered = ReceiptNumber & { readonly createdAt: string };

/** The printed receipt: in Italian, and beside it in the payer's language where that differs. */
export function receiptPaper(facts: ReceiptFacts, { createdAt, ...receiptNumber }: Numbered): Paper {
  const say = sayIn(facts);
  const number = formatReceiptNumber(receiptNumber);
  const title = `${say('receipt')} ${number}`;
  const stamp: Block[] = facts.stamp === null ? [] : [{ kind: 'paragraph', text: facts.stamp }];
  return {
    language: ITALIAN,
    title,
    createdAt,
    blocks: [{ kind: 'facts', facts: partiesOf(facts, say) }, amountsOf(facts, say), ...stamp],
    footer: { text: [title, facts.property.name, ...codesOf(facts)].join(' · '), page: say('page') },
  };
}

const italian = MONEY_WORDS.it.papers;

type PaperWord = keyof typeof italian;
type Say = (word: PaperWord) => string;

function sayIn({ language }: ReceiptFacts): Say {
  if (!isOtherLanguage(language)) return (word) => italian[word];
  const others = MONEY_WORDS[language].papers;
  return (word) => (italian[word] === others[word] ? italian[word] : `${italian[word]} / ${others[word]}`);
}

function partiesOf(facts: ReceiptFacts, say: Say): Fact[] {
  const { date, owner, payer, property, stay, total, voids } = facts;
  const code = (taxCode: string | null) => (taxCode ? `${say('taxCode')}: ${taxCode}` : null);
  return [
    { label: say('date'), value: inNumbers(date) },
    ...(voids === null ? [] : [{ label: say('void'), value: voids }]),
    { label: say('landlord'), value: lines(owner.name, code(owner.taxCode), owner.address) },
    {
      label: say(voids === null ? payerLabelOf(total) : 'madeOutTo'),
      value: lines(payer.name, code(payer.taxCode), payer.address),
    },
    { label: say('property'), value: lines(property.name, property.address, ...codesOf(facts)) },
    { label: say('stay'), value: `${inNumbers(stay.startDate)} – ${inNumbers(stay.endDate)}` },
    { label: say('guest'), value: stay.guestName },
  ];
}

function payerLabelOf(total: number): PaperWord {
  return total < 0 ? 'refunded' : 'payer';
}

function amountsOf({ lines: rows, total, voids }: ReceiptFacts, say: Say): Block {
  return {
    kind: 'amounts',
    head: [say('paid'), say('amount')],
    rows: rows.map((row) => [
      describeLine(row, { say, isRefund: row.amount < 0 === (voids === null) }),
      formatEuros(row.amount),
    ]),
    total: [say('total'), formatEuros(total)],
  };
}

type LineContext = {
  readonly say: Say;
  /** Whether the money went back to the payer. */
  readonly isRefund: boolean;
};

function describeLine(
  { purpose, method, date, reference }: ReceiptFacts['lines'][number],
  { say, isRefund }: LineContext,
): string {
  const what = isRefund ? `${say('refund')}: ${say(purpose)}` : say(purpose);
  return [what, say(method), inNumbers(date), ...(reference === null ? [] : [reference])].join(', ');
}

/** The identification codes that state and region gave the property. */
function codesOf({ property: { cin, cir } }: ReceiptFacts): string[] {
  return [...(cin ? [`CIN ${cin}`] : []), ...(cir ? [`CIR ${cir}`] : [])];
}

function lines(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text).join('\n');
}
