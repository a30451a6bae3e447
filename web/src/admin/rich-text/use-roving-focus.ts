import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop for the Tab key, and arrows between the buttons, as a toolbar has them (ARIA Authoring Practices). */
export function useRovingFocus(firstName: string) {
  const [current, setCurrent] = useState(firstName);
  return {
    /** For the toolbar. */
    props: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent((before) => target.dataset.tool ?? before),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
        const index = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
        if (!step || index < 0) return;
        event.preventDefault();
        tools[step(index, tools.length)]?.focus();
      },
    },
    /** For each of its buttons. */
    toolProps: (name: string) => ({ 'data-tool': name, tabIndex: name === current ? 0 : -1 }),
  };
}
