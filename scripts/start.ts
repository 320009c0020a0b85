import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { demoLogins } from '@first-show/domain/staff/demo-logins';
import { bold, dim, main, say, step, warn } from './lib/console.ts';
import { type Emulators, type Stack } from './lib/emulators.ts';
import { root } from './lib/paths.ts';
import { host } from './lib/ports.ts';
import { onEnd } from './lib/processes.ts';
import { fixedStack, raiseSite } from './lib/site.ts';

/** `npm start [-- --fresh]`: runs the whole site with the demo, at one address, until Ctrl-C. */
await main(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  let emulators: Emulators | null = null;
  onEnd(async () => {
    say();
    if (!emulators) return;
    step('Saving the data …');
    await emulators.save().catch((error: unknown) => warn(`The data could not be saved: ${String(error)}`));
    step('Ending …');
    await emulators.stop();
    step('Ended.');
  });

  const stack = await fixedStack();
  const died = new Promise<string>((resolve) => {
    raiseSite(stack, { fresh: values.fresh, onDeath: resolve, onEmulators: (started) => (emulators = started) }).then(
      () => announce(stack),
      (error: unknown) => {
        void (emulators?.stop() ?? Promise.resolve()).then(() =>
          resolve(error instanceof Error ? error.message : String(error)),
        );
      },
    );
  });
  warn(await died);
  return 1;
});

/** User name and password for the console: 'editor / editor-demo'. */
function loginOf(name: string): string {
  const login = demoLogins.find(({ username }) => username === name);
  return `${name} / ${login?.password ?? ''}`;
}

function announce(stack: Stack): void {
  const { ports } = stack;
  say();
  say(`  ${bold('The site')}     http://${host}:${ports.site}`);
  say(`  ${bold('The API')}      http://${host}:${ports.site}/api/openapi.json`);
  say(`  ${bold('Desks')}        http://${host}:${ports.site}/admin   ${loginOf('editor')}, ${loginOf('admin')}`);
  say(`               http://${host}:${ports.site}/webadmin   ${loginOf('moderator')}`);
  say(`  ${bold('Emails')}       http://${host}:${ports.site}/outbox`);
  say(
    dim(
      `  Firestore ${host}:${ports.firestore} · Auth ${host}:${ports.auth} · Functions ${host}:${ports.functions} · logs in ${relative(root, stack.logs)}`,
    ),
  );
  say(dim('  Ctrl-C ends it and keeps the data; npm start -- --fresh begins anew.'));
  say();
  step('First Show is ready.');
}
