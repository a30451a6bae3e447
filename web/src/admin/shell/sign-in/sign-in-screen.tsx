import { Paper, Title } from '@mantine/core';
import { SHELL } from '../../kit/texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-screen.module.css';
import { SIGN_IN } from './texts.ts';

/** For shells without a site's sign-in page, or that would be left for it. */
export function SignInScreen() {
  return (
    <main className={styles.screen}>
      <title>{`${SIGN_IN.title} · ${SHELL.product}`}</title>
      <Paper withBorder shadow="sm" w="min(26rem, 100%)" p="xl">
        <p className={styles.brand}>{SHELL.product}</p>
        <Title order={1} size="h3" mb="md">
          {SIGN_IN.title}
        </Title>
        <SignInForm />
      </Paper>
    </main>
  );
}
