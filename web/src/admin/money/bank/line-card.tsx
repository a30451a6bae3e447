import { type BankLineAnswer, type BankMatch, type BankProposal, bank } from '@approdo/shared/contract/money/bank';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { EXPENSE_CATEGORY_WORDS } from '@approdo/shared/domain/money/year/expense';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import kit from '../../kit/styles/kit.module.css';
import { ReasonWindow } from '../payments/index.ts';
import { type Accepting, ExpenseWindow, PartsWindow, sayLine } from './line-windows.tsx';
import { BANK, LINE, MEANINGS, SURENESS, UNDO_LINE } from './texts.ts';

type Props = {
  readonly line: BankLineAnswer;
  /** The id of what names the card. */
  readonly titleId: string;
  /** What the line was registered as. */
  readonly match: BankMatch | undefined;
  readonly onMatch: (match: BankMatch | undefined) => void;
};

/** A line of a statement: what it may be, and the one button that registers it. */
export function LineCard({ line, titleId, match, onMatch }: Props) {
  const { id, date, amount, currency, text, name, note, proposals } = line;
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState<'parts' | 'expense'>();
  // Tried again it is the same match, once undone it is another.
  const [key, setKey] = useState(makeKey);
  const accepting = useWrite(bank.accept, { success: () => LINE.saved });
  async function accept(what: Accepting): Promise<void> {
    onMatch(await accepting.mutateAsync({ body: { ...what, key, line: { id, date, amount, text, name } } }));
    setKey(makeKey());
  }
  const chosen = proposals[place];
  // In another currency it would be registered as that many euros.
  const isInEuros = currency === 'EUR';
  const ofLine = { line, onAccept: accept, onClose: () => setOpened(undefined) };
  const button = { 'aria-describedby': titleId, disabled: accepting.isPending } as const;
  return (
    <Stack gap="xs">
      <div id={titleId} tabIndex={-1} className={kit.strong}>
        {sayLine(line)}
      </div>
      <Text className={kit.wrapAnywhere}>{[name, text].filter(Boolean).join(' · ')}</Text>
      {note && <Text className={kit.help}>{note}</Text>}
      {match ? (
        <Registered match={match} describedBy={titleId} onUndone={() => onMatch(undefined)} />
      ) : (
        <>
          <Proposals proposals={proposals} place={place} onChoose={setPlace} />
          {accepting.error && opened === undefined && (
            <Text className={kit.danger} role="alert">
              {describeServerError(accepting.error, LINE.failed).text}
            </Text>
          )}
          <div className={kit.cluster}>
            {chosen && (
              // A refusal stays on the card, as the error above.
              <Button {...button} variant="filled" onClick={() => accept(acceptingOf(chosen)).catch(() => undefined)}>
                {LINE.register}
              </Button>
            )}
            {isInEuros && (
              <Button {...button} variant="default" onClick={() => setOpened('parts')}>
                {LINE.change}
              </Button>
            )}
            {isInEuros && amount < 0 && (
              <Button {...button} variant="default" onClick={() => setOpened('expense')}>
                {LINE.newExpense}
              </Button>
            )}
          </div>
        </>
      )}
      {opened === 'parts' && <PartsWindow {...ofLine} proposed={chosen && 'parts' in chosen ? chosen.parts : []} />}
      {opened === 'expense' && <ExpenseWindow {...ofLine} />}
    </Stack>
  );
}

type RegisteredProps = {
  readonly match: BankMatch;
  readonly describedBy: string;
  readonly onUndone: () => void;
};

function Registered({ match, describedBy, onUndone }: RegisteredProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <div className={kit.cluster}>
      <Badge tone="done">{LINE.registered}</Badge>
      <span>{MEANINGS[match.as]}</span>
      <Button variant="default" aria-describedby={describedBy} onClick={() => setIsUndoing(true)}>
        {LINE.undo}
      </Button>
      {isUndoing && (
        <ReasonWindow
          row={bank.undo}
          id={match.id}
          about={sayLine(match)}
          words={UNDO_LINE}
          onDone={onUndone}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </div>
  );
}

type ProposalsProps = {
  readonly proposals: readonly BankProposal[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** One alone is chosen already. */
function Proposals({ proposals, place, onChoose }: ProposalsProps) {
  if (proposals.length < 2) return proposals.map((one) => <Proposal key={one.as} proposal={one} />);
  return (
    <Radio.Group aria-label={BANK.proposals} value={String(place)} onChange={(value) => onChoose(Number(value))}>
      <Stack gap="xs">
        {proposals.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place, which never changes.
          <Radio key={at} value={String(at)} label={<Proposal proposal={one} />} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Proposal({ proposal }: { readonly proposal: BankProposal }) {
  const { word, tone } = SURENESS[proposal.sureness];
  return (
    <span className={kit.stack1}>
      <span className={kit.cluster}>
        <Badge tone={tone}>{word}</Badge>
        {describe(proposal).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      {proposal.reasons.map((reason) => (
        <span key={reason} className={`${kit.muted} ${kit.block}`}>
          {reason}
        </span>
      ))}
    </span>
  );
}

function describe(proposal: BankProposal): readonly string[] {
  if (proposal.as === 'PAYOUT') return [MEANINGS.PAYOUT];
  if (proposal.as === 'EXPENSE') return [`${MEANINGS.EXPENSE}: ${EXPENSE_CATEGORY_WORDS[proposal.category]}`];
  return proposal.parts.map(({ label, amount }) => `${label}, ${formatEuros(amount)}`);
}

/** A due expense is registered with the line; of the others the line is the payment. */
function acceptingOf(proposal: BankProposal): Accepting {
  if (proposal.as === 'PAYOUT') return { as: proposal.as, payoutId: proposal.payoutId };
  if (proposal.as !== 'EXPENSE') return { as: proposal.as, parts: proposal.parts };
  const { as, expenseId, category, supplier, dueDay } = proposal;
  return dueDay === undefined ? { as, expenseId } : { as, expense: { category, supplier, from: expenseId } };
}
