import { Anchor } from '@mantine/core';
import { Notice } from '../../feedback/notice.tsx';
import { useFirstPassword } from '../../sign-in/first-password-context.ts';
import { FIRST_PASSWORD } from '../../texts/shell.ts';

/** For whoever has put off choosing a password of her own. */
export function PasswordReminder() {
  const ask = useFirstPassword();
  if (!ask) return null;
  return (
    <Notice label={FIRST_PASSWORD.title} text={FIRST_PASSWORD.reminder}>
      <Anchor component="button" type="button" inherit fw={600} onClick={ask}>
        {FIRST_PASSWORD.title}
      </Anchor>
    </Notice>
  );
}
