/**
 * A page that sends its reader on before it was painted ends the transition to it. The browser reports that as an
 * error of the page that is left, though nothing is wrong: the next page is simply shown at once.
 */
export function allowEndedTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined);
    viewTransition?.finished.catch(() => undefined);
  });
}
