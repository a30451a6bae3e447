import { profile } from '@approdo/shared/contract/accounts/profile';
import { newPassword, secret } from '@approdo/shared/contract/base/fields';
import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { z } from 'zod';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { FIRST_PASSWORD } from '../../session/texts.ts';
import { useCall } from '../../session/use-call.ts';
import styles from './sign-in-screen.module.css';

const passwords = z.object({ currentPassword: secret, newPassword, confirmation: z.string() });
type Passwords = z.output<typeof passwords>;

type Props = {
  /** Called once it is done, or postponed. */
  readonly onEnd: () => void;
};

/** Replaces the back office for a user who signed in with the generated password. */
export function FirstPasswordScreen({ onEnd }: Props) {
  const { user } = useSession();
  const { session } = usePlatform();
  const call = useCall();

  async function save({ confirmation: _, ...change }: Passwords): Promise<void> {
    await call(profile.update, { body: change });
    // The new password already counts; if this sign-in fails, the shell learns of it at its next account check.
    await session.signIn({ email: user.email, password: change.newPassword }).catch(() => undefined);
    onEnd();
  }

  const form = useForm({
    schema: passwords,
    start: { currentPassword: '', newPassword: '', confirmation: '' },
    findFaults,
    save,
    describe: FIRST_PASSWORD.failed,
  });

  return (
    <main className={styles.screen}>
      <title>{`${FIRST_PASSWORD.title} · ${SHELL.product}`}</title>
      <Paper withBorder shadow="sm" w="min(26rem, 100%)" p="xl">
        <p className={styles.brand}>{SHELL.product}</p>
        <Title order={1} size="h3" mb="xs">
          {FIRST_PASSWORD.title}
        </Title>
        <Text mb="md">{FIRST_PASSWORD.why}</Text>
        <StackedForm form={form}>
          <input hidden readOnly autoComplete="username" value={user.email} />
          <TextInput
            label={FIRST_PASSWORD.current}
            description={FIRST_PASSWORD.currentHint}
            type="password"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
          <TextInput
            label={FIRST_PASSWORD.chosen}
            type="password"
            autoComplete="new-password"
            {...form.field('newPassword')}
          />
          <TextInput
            label={FIRST_PASSWORD.repeated}
            type="password"
            autoComplete="new-password"
            {...form.field('confirmation')}
          />
          <Group>
            <SubmitButton isSaving={form.isSaving}>{FIRST_PASSWORD.save}</SubmitButton>
            <Button variant="subtle" onClick={onEnd}>
              {FIRST_PASSWORD.later}
            </Button>
          </Group>
        </StackedForm>
      </Paper>
    </main>
  );
}

function findFaults({ currentPassword, newPassword: chosen, confirmation }: Passwords): Record<string, string> {
  if (chosen !== confirmation) return { confirmation: FIRST_PASSWORD.different };
  return chosen === currentPassword ? { newPassword: FIRST_PASSWORD.unchanged } : {};
}
