export type { BackupParts } from './backup.parts.ts';
