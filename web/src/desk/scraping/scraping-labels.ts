import { formatCountOf } from '@first-show/domain/core/money';
import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { pipelineStep, type ScrapeJob, type SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import type { Source, SourceKind, SourcePreview } from '@first-show/domain/scraping/source.schema';

type Named = { name: string; tone: 'neutral' | 'good' | 'bad' | 'warn' };

export const stepNames: Record<SourceRun['steps'][number]['name'], string> = {
  fetch: 'Fetching',
  decode: 'Decoding',
  parse: 'Parsing',
  normalise: 'Cleaning up',
  dedupe: 'Deduplicating',
  draft: 'Drafting',
  record: 'Saving',
};
/** The label of a step: 'Parsing (step 3 of 8)'. */
export const stepText = (step: keyof typeof stepNames): string =>
  `${stepNames[step]} (step ${pipelineStep.options.indexOf(step) + 1} of ${pipelineStep.options.length})`;

const sourceRunStates: Record<SourceRun['state'], Named> = {
  waiting: { name: 'Waiting', tone: 'neutral' },
  running: { name: 'Running', tone: 'warn' },
  done: { name: 'Read', tone: 'good' },
  unchanged: { name: 'Nothing new', tone: 'good' },
  held: { name: 'Rate-limited', tone: 'warn' },
  failed: { name: 'Failed', tone: 'bad' },
  skipped: { name: 'Skipped', tone: 'neutral' },
  left: { name: 'Deferred to the next run', tone: 'warn' },
};
/** The state of a source in a run. While the source is read, the label is the current step. */
export function sourceRunState({ state, step }: SourceRun): Named {
  const named = sourceRunStates[state];
  return state === 'running' && step !== null ? { ...named, name: stepText(step) } : named;
}

export const runStates: Record<ScrapeJob['state'], Named> = {
  running: { name: 'Running', tone: 'warn' },
  done: { name: 'Done', tone: 'good' },
  failed: { name: 'Interrupted', tone: 'bad' },
  'taken-over': { name: 'Finished by the next run', tone: 'neutral' },
};

const triggers: Record<ScrapeJob['trigger'], string> = {
  schedule: 'by the schedule',
  person: 'by hand',
  command: 'from the command line',
};
/** The origin of a run as text: 'started by Imtiaz Contractor', 'started by the schedule'. */
export const startedText = ({ trigger, startedBy }: Pick<ScrapeJob, 'trigger' | 'startedBy'>): string =>
  `started ${startedBy === null ? triggers[trigger] : `by ${startedBy}`}`;

export const kindNames: Record<SourceKind, string> = {
  feed: 'RSS, RDF or Atom',
  'json-feed': 'JSON Feed',
  page: 'Web page',
};

export const previewStates: Record<SourcePreview['items'][number]['state'], Named> = {
  new: { name: 'New', tone: 'good' },
  known: { name: 'Already imported', tone: 'neutral' },
  merged: { name: 'Duplicate', tone: 'warn' },
};

export const originNames: Record<SentenceOrigin['kind'], string> = {
  headline: 'Source headline',
  extract: 'From the source',
  quote: 'Quote from the source',
  ours: 'Written here',
};

/** An interval as text: '30 minutes', '2 hours', 'a day', 'a week'. */
export function intervalText(minutes: number): string {
  if (minutes === 7 * 24 * 60) return 'a week';
  if (minutes % (24 * 60) === 0) return minutes === 24 * 60 ? 'a day' : `${minutes / (24 * 60)} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return formatCountOf(minutes, 'minute');
}

/** A duration as text: '0.4 s', '12 s', '2 min 5 s'. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The state of a source: disabled, else paused, else backing off, else active. */
export function sourceState({ isActive, health }: Pick<Source, 'isActive' | 'health'>, nowIso: string): Named {
  if (!isActive) return { name: 'Disabled', tone: 'neutral' };
  if (health.pausedAt !== null) return { name: 'Paused', tone: 'bad' };
  if (health.backOffUntil !== null && health.backOffUntil > nowIso) return { name: 'Waiting to retry', tone: 'warn' };
  return { name: 'Active', tone: 'good' };
}

/** The host of a URL without 'www.'. Other text stays as it is. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);
