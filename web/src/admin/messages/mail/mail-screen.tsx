import { type MailWording, mail } from '@approdo/shared/contract/content/mail';
import { stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { WORDING } from '../../content/wordings/index.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { PendingContent, QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useRead } from '../../session/use-read.ts';
import { HeldMail } from './held-mail.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { MAIL, MAIL_ACTIONS } from './texts/mail.ts';
import { LETTER_SCHEDULE } from './texts/stay-letters.ts';
import { type MailActions, useIsWithoutMailServer, useMail, useMailActions } from './use-mail.ts';
import { useRestoreWording } from './use-wordings.ts';
import { WordingForm } from './wording-form.tsx';

const NAME: Column<MailWording> = { key: 'messaggio', label: WORDING.name, cell: ({ title }) => title };

const SUBJECT: Column<MailWording> = { key: 'oggetto', label: WORDING.subject, cell: ({ subject }) => subject };

const STATE: Column<MailWording> = {
  key: 'stato',
  label: WORDING.state,
  cell: ({ isChanged }) => (
    <Badge tone={isChanged ? 'done' : 'resting'}>{isChanged ? WORDING.changed : WORDING.original}</Badge>
  ),
};

/** The site's mail: whether it arrived, and how it is worded. */
export function MailScreen() {
  const messages = useMail();
  const wordings = useRead(mail.listWordings);
  const actions = useMailActions();
  const isWithoutMailServer = useIsWithoutMailServer();
  const schedule = useRead(stayLetters.getSchedule);
  const [edited, setEdited] = useState<MailWording>();

  return (
    <ScreenFrame actions={<TestButton actions={actions} />}>
      <Stack gap="xl">
        {isWithoutMailServer === undefined && <PendingContent />}
        {isWithoutMailServer && (
          <Alert color="lemon" title={MAIL.noServer}>
            {MAIL.noServerHelp}
          </Alert>
        )}
        {messages.isLoading && <PendingContent />}
        <HeldMail messages={messages.data ?? []} actions={actions} />
        <Part id="outbox" title={MAIL.outbox} hint={MAIL.outboxHint}>
          <QueryStates
            query={messages}
            failure={MAIL.loadFailed}
            empty={{ when: (found) => found.length === 0, text: MAIL.empty }}
          >
            {(found) => <OutboxTable messages={found} actions={actions} />}
          </QueryStates>
        </Part>
        <Part id="schedule" title={LETTER_SCHEDULE.title} hint={LETTER_SCHEDULE.hint}>
          <QueryStates query={schedule} failure={LETTER_SCHEDULE.loadFailed}>
            {(found) => <ScheduleForm schedule={found} />}
          </QueryStates>
        </Part>
        <Part id="wordings" title={MAIL.wordings} hint={MAIL.wordingsHint}>
          <QueryStates query={wordings} failure={MAIL.wordingsFailed}>
            {(found) => <WordingTable wordings={found} onEdit={setEdited} />}
          </QueryStates>
        </Part>
      </Stack>
      {edited && <WordingForm wording={edited} onClose={() => setEdited(undefined)} />}
    </ScreenFrame>
  );
}

/** A second test waits for the first; the button keeps the focus meanwhile. */
function TestButton({ actions }: { readonly actions: MailActions }) {
  return (
    <Button
      aria-disabled={actions.isTesting}
      data-disabled={actions.isTesting}
      onClick={() => {
        if (!actions.isTesting) actions.test();
      }}
    >
      {MAIL_ACTIONS.test}
    </Button>
  );
}

type Props = { readonly wordings: readonly MailWording[]; readonly onEdit: (wording: MailWording) => void };

function WordingTable({ wordings, onEdit }: Props) {
  const { isBusy, restore } = useRestoreWording();
  return (
    <DataTable
      label={MAIL.wordings}
      name="testi"
      rows={wordings}
      keyOf={({ kind }) => kind}
      columns={[NAME, SUBJECT, STATE]}
      isUnpaged
      actions={(wording, describedBy) => (
        <RowButtons>
          <RowButton describedBy={describedBy} isBusy={isBusy(wording)} onClick={() => onEdit(wording)}>
            {WORDING.edit}
          </RowButton>
          {wording.isChanged && (
            <RowButton describedBy={describedBy} isBusy={isBusy(wording)} onClick={() => void restore(wording)}>
              {WORDING.restore}
            </RowButton>
          )}
        </RowButtons>
      )}
    />
  );
}
