import { Alert, List } from '@mantine/core';
import { BACKUP } from './texts/backup.ts';

/** Warnings for the owner; nothing if all is well. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="lemon" title={BACKUP.warnings}>
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
