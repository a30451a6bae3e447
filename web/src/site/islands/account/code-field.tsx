import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Props = { readonly isOfApp: boolean; readonly error: string | undefined };

/** A code of the app, or a recovery code: one field, into which either is pasted whole. */
export function CodeField({ isOfApp, error }: Props) {
  const texts = useTexts().account.second;
  const field = { name: 'code', autoCapitalize: 'none', spellCheck: false, required: true, error };
  return isOfApp ? (
    <Field label={texts.code} inputMode="numeric" autoComplete="one-time-code" {...field} />
  ) : (
    <Field label={texts.recovery} autoComplete="off" {...field} />
  );
}
