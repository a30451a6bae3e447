import {
  type PaymentSettingsAnswer,
  paymentSettings,
  paymentTerms,
} from '@approdo/shared/contract/money/payment-settings';
import { Button, Group, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { textOrNull } from '../../kit/form/fields.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { IbanFields } from './iban-fields.tsx';
import { ACCOUNT, WAY_QUESTION } from './texts.ts';

const schema = paymentTerms.pick({ holder: true, iban: true, bic: true });

const accountForm = z.object({ holder: z.string(), iban: z.string(), bic: textOrNull });

type Props = {
  readonly terms: PaymentSettingsAnswer;
  /** Whether to go on, with an account or without one. */
  readonly onAnswer: (mayGoOn: boolean) => void;
};

/** Asks for the account that guests pay to, before something falls due that nobody can pay. */
export function WayQuestion({ terms, onAnswer }: Props) {
  const replace = useWrite(paymentSettings.replace, { success: () => WAY_QUESTION.saved });
  const { holder, iban, bic, owner, version } = terms;
  const form = useForm({
    schema,
    start: accountForm.encode({ holder: holder || owner.name, iban, bic }),
    read: accountForm.decode,
    findFaults: (account) => (account.iban === '' ? { iban: ACCOUNT.missing } : {}),
    version,
    loadLatest: undefined,
    save: (body, known) => replace.mutateAsync({ body, version: known }),
    onSaved: () => onAnswer(true),
    describe: WAY_QUESTION.saveFailed,
  });
  return (
    <FormWindow title={WAY_QUESTION.title} onClose={form.leaveBy(() => onAnswer(false))}>
      <form {...form.props}>
        <Stack>
          <Text>{WAY_QUESTION.help}</Text>
          <FormProblem problem={form.problem} />
          <IbanFields form={form} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onAnswer(true)}>
              {WAY_QUESTION.anyway}
            </Button>
            <SubmitButton isSaving={form.isSaving}>{WAY_QUESTION.save}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </FormWindow>
  );
}
