import { type Sayings, say } from '@approdo/shared/words/say';
import { textOf } from '../../forms/use-submission.ts';

/** What is wrong with a new password's second spelling: it is missing, or another one. */
export function findRepeatFault(form: FormData, passwordsDiffer: string): Sayings {
  const repeated = textOf(form, 'confirmPassword');
  if (repeated === '') return { confirmPassword: say('passwordMissing') };
  return repeated === textOf(form, 'password') ? {} : { confirmPassword: passwordsDiffer };
}
