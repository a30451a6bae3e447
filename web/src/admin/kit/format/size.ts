const STEPS = [
  { bytes: 2 ** 30, unit: 'GB' },
  { bytes: 2 ** 20, unit: 'MB' },
  { bytes: 2 ** 10, unit: 'KB' },
] as const;

/** Bytes as a person reads them, in steps of 1024 as the limits of the library are: `1,5 MB`. */
export function formatBytes(bytes: number): string {
  const step = STEPS.find((known) => bytes >= known.bytes);
  if (!step) return `${bytes} B`;
  const number = new Intl.NumberFormat('it', { maximumFractionDigits: 1 }).format(bytes / step.bytes);
  return `${number} ${step.unit}`;
}

/** Seconds as a player shows them: `1:05`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const displayed = parts[0] === 0 ? parts.slice(1) : parts;
  return displayed.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
