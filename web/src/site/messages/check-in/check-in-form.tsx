import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { MAX_GUESTS_OF_STAY } from '@approdo/shared/domain/law/register/register-stay';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../ui/button.module.css';
import { PrivacyLabel } from '../../forms/privacy-label.tsx';
import { type Faults, pickOpenFault, useOpenFaults } from '../../forms/use-open-faults.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { AnswerNote } from './answer-note.tsx';
import styles from './check-in-island.module.css';
import { GuestCard } from './guest-card.tsx';
import { NoticeField } from './notice-field.tsx';
import { PartyField } from './party-field.tsx';
import { useGuestDrafts } from './use-guest-drafts.ts';
import { type Answer, useSending } from './use-sending.ts';

/** The form of the page. No answer of the server discards what was typed. */
export function CheckInForm({ opened }: { readonly opened: CheckInPlan }) {
  const { checkIn: words, forms } = useFurtherTexts();
  const form = useRef<HTMLFormElement>(null);
  const drafts = useGuestDrafts(opened);
  const { plan } = drafts;
  const [hasRead, setRead] = useState(false);
  const { answer, isSending, send, refuse } = useSending({
    plan,
    onPlan(fresh, isSent) {
      if (fresh.notice.version !== plan.notice.version) setRead(false);
      drafts.follow(fresh, isSent);
    },
  });
  const { openFaults: refused, noteSent } = useOpenFaults({ formRef: form, faults: faultsIn(answer) });

  useEffect(() => {
    if (answer?.kind !== 'refused' || Object.keys(answer.faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    noteSent();
    if (hasRead) void send(drafts.write).then((answered) => answered?.kind === 'saved' && drafts.noteSaved());
    else refuse({ notice: words.noticeUnread });
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate autoComplete="off" onSubmit={submit}>
      <PartyField party={drafts.party} error={refused.party} onChoose={drafts.chooseParty} />
      {drafts.visible.map((draft, place) => (
        <GuestCard
          key={draft.key}
          draft={draft}
          place={place}
          drafts={drafts}
          faults={answer?.kind === 'saved' ? drafts.wrongOf(place) : faultsOf(refused, place)}
        />
      ))}
      {drafts.party !== 'ALONE' && drafts.visible.length < MAX_GUESTS_OF_STAY && (
        <button type="button" className={buttons.quiet} onClick={drafts.add}>
          {words.add}
        </button>
      )}
      <NoticeField
        isRead={hasRead}
        error={refused.notice}
        label={<PrivacyLabel wording={words.noticeRead} />}
        onRead={setRead}
      />
      <AnswerNote answer={answerOf(answer, refused)} missing={drafts.missing} onRetry={submit} />
      <button type="submit" className={buttons.button} aria-disabled={isSending}>
        {isSending ? forms.sending : words.send}
      </button>
    </form>
  );
}

const NO_FAULTS: Faults = {};

function faultsIn(answer: Answer | undefined): Faults {
  return answer?.kind === 'refused' ? answer.faults : NO_FAULTS;
}

/** The outcome while it still applies: a refusal for faults ends with the last of them. */
function answerOf(answer: Answer | undefined, remaining: Faults): Answer | undefined {
  if (answer?.kind !== 'refused' || Object.keys(answer.faults).length === 0) return answer;
  const reason = pickOpenFault(answer.reason, answer.faults, remaining);
  return reason === undefined ? undefined : { ...answer, reason };
}

/** The faults of one guest, by her fields' names. */
function faultsOf(faults: Faults, place: number): Faults {
  const start = `guests.${place}.`;
  const own = Object.entries(faults).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(own.map(([name, text]) => [name.slice(start.length), text]));
}
