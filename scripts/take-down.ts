import type { TakenArticle } from '../functions/src/features/scraping/ingest/take-down.ts';
import { CommandError, bold, dim, main, say, warn } from './lib/console.ts';
import { openDatabase } from './lib/open-database.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Takes down all stories of one source on the running site ('npm start' in another terminal): articles whose only source it is go for
good; where others told the story as well, its words and its name go. The source is switched off, and its stories do not come back.

  npm run take-down -- --source <id>  [--dry-run]

  --source      id of the source; 'npm run take-down' alone lists them
  --dry-run     change nothing, only count
  --verbose     name every article
  --project     a real Firebase project instead of the running site; needs --production as well`;

const SHOWN_MAX = 10;

/**
 * `npm run take-down` is idempotent: a second run finds nothing, and the next run finishes an
 * interrupted one.
 */
await main(async () => {
  const { values } = readArguments();
  if (values.help) return say(USAGE);
  const db = await openDatabase({
    project: values.project,
    isProduction: values.production,
    consequence: 'articles are to be removed there for good',
  });
  const [{ takeDownSource }, { changeSource, listSources }, { deleteArticle, removeDeletedArticle }] =
    await Promise.all([
      import('../functions/src/features/scraping/ingest/take-down.ts'),
      import('../functions/src/features/scraping/store/sources.ts'),
      import('../functions/src/features/articles/store/write-articles.ts'),
    ]);
  const sources = await listSources(db);
  const id = values.source;
  if (id === undefined) {
    for (const one of sources) say(`  ${bold(one.id)}  ${one.name}  ${dim(one.url)}`);
    throw new CommandError(`The option --source <id> is missing.\n\n${USAGE}`);
  }
  const source = sources.find((one) => one.id === id);
  // Disable the source first, so that no run imports new articles in the meantime.
  if (source !== undefined && !values['dry-run'])
    await changeSource(db, { id, revision: undefined, changes: { isActive: false }, now: new Date() });
  const report = await takeDownSource(
    {
      db,
      isDryRun: values['dry-run'],
      now: new Date(),
      removeArticle: async (articleId) => {
        const now = new Date();
        await deleteArticle(db, { id: articleId, by: 'Take-down', now });
        // A take-down cannot be undone, so do not leave the article in the trash.
        await removeDeletedArticle(db, { id: articleId, dueBy: null, now });
      },
    },
    id,
  );
  if (source === undefined && report.stories === 0)
    throw new CommandError(`There is no source '${id}', and no story of one: 'npm run take-down' lists the sources.`);
  say(
    `${bold(values['dry-run'] ? 'Would be taken down' : 'Taken down')}: ${report.stories} stories of ${source?.name ?? id}.`,
  );
  const all = values.verbose;
  list('articles, whose only source it was', report.removed, all);
  list('drafts of several sources, made anew from the others', report.rewritten, all);
  list('articles of several sources that somebody has worked on: it is no longer named', report.toLookAt, all);
  if (report.toLookAt.length > 0)
    warn(
      'Look at these: whether its words are in them only a person can tell, and their histories hold what was there.',
    );
  if (!values['dry-run'])
    say(
      dim(
        source === undefined
          ? 'The source itself was deleted before.'
          : 'The source is switched off. Pages that are cached follow within a minute.',
      ),
    );
});

function readArguments() {
  return readOptions(USAGE, {
    options: {
      source: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      ...databaseOptions,
    },
  });
}

function list(what: string, articles: readonly TakenArticle[], all: boolean): void {
  say(`  ${String(articles.length).padStart(6)}  ${what}`);
  const shown = all ? articles : articles.slice(0, SHOWN_MAX);
  for (const { id, title, isPublished } of shown)
    say(`          ${title}  ${dim(`${id}, ${isPublished ? 'published' : 'draft'}`)}`);
  if (shown.length < articles.length)
    say(dim(`          … and ${articles.length - shown.length} more (--verbose names them)`));
}
