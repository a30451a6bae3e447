import { TextInput, type TextInputProps } from '@mantine/core';
import { SECOND_PROOF } from './texts.ts';

type Props = { readonly isRecovery: boolean } & Omit<TextInputProps, 'label'>;

/** One field for the whole code, to be typed, pasted or filled in by the browser. */
export function CodeField({ isRecovery, ...field }: Props) {
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
