import type { User } from '@approdo/shared/contract/auth';
import { z } from 'zod';

const fields = z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() });

type ContactDraft = Readonly<z.output<typeof fields>>;

const blank: ContactDraft = { name: '', email: '', phone: '', message: '' };

export const contactDraft = { key: 'contact', fields, blank, withAccount };

function withAccount(draft: ContactDraft, { name, email }: Pick<User, 'name' | 'email'>): ContactDraft {
  return { ...draft, name: draft.name || name, email: draft.email || email };
}
