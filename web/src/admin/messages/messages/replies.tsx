import { mail } from '@approdo/shared/contract/content/mail';
import { type ContactMessage, contact, newContactReply } from '@approdo/shared/contract/messages/messages';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Textarea } from '@mantine/core';
import { Link } from 'react-router-dom';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { InlineForm } from '../../kit/form/inline-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useTextKey } from '../../kit/form/use-text-key.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { REPLY } from './texts.ts';

/** The owner's replies, each with the fate of its letter. */
export function Replies({ replies }: Pick<ContactMessage, 'replies'>) {
  const isFiled = useRead(mail.delivery).data?.way === 'folder';
  return replies.map(({ text, createdAt, letter }) => (
    <div key={createdAt} className={kit.answer}>
      <p className={kit.hint}>
        {REPLY.given(
          formatInstantDateTime(createdAt),
          letter === 'SENT' && isFiled ? REPLY.filed : REPLY.fates[letter],
        )}
      </p>
      <p className={kit.words}>{text}</p>
      {letter === 'FAILED' && (
        <Link className={kit.touchLink} to="/mail?stato=FAILED">
          {REPLY.seeWhy}
        </Link>
      )}
    </div>
  ));
}

type FormProps = { readonly message: ContactMessage; readonly onClose: () => void };

/** The field for a reply, under its message. */
export function ReplyForm({ message: { id, name, version }, onClose }: FormProps) {
  const reply = useWrite(contact.reply, { success: () => REPLY.sent });
  const key = useTextKey();
  const form = useForm({
    schema: newContactReply,
    start: { text: '' },
    read: ({ text }) => ({ text, key: key.of(text) }),
    version,
    loadLatest: undefined,
    conflictHelp: REPLY.conflictHelp,
    save: (body, current) => reply.mutateAsync({ params: { id }, body, version: current }),
    onSaved: onClose,
    describe: (fault) => describeFailure(fault, REPLY.failed),
  });
  return (
    <InlineForm label={REPLY.to(name)} submit={REPLY.send} form={form} onCancel={form.leaveBy(onClose)}>
      <Textarea label={REPLY.text} description={REPLY.hint} autosize minRows={3} maxRows={12} {...form.field('text')} />
    </InlineForm>
  );
}
