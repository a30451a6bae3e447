import { newWebhook, webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@approdo/shared/domain/accounts/webhook-event';
import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { WEBHOOK_FORM, WEBHOOKS } from '../texts/webhooks.ts';

type Draft = { readonly url: string; readonly events: readonly WebhookEvent[] };

const BLANK: Draft = { url: '', events: [] };

/** Adds another program's address; `onSecret` gets its signing secret, the one time that it can be seen. */
export function WebhookForm({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const add = useWrite(webhooks.add, { success: () => WEBHOOK_FORM.added });
  const form = useForm({
    schema: newWebhook,
    start: BLANK,
    draftAfterSave: BLANK,
    save: async (body) => onSecret((await add.mutateAsync({ body })).secret),
    describe: WEBHOOK_FORM.failed,
  });
  const { events } = form.draft;
  const fault = form.faults.events;

  return (
    <form {...form.props} aria-label={WEBHOOK_FORM.label} style={{ maxInlineSize: '32rem' }}>
      <Stack align="flex-start">
        <FormProblem problem={form.problem} />
        <TextInput label={WEBHOOK_FORM.url} inputMode="url" autoComplete="off" w="100%" {...form.field('url')} />
        <Fieldset legend={WEBHOOK_FORM.events} aria-describedby={fault && 'events-fault'} w="100%">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              className={kit.tick}
              label={WEBHOOKS.events[event]}
              checked={events.includes(event)}
              aria-invalid={fault !== undefined}
              onChange={() =>
                form.change(
                  'events',
                  WEBHOOK_EVENTS.filter((one) => events.includes(one) !== (one === event)),
                )
              }
            />
          ))}
          {fault && (
            <p id="events-fault" className={`${kit.small} ${kit.danger} ${kit.flush}`}>
              {fault}
            </p>
          )}
        </Fieldset>
        <SubmitButton isSaving={form.isSaving}>{WEBHOOK_FORM.add}</SubmitButton>
      </Stack>
    </form>
  );
}
