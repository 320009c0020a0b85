import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildDemo } from '../../demo/build-demo.ts';
import { blocksOf, type Story } from '../../functions/src/features/enhancement/article-text.ts';
import { checkDraft } from '../../functions/src/features/enhancement/check-draft.ts';
import {
  sentencesOf,
  type Analyser,
  type Sentence,
} from '../../functions/src/features/enhancement/embedded/analysis.ts';
import { loadEnglish } from '../../functions/src/features/enhancement/embedded/english.ts';
import { analyseHindi } from '../../functions/src/features/enhancement/embedded/hindi.ts';
import { rankSentences, summarise } from '../../functions/src/features/enhancement/embedded/summarise.ts';
import { readStory } from '../../functions/src/features/enhancement/embedded-provider.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { percentile } from './lib/load.ts';
import { rougeL } from './lib/rouge.ts';

const GOAL_MS = 50;
const LEAD_SENTENCES = 3;
const ROUNDS = 3;

type Reference = { id: string; summary: string };

/**
 * Measures the built-in enhancement: the time per article, and how similar its summaries are to
 * reference summaries, which a person wrote before the summariser was tuned. The references
 * alternate between a dev half, which was used to tune the summariser's weights, and a test half,
 * which was not.
 */
export const bench: Bench = {
  summary: `Embedded enhancement of the demo's articles: milliseconds an article; ROUGE-L of summaries against references and against the lead-${LEAD_SENTENCES} baseline`,
  needs: 'nothing',
  async run({ step }) {
    const demo = buildDemo(new Date('2026-11-14T12:00:00.000Z'));
    const stories = new Map(demo.articles.map((article) => [article.id, storyOf(article)]));
    step('Loading English …');
    const began = performance.now();
    const english = await loadEnglish();
    const loadedMs = performance.now() - began;

    step(`Enhancing ${demo.articles.length} articles, ${ROUNDS} times …`);
    const wallMs: number[] = [];
    const cpuMs: number[] = [];
    const [busy = 0] = loadavg();
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const article of demo.articles) {
        const [wall, cpu] = [performance.now(), process.cpuUsage()];
        const story = storyOf(article);
        const { draft } = await readStory(story);
        const checked = checkDraft(draft, { article, story });
        wallMs.push(performance.now() - wall);
        const used = process.cpuUsage(cpu);
        cpuMs.push((used.user + used.system) / 1000);
        if (round === 0) refused += checked.refused.length;
      }
    }

    function storyOf(article: (typeof demo.articles)[number]): Story {
      return {
        title: article.title,
        summary: article.summary,
        language: article.language,
        blocks: blocksOf(article.content),
        films: demo.films,
      };
    }
    const analyserOf = (story: Story): Analyser => (story.language === 'hi' ? analyseHindi : english);
    const compare = (references: readonly Reference[]): Scores => {
      const rows = references.map(({ id, summary }) => {
        const story = stories.get(id);
        if (story === undefined) throw new Error(`No article ${id} in the demo any more`);
        const analyser = analyserOf(story);
        const sentences = sentencesOf(story.blocks, analyser);
        const ours =
          summarise(
            rankSentences(
              sentences,
              analyser(story.title).flatMap(({ words }) => words),
            ),
          ) ?? '';
        return { ours: rougeL(ours, summary), lead: rougeL(leadOf(sentences), summary), language: story.language };
      });
      return { count: rows.length, ours: mean(rows.map(({ ours }) => ours)), lead: mean(rows.map(({ lead }) => lead)) };
    };

    step('Comparing summaries …');
    const references = JSON.parse(
      readFileSync(join(import.meta.dirname, '../fixtures/enhancement/reference-summaries.json'), 'utf8'),
    ) as Reference[];
    const inLanguage = (language: Story['language']) => (one: Reference) => stories.get(one.id)?.language === language;
    const dev = references.filter((_, index) => index % 2 === 0);
    const test = references.filter((_, index) => index % 2 === 1);
    const known = new Set(references.map(({ id }) => id));
    const rest = demo.articles.filter(({ id }) => !known.has(id)).map(({ id, summary }) => ({ id, summary }));
    for (const times of [wallMs, cpuMs]) times.sort((a, b) => a - b);
    const median = percentile(wallMs, 0.5);
    return [
      { what: 'median an article, wall clock', measured: ms(median), goal: `< ${GOAL_MS} ms`, isMet: median < GOAL_MS },
      { what: 'median an article, processor', measured: ms(percentile(cpuMs, 0.5)) },
      { what: 'p99 an article, processor', measured: ms(percentile(cpuMs, 0.99)) },
      { what: 'loading English, once an instance', measured: ms(loadedMs) },
      { what: 'busy before (load, 1 min)', measured: busy.toFixed(1) },
      { what: 'own proposals that the checks refuse', measured: `${refused} in ${demo.articles.length} articles` },
      rouge('ROUGE-L, dev half', compare(dev)),
      rouge('ROUGE-L, test half', compare(test), true),
      rouge('  of both, English', compare(references.filter(inLanguage('en')))),
      rouge('  of both, Hindi', compare(references.filter(inLanguage('hi')))),
      rouge('ROUGE-L, editors’ summaries of the other articles', compare(rest)),
    ];
  },
};

type Scores = { count: number; ours: number; lead: number };

function rouge(what: string, { count, ours, lead }: Scores, isJudged = false): Figure {
  const measured = `${ours.toFixed(3)} (lead-${LEAD_SENTENCES}: ${lead.toFixed(3)}; ${count} articles)`;
  return isJudged ? { what, measured, goal: `> lead-${LEAD_SENTENCES}`, isMet: ours > lead } : { what, measured };
}

const leadOf = (sentences: readonly Sentence[]): string =>
  sentences
    .filter(({ kind }) => kind !== 'heading')
    .slice(0, LEAD_SENTENCES)
    .map(({ text }) => text)
    .join(' ');
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
