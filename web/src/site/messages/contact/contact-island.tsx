import { newContactMessage, contact as rows, visitorContactMessage } from '@approdo/shared/contract/messages/messages';
import { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField, Field, TextAreaField } from '../../../ui/field.tsx';
import { createBrowserClient } from '../../client/browser-client.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import { PrivacyLabel } from '../../forms/privacy-label.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useTransientText } from '../../forms/use-transient-text.ts';
import { useSession } from '../../session/use-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './contact-island.module.css';

const fields = z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() });

const blank: ContactDraft = { name: '', email: '', phone: '', message: '' };

const contactDraft = { key: 'contact', fields, blank, account: { name: 'name', email: 'email' } } as const;

const { contact: contactCalls } = createBrowserClient({ contact: rows });

/** The contact form. Senders with an account are known, and have accepted the privacy notice before. */
export function ContactIsland() {
  const { contact, forms } = useTexts();
  const account = useSession()?.user;
  const { draft, isSaved, change, clear } = useDraft(contactDraft);
  const [success, setSuccess] = useTransientText();
  const submission = useSubmission({
    read: (form) => {
      setSuccess(undefined);
      return readWith(account ? newContactMessage : visitorContactMessage, readFields(form));
    },
    send: async (body: z.input<typeof newContactMessage>) => {
      await contactCalls.send({ body });
      clear();
      setSuccess(contact.sent);
    },
    failureText: contact.failed,
  });
  const { faults, failure } = submission;
  const text = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={contact.form}
      ref={submission.formRef}
      onSubmit={submission.onSubmit}
    >
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      {success && (
        <Banner kind="success" isAnswer>
          {success}
        </Banner>
      )}
      <div className={styles.pair}>
        <Field label={forms.name} autoComplete="name" required {...text('name')} />
        <Field label={forms.email} type="email" autoComplete="email" required {...text('email')} />
      </div>
      <Field label={contact.phone} type="tel" autoComplete="tel" {...text('phone')} />
      <TextAreaField label={contact.message} rows={6} required {...text('message')} />
      <Trap />
      {!account && (
        <CheckboxField name="privacyAccepted" required error={faults.privacyAccepted} label={<PrivacyLabel />} />
      )}
      <button type="submit" className={buttons.button} aria-disabled={submission.isSending}>
        {submission.isSending ? forms.sending : contact.send}
      </button>
      <DraftNote isSaved={isSaved} clear={clear} formRef={submission.formRef} />
    </form>
  );
}

/** A field hidden from people, which robots fill in. */
function Trap() {
  const { contact } = useTexts();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {contact.trap}
        <input name="leaveThisEmpty" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function readFields(form: FormData) {
  const trapped = textOf(form, 'leaveThisEmpty');
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    message: textOf(form, 'message'),
    ...(form.has('privacyAccepted') && { privacyAccepted: true }),
    ...(trapped && { leaveThisEmpty: trapped }),
  };
}

type ContactDraft = Readonly<z.output<typeof fields>>;
