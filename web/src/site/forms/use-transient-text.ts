import { useEffect, useState } from 'react';

const VISIBLE_MS = 3000;

/** A text that disappears after three seconds, as success banners do (SPEC.md section 9). */
export function useTransientText(): readonly [string | undefined, (text: string | undefined) => void] {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setText(undefined), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
