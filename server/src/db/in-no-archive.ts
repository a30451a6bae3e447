/** Tables that no archive has: what they hold is of this house, here and now, and reaches telephones of people. */
export const IN_NO_ARCHIVE = ['push_outbox', 'push_devices'] as const;
