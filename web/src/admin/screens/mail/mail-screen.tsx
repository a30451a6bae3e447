import type { MailWording } from '@approdo/shared/contract/site/mail';
import { Alert, Stack } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useIsWithoutMailServer, useMail, useMailActions } from '../../resources/use-mail.ts';
import { useLetterSchedule } from '../../resources/use-stay-letters.ts';
import { useWordings } from '../../resources/use-wordings.ts';
import { Part } from '../../shell/part.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { MAIL } from '../../texts/mail.ts';
import { LETTER_SCHEDULE } from '../../texts/stay-letters.ts';
import { HeldMail } from './held-mail.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { TestButton } from './test-button.tsx';
import { WordingForm } from './wording-form.tsx';
import { WordingTable } from './wording-table.tsx';

/** What the site writes to people: whether it arrived, and how it is worded. */
export function MailScreen() {
  const messages = useMail();
  const wordings = useWordings();
  const actions = useMailActions();
  const isWithoutMailServer = useIsWithoutMailServer();
  const schedule = useLetterSchedule();
  const [edited, setEdited] = useState<MailWording>();

  return (
    <ScreenFrame actions={<TestButton actions={actions} />}>
      <Stack gap="xl">
        {isWithoutMailServer && (
          <Alert color="lemon" title={MAIL.noServer}>
            {MAIL.noServerHelp}
          </Alert>
        )}
        <HeldMail messages={messages.data ?? []} actions={actions} />
        <Part id="outbox" title={MAIL.outbox} hint={MAIL.outboxHint}>
          <QueryFaces
            query={messages}
            failure={MAIL.loadFailed}
            empty={{ when: (found) => found.length === 0, text: MAIL.empty }}
          >
            {(found) => <OutboxTable messages={found} actions={actions} />}
          </QueryFaces>
        </Part>
        <Part id="schedule" title={LETTER_SCHEDULE.title} hint={LETTER_SCHEDULE.hint}>
          <QueryFaces query={schedule} failure={LETTER_SCHEDULE.loadFailed}>
            {(found) => <ScheduleForm schedule={found} />}
          </QueryFaces>
        </Part>
        <Part id="wordings" title={MAIL.wordings} hint={MAIL.wordingsHint}>
          <QueryFaces query={wordings} failure={MAIL.wordingsFailed}>
            {(found) => <WordingTable wordings={found} onEdit={setEdited} />}
          </QueryFaces>
        </Part>
      </Stack>
      {edited && <WordingForm wording={edited} onClose={() => setEdited(undefined)} />}
    </ScreenFrame>
  );
}
