import { contactMessage } from '@approdo/shared/contract/contact';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../db/record.ts';

const storedMessage = contactMessage.omit({ version: true });
export type StoredMessage = z.output<typeof storedMessage>;

export const messageRecord = describeRecord(storedMessage);

export type ContactTables = { contact_messages: RowOf<StoredMessage> };
