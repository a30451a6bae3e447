import { type MailDelivery, mail, type QueuedMail } from '@approdo/shared/contract/content/mail';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { emailKey } from '@approdo/shared/domain/base/email';
import { Alert, Button, Code, Paper, Stack, Text } from '@mantine/core';
import { Copy } from 'lucide-react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import { MAIL, MAIL_ACTIONS, useMail, useTestMail } from '../../messages/mail/index.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { ActionStep } from './action-step.tsx';
import type { StepProps } from './step.ts';
import { MAIL_STEP, SMTP_LINES, sayWhatProviderMustAllow } from './texts.ts';

/** Tests whether mail is delivered, and says what to ask the provider if it is not. */
export function MailStep(step: StepProps) {
  const test = useTestMail();
  const tried = useLastTest();
  const works = step.isDone || tried?.status === 'SENT';
  return (
    <ActionStep step={step} missing={works ? undefined : MAIL_STEP.missing}>
      <QueryStates query={useRead(mail.delivery)} failure={MAIL.loadFailed}>
        {(delivery) => (
          <Stack gap="xl">
            <Route delivery={delivery} />
            <Trial isDone={step.isDone} tried={tried} isSending={test.isPending} onTry={() => test.mutate(undefined)} />
            <Part id="provider" title={MAIL_STEP.providerTitle} hint={MAIL_STEP.providerHint}>
              <CopyText text={sayWhatProviderMustAllow(delivery)} />
            </Part>
          </Stack>
        )}
      </QueryStates>
    </ActionStep>
  );
}

/** The newest test that the user sent to herself, in this visit or an earlier one. */
function useLastTest(): QueuedMail | undefined {
  const { user } = useSession();
  const key = emailKey(user.email);
  return useMail().data?.find(({ isTest, to }) => isTest && emailKey(to.address) === key);
}

function Route({ delivery: { sender, server } }: { readonly delivery: MailDelivery }) {
  if (server) return <Text>{MAIL_STEP.route(sender ?? '', server.host, server.port)}</Text>;
  return (
    <Alert color="lemon" title={MAIL.noServer}>
      <Text mb="xs">{MAIL_STEP.none}</Text>
      <Text mb="xs">{MAIL_STEP.howTo}</Text>
      <Code block className={kit.preformatted}>
        {SMTP_LINES}
      </Code>
    </Alert>
  );
}

type TrialProps = {
  readonly isDone: boolean;
  readonly tried: QueuedMail | undefined;
  readonly isSending: boolean;
  readonly onTry: () => void;
};

function Trial({ isDone, tried, isSending, onTry }: TrialProps) {
  const { user } = useSession();
  return (
    <Part id="trial" title={MAIL_STEP.testTitle} hint={MAIL_STEP.testHint(user.email)}>
      <Stack align="flex-start" gap="sm">
        <Button
          variant="default"
          aria-disabled={isSending}
          data-disabled={isSending}
          onClick={() => {
            if (!isSending) onTry();
          }}
        >
          {MAIL_ACTIONS.test}
        </Button>
        <Text role="status">{sayLatest({ isDone, tried, isSending })}</Text>
      </Stack>
    </Part>
  );
}

/** While a test is being sent, the previous result does not apply. */
function sayLatest({ isDone, tried, isSending }: Omit<TrialProps, 'onTry'>): string {
  if (isSending) return MAIL_STEP.outcomes.trying;
  if (tried) return sayOutcome(tried);
  return isDone ? MAIL_STEP.works : '';
}

/** A test's result, in words. */
function sayOutcome({ status, attempts, lastError, nextAttemptAt, sentAt }: QueuedMail): string {
  const { outcomes } = MAIL_STEP;
  const error = lastError ?? outcomes.silent;
  if (status === 'SENT') return outcomes.sent(sentAt ? formatInstantDateTime(sentAt) : '');
  if (status === 'FILED') return outcomes.filed;
  if (status === 'HELD') return outcomes.held;
  if (status === 'FAILED') return outcomes.failed(error);
  if (attempts === 0) return outcomes.trying;
  return outcomes.retried(error, nextAttemptAt ? formatInstantDateTime(nextAttemptAt) : '');
}

/** A text for somebody else, with a button to copy it. */
function CopyText({ text }: { readonly text: string }) {
  const copy = useCopy();
  const says = { copied: MAIL_STEP.copied, failed: { text: MAIL_STEP.copyFailed } };

  return (
    <Paper withBorder p="md">
      <p className={`${kit.keepLines} ${kit.wrapAnywhere}`} style={{ margin: '0 0 var(--space-4)' }}>
        {text}
      </p>
      <Button variant="default" leftSection={<Copy size={18} aria-hidden />} onClick={() => void copy(text, says)}>
        {MAIL_STEP.copy}
      </Button>
    </Paper>
  );
}
