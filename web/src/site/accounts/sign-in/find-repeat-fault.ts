import { type MessagesByName, say } from '@approdo/shared/words/say';
import { textOf } from '../../forms/use-submission.ts';

/** The fault of a repeated new password: it is missing, or different. */
export function findRepeatFault(form: FormData, passwordsDiffer: string): MessagesByName {
  const repeated = textOf(form, 'confirmPassword');
  if (repeated === '') return { confirmPassword: say('passwordMissing') };
  return repeated === textOf(form, 'password') ? {} : { confirmPassword: passwordsDiffer };
}
