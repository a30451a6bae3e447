import type { Clock } from '../adapters/clock.ts';
import type { App } from '../app.ts';
import type { TenantData } from '../db/engine.ts';
import { runDaily } from '../site/run-daily.ts';

/** Said by the change notifications once a backup is in the place of what there was: its pictures may have no renditions. */
export const RESTORED = 'restored';

const LOOK_FOR_MAIL_MS = 30_000;

type WorkNeeds = {
  readonly app: App;
  readonly tenant: Pick<TenantData, 'notifications' | 'leaderLease'>;
  readonly clock: Clock;
};

/**
 * Begins what a site does on its own: in each process to hear what others change and to turn the day, in the one that
 * holds the tenant's leader lease all that must be done once. What comes back ends it; requests are still answered.
 */
export function beginSiteWork({ app, tenant, clock }: WorkNeeds): () => Promise<void> {
  let isLeader = false;
  function wakeSenders(): void {
    app.mailWorker.wake();
    app.pushWorker.wake();
    app.webhookWorker.wake();
  }
  let lookingForMail: NodeJS.Timeout | undefined;
  const endListening = tenant.notifications.subscribe({
    site: app.memory.forget,
    mail: wakeSenders,
    lost: app.memory.lose,
    found: app.memory.find,
    word(text) {
      if (text === RESTORED && isLeader) void app.renditions.startSoon();
    },
  });
  const endLease = tenant.leaderLease.follow({
    take() {
      isLeader = true;
      // A command beside the site queues letters, too, and a file rings for nobody.
      lookingForMail = setInterval(() => app.mailWorker.wake(), LOOK_FOR_MAIL_MS).unref();
      app.mailWorker.start();
      app.pushWorker.start();
      app.webhookWorker.start();
      app.requestExpiry.start();
      app.holdRounds.start();
      app.paymentReminders.start();
      app.conversationRounds.start();
      app.forgetting.start();
      app.timedLetters.start();
      app.turnoverRounds.start();
      app.registerRetention.start();
      app.registerDue.start();
      app.channels.start();
      void app.renditions.startSoon();
      void app.sweepFiles();
    },
    async drop() {
      isLeader = false;
      clearInterval(lookingForMail);
      app.renditions.rest();
      await Promise.all([
        app.channels.rest(),
        app.requestExpiry.stop(),
        app.holdRounds.stop(),
        app.paymentReminders.stop(),
        app.conversationRounds.stop(),
        app.forgetting.stop(),
        app.timedLetters.stop(),
        app.turnoverRounds.stop(),
        app.registerRetention.stop(),
        app.registerDue.stop(),
        app.mailWorker.stop(),
        app.pushWorker.stop(),
        app.webhookWorker.stop(),
      ]);
    },
  });
  const daily = runDaily(clock, () => {
    app.memory.change();
    if (!isLeader) return;
    wakeSenders();
    void app.visits.prune();
    void app.channels.turnDay();
    void app.renditions.startSoon();
    void app.sweepFiles();
  });

  return async () => {
    daily.stop();
    endListening();
    // A picture that is being made would go on writing into a generation that is on its way out.
    // What expires meanwhile queues letters that the next start sends.
    await Promise.all([endLease(), app.renditions.stop(), app.channels.stop()]);
  };
}
