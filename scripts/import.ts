import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { formatCountOf } from '@first-show/domain/core/money';
import { safeFetch } from '../functions/src/platform/net/safe-fetch.ts';
import { CommandError, bold, dim, main, say, warn } from './lib/console.ts';
import { openDatabase } from './lib/open-database.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Loads real input into the running site ('npm start' in another terminal).

  npm run import -- feed <file or address> [--category film-news] [--source "Name"] [--draft] [--allow-local]
  npm run import -- box-office <csv file>  [--source "Name"]

  --category     category of the stories (its id)
  --source       who is credited; otherwise the feed's own name
  --draft        stories become drafts; without it they are published
  --allow-local  fetch the feed from this very machine or network
  --verbose      name everything that was added or known
  --project      a real Firebase project instead of the running site; needs --production as well`;

const MAX_MEGABYTES = 5;
const SHOWN_MAX = 12;
const USER_AGENT = 'FirstShowImport/1.0 (feed import by an editor)';

/**
 * `npm run import`: imports a feed or a box-office CSV into the running site. Idempotent: a second
 * run adds nothing.
 */
await main(async () => {
  const { values, positionals } = readArguments();
  const [kind, input] = positionals;
  if (values.help || kind === undefined) return say(USAGE);
  if ((kind !== 'feed' && kind !== 'box-office') || input === undefined || positionals.length > 2) {
    throw new CommandError(
      `Choose what to import: 'npm run import -- feed <file or address>' or 'npm run import -- box-office <csv file>'.`,
    );
  }
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(input);
  if (kind === 'box-office' && isAddress)
    throw new CommandError('Box office figures come from a file: save it first, then give its path.');
  const source = isAddress
    ? await fetchFeed(input, values['allow-local'])
    : { bytes: readInput(input), contentType: null, url: null };
  const db = await openDatabase({
    project: values.project,
    isProduction: values.production,
    consequence: 'its readers are to see what is imported',
  });
  const { runBoxOfficeImport, runFeedImport } = await import('./lib/import-commands.ts');
  const now = new Date();
  const credit = values.source?.trim() || null;
  if (kind === 'box-office') {
    reportBoxOffice(await runBoxOfficeImport(db, source.bytes, { now, source: credit }), values.verbose);
  } else {
    const options = { categoryId: values.category, isPublished: !values.draft, sourceName: credit, now };
    reportFeed(await runFeedImport(db, source, options), { isDraft: values.draft, verbose: values.verbose });
  }
});

function readArguments() {
  return readOptions(USAGE, {
    allowPositionals: true,
    options: {
      category: { type: 'string', default: 'film-news' },
      source: { type: 'string' },
      draft: { type: 'boolean', default: false },
      'allow-local': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      ...databaseOptions,
    },
  });
}

/**
 * Reads the input file. Resolves its path from the directory of the caller, because npm changes to
 * the project's root.
 */
function readInput(path: string): Uint8Array {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(file) || !statSync(file).isFile()) throw new CommandError(`There is no file ${file}.`);
  if (statSync(file).size > MAX_MEGABYTES * 1024 * 1024)
    throw new CommandError(`${basename(file)} is larger than ${MAX_MEGABYTES} MB.`);
  return readFileSync(file);
}

async function fetchFeed(address: string, allowLocal: boolean) {
  const url = URL.parse(address);
  const port = url?.port || (url?.protocol === 'https:' ? '443' : '80');
  const fetched = await safeFetch(address, {
    maxBytes: MAX_MEGABYTES * 1024 * 1024,
    headers: {
      'user-agent': USER_AGENT,
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
    },
    // With --allow-local, allow the named local server. Targets of its redirects are checked like
    // any other address.
    allowHosts: allowLocal && url !== null ? [`${url.hostname}:${port}`] : [],
  });
  if (fetched.ok) return { bytes: fetched.value.bytes, contentType: fetched.value.contentType, url: fetched.value.url };
  const hint = fetched.error.reason === 'private-address' && !allowLocal ? ' Give --allow-local if that is meant.' : '';
  throw new CommandError(`${fetched.error.message}${hint}`);
}

type FeedResult = Awaited<ReturnType<typeof import('./lib/import-commands.ts').runFeedImport>>;
type BoxOfficeResult = Awaited<ReturnType<typeof import('./lib/import-commands.ts').runBoxOfficeImport>>;

function reportFeed(result: FeedResult, options: { isDraft: boolean; verbose: boolean }): void {
  const { added, known, skipped } = result;
  if (result.isMended) warn('The feed is broken; what could be read of it was taken.');
  say(
    `${bold(result.sourceName)}: ${formatCountOf(added.length, options.isDraft ? 'draft' : 'story', options.isDraft ? 'drafts' : 'stories')} added, ${known.length} known, ${skipped.length} skipped.`,
  );
  list(
    added.map(({ title, slug }) => `+ ${title}  ${dim(`/article/${slug}`)}`),
    options.verbose,
  );
  if (options.verbose)
    list(
      known.map(({ title, reason }) => `= ${title}  ${dim(reason)}`),
      true,
    );
  list(
    skipped.map(({ title, reason }) => `- ${title}  ${dim(reason)}`),
    true,
  );
}

function reportBoxOffice(result: BoxOfficeResult, verbose: boolean): void {
  const { added, changed, unchanged, errors, notes, ranks, conflicts } = result;
  say(
    `${bold('Box office')}: ${formatCountOf(added.length, 'film')} added, ${changed.length} changed, ${unchanged.length} known, ${formatCountOf(errors.length, 'row')} left out; ${formatCountOf(ranks.length, 'rank')} moved.`,
  );
  list(
    added.map(({ movieName, slug, rank }) => `+ ${movieName}  ${dim(`/${slug}, rank ${rank}`)}`),
    verbose,
  );
  list(
    changed.map(({ film, fields }) => `~ ${film.movieName}  ${dim(fields.join(', '))}`),
    verbose,
  );
  for (const { line, message } of errors) say(`- line ${line}: ${message}; the row is left out`);
  for (const { line, message } of notes) say(dim(`  line ${line}: ${message}`));
  for (const name of conflicts) warn(`${name} was changed by someone else in the meantime: run this again.`);
}

function list(lines: string[], all: boolean): void {
  const shown = all ? lines : lines.slice(0, SHOWN_MAX);
  for (const line of shown) say(`  ${line}`);
  if (shown.length < lines.length) say(dim(`  … and ${lines.length - shown.length} more (--verbose names them)`));
}
