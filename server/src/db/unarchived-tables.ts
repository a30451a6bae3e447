/** Tables that archives leave out: they belong to this installation alone, and reach people's phones. */
export const UNARCHIVED_TABLES = ['push_outbox', 'push_devices'] as const;
