import { useEffect, useState } from 'react';

const SHOWN_FOR_MS = 3000;

/** A text that disappears after three seconds, as success banners do (SPEC.md section 9). */
export function useFleetingText(): readonly [string | undefined, (text: string | undefined) => void] {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setText(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
