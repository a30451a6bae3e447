export type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  answered: 0 | 1;
  created_at: string;
};

export type ContactTables = { contact_messages: ContactMessagesTable };
