import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { CommandError, bold, dim, main, say, step, warn } from './lib/console.ts';
import { openDatabase } from './lib/open-database.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Reads all active sources of the running site ('npm start' in another terminal), as 'Scrape Now' at the desk does.

  npm run scrape

  --project     a real Firebase project instead of the running site; needs --production as well`;

/**
 * A function does the work of the run. If the run has not ended after this long, the function is
 * probably dead.
 */
const PATIENCE_MS = 12 * 60_000;

/**
 * `npm run scrape`: starts a run and prints its log. Exit code 1 if the run or one of its sources
 * failed.
 */
await main(async () => {
  const { values } = readArguments();
  if (values.help) return say(USAGE);
  const db = await openDatabase({
    project: values.project,
    isProduction: values.production,
    consequence: 'its sources are to be read now',
  });
  const [{ createRun, jobRef }, { newId }] = await Promise.all([
    import('../functions/src/features/scraping/store/scrape-jobs.ts'),
    import('../functions/src/platform/firestore/ids.ts'),
  ]);
  const run = await createRun(db, { id: newId(), trigger: 'command', startedBy: null, now: new Date() });
  if (run.outcome === 'busy')
    throw new CommandError('A scraping run is already in progress: wait until it ends. The desk shows its progress.');
  step('Reading the sources …');
  const job = await watch((tell) =>
    jobRef(db, run.job.id).onSnapshot((snapshot) => tell(snapshot.data() as ScrapeJob | undefined)),
  );
  for (const { name, outcome } of job.sources) say(`  ${bold(name)}  ${outcome ?? ''}`);
  say(dim(`  ${job.log.at(-1)?.text ?? ''}`));
  if (job.state !== 'done') warn('The run did not finish: the desk shows its log.');
  return job.state === 'done' && job.failed === 0 ? 0 : 1;
});

function readArguments() {
  return readOptions(USAGE, { options: databaseOptions });
}

/**
 * Prints each new line of the run's log. Resolves with the run once it has ended; rejects with
 * `CommandError` after `PATIENCE_MS`.
 */
function watch(listen: (tell: (job: ScrapeJob | undefined) => void) => () => void): Promise<ScrapeJob> {
  return new Promise((done, refuse) => {
    let told = 0;
    const timer = setTimeout(
      () =>
        end(() =>
          refuse(
            new CommandError(
              'No function has started the run. Are the functions running? The next run will take this one over.',
            ),
          ),
        ),
      PATIENCE_MS,
    );
    const stop = listen((job) => {
      if (job === undefined) return;
      for (const line of job.log.slice(told)) (line.level === 'info' ? say : warn)(`  ${line.text}`);
      told = job.log.length;
      if (job.state !== 'running') end(() => done(job));
    });
    const end = (then: () => void): void => {
      clearTimeout(timer);
      stop();
      then();
    };
  });
}
