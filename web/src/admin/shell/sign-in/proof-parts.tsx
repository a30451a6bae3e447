import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { Anchor, Button, Group, Text, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import styles from './sign-in-screen.module.css';
import { SECOND_PROOF, SIGN_IN } from './texts.ts';

type CodeProps = { readonly isRecovery: boolean } & Omit<TextInputProps, 'label'>;

/** One field for the whole code, to be typed, pasted or filled in by the browser. */
export function CodeField({ isRecovery, ...field }: CodeProps) {
  return (
    <TextInput
      label={isRecovery ? SECOND_PROOF.recoveryCode : SECOND_PROOF.code}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      data-autofocus
      {...field}
    />
  );
}

type LinksProps = {
  readonly methods: readonly ProofMethod[];
  readonly texts: Readonly<Record<ProofMethod, string>>;
  readonly onChoose: (method: ProofMethod) => void;
  /** What follows the links. */
  readonly children?: ReactNode;
};

/** Links to the other proofs, below the current one. */
export function ProofLinks({ methods, texts, onChoose, children }: LinksProps) {
  return (
    <Group gap="md">
      {methods.map((method) => (
        <ProofLink key={method} onClick={() => onChoose(method)}>
          {texts[method]}
        </ProofLink>
      ))}
      {children}
    </Group>
  );
}

type LinkProps = { readonly onClick: () => void; readonly children: ReactNode };

export function ProofLink({ onClick, children }: LinkProps) {
  return (
    <Anchor component="button" type="button" underline="always" className={styles.link ?? ''} onClick={onClick}>
      {children}
    </Anchor>
  );
}

type WaitProps = {
  /** Whether the surrounding component already has a cancel button. */
  readonly hasCancelElsewhere?: boolean;
};

/** The notice, with a cancel button, while a browser beside the shell prompts for a passkey; nothing otherwise. */
export function BrowserWait({ hasCancelElsewhere = false }: WaitProps) {
  const { passkey } = usePlatform().session;
  if (!passkey?.inBrowser) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text role="status">{SIGN_IN.inBrowser}</Text>
      {!hasCancelElsewhere && (
        <Button variant="subtle" onClick={passkey.inBrowser.cancel}>
          {SHELL.cancel}
        </Button>
      )}
    </Group>
  );
}
