import type { Locator } from '@playwright/test';

/** Counts what somebody presses on her way; typing, ticking and reading are left out. */
export function countPresses() {
  let count = 0;
  return {
    press: async (control: Locator) => {
      await control.click();
      count += 1;
    },
    /** By Enter, where a field sends what was typed. */
    enter: async (field: Locator) => {
      await field.press('Enter');
      count += 1;
    },
    count: () => count,
  };
}
