import { Button } from '@mantine/core';
import type { MailActions } from '../../resources/use-mail.ts';
import { MAIL_ACTIONS } from '../../texts/mail.ts';

/** A second test waits for the first; the button keeps the focus all the same. */
export function TestButton({ actions }: { readonly actions: MailActions }) {
  return (
    <Button
      aria-disabled={actions.isTesting}
      data-disabled={actions.isTesting}
      onClick={() => {
        if (!actions.isTesting) actions.test();
      }}
    >
      {MAIL_ACTIONS.test}
    </Button>
  );
}
