/** Tables that archives leave out: they belong to this installation alone, and reach people's phones. */
export const IN_NO_ARCHIVE = ['push_outbox', 'push_devices'] as const;
