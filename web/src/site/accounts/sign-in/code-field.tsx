import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Props = { readonly isRecovery: boolean } & Pick<ComponentProps<typeof Field>, 'error' | 'autoFocus'>;

/** One field for the whole code, to be typed, pasted, or filled in by the browser. */
export function CodeField({ isRecovery, ...field }: Props) {
  const { secondProof } = useTexts().account;
  return (
    <Field
      label={isRecovery ? secondProof.recoveryCode : secondProof.code}
      name="code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      {...field}
    />
  );
}
