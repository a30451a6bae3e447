// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearPage, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

afterEach(() => {
  clearPage();
  history.replaceState(null, '', '/');
});

test('what keeps passwords learns whose new one it is, and nobody sees that field', async () => {
  history.replaceState(null, '', '/reset-password?token=t&email=ada%40example.com');
  showOnPage(withTexts('it', <ResetPasswordForm />));
  const field = () => document.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
  await expect.poll(() => field()?.value).toBe('ada@example.com');
  expect([field()?.hidden, field()?.name]).toEqual([true, '']);
});
