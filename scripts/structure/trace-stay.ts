import { SERVER } from './districts.ts';
import { traceFunctions } from './trace-functions.ts';

const FEATURES = new URL(`../../${SERVER}`, import.meta.url).href;

/** A called function. */
export type Step = { readonly file: string; readonly name: string };

/**
 * Traces the slices' functions from handler to answer, when a guest requests a stay on a new site, and when its owner
 * confirms it. Authentication comes before the handler and is left out.
 */
export async function traceStay(): Promise<Readonly<Record<'request' | 'confirmation', readonly Step[]>>> {
  const steps: Step[] = [];
  const untrace = traceFunctions(FEATURES, (step) => steps.push(step));
  const { aStayRequest, createTestSite } = await import('../../server/src/testing/index.ts');
  const site = await createTestSite({ ownerEmail: 'owner@example.it' });
  const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const guest = await site.signIn();
  const trace = async (work: () => Promise<unknown>) => {
    steps.length = 0;
    await work();
    return steps.slice(steps.findIndex(({ file }) => file.endsWith('.routes.ts')));
  };
  try {
    let id = '';
    const body = aStayRequest({ startDate: '2027-06-12', endDate: '2027-06-19' });
    const request = await trace(async () => {
      ({ id } = await guest.client.bookings.request({ body }));
    });
    const confirmation = await trace(() =>
      owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } }),
    );
    return { request, confirmation };
  } finally {
    untrace();
    await site.close();
  }
}

/** Counts distinct functions; `above` are those neither in base slices nor queries. */
export function measureTrace(steps: readonly Step[], baseSlices: readonly string[]) {
  const slices = steps.map(sliceOf);
  const entered = slices.filter((slice, index) => slice !== slices[index - 1]);
  const all = new Map(steps.map((step) => [`${step.file} ${step.name}`, step]));
  const above = [...all.values()].filter(
    (step) => !baseSlices.includes(sliceOf(step)) && !step.file.endsWith('.repository.ts'),
  );
  const aboveEntered = entered.filter((slice) => !baseSlices.includes(slice));
  const runs = aboveEntered.filter((slice, index) => slice !== aboveEntered[index - 1]);
  return { all: all.size, above, returns: runs.length - new Set(runs).size };
}

function sliceOf({ file }: Step): string {
  return file.split('/').slice(0, 2).join('/');
}
