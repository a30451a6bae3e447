import { useSearchParams } from 'react-router-dom';

/** One of a few views of a list, stored in the address; the first if the address names none of them. */
export function useChoice<const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const [address, setAddress] = useSearchParams();
  const current = choices.find((choice) => choice === address.get(name)) ?? choices[0];

  function choose(choice: string): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (choice === choices[0]) next.delete(name);
        else next.set(name, choice);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [current, choose] as const;
}
