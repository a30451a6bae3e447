import { z } from 'zod';

const fields = z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() });

type ContactDraft = Readonly<z.output<typeof fields>>;

const blank: ContactDraft = { name: '', email: '', phone: '', message: '' };

export const contactDraft = { key: 'contact', fields, blank, account: { name: 'name', email: 'email' } } as const;
