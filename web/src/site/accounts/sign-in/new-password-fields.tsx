import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Props = {
  readonly label: string;
  readonly againLabel: string;
  readonly faults: Readonly<Record<string, string | undefined>>;
};

/** A new password, typed twice. */
export function NewPasswordFields({ label, againLabel, faults }: Props) {
  const { forms } = useTexts();
  const kind = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <Field {...kind} label={label} name="password" hint={forms.passwordHint} error={faults.password} />
      <Field {...kind} label={againLabel} name="confirmPassword" error={faults.confirmPassword} />
    </>
  );
}
