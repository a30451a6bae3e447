const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

export const perSecond = (value: number): string => `${number.format(value)}/s`;
export const milliseconds = (value: number): string => `${number.format(value)} ms`;
export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
export const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
export const plain = (value: number): string => number.format(value);
export const megabytesPerSecond = (value: number): string => `${number.format(value)} MB/s`;
