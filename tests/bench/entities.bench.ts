import { findNames } from '@first-show/domain/names/find-names';
import { createNameIndex, type NamedEntity } from '@first-show/domain/names/name-index';
import type { Bench, Figure } from './lib/bench.ts';
import { hindi } from './entities/marked-hindi.ts';
import { plain } from './entities/marked-plain.ts';
import { STORY_DAY, type MarkedStory } from './entities/marked-story.ts';
import { traps } from './entities/marked-traps.ts';
import { films, people } from './entities/register.ts';

const GOALS = {
  linked: { precision: 0.98, recall: 0.75 },
  proposed: { precision: 0.85, recall: 0.92 },
} as const;
/** How much lower the recall of Hindi may be, which has no capitals. */
const HINDI_ALLOWANCE = 0.1;
const NAMES = 60_000;
const MS_MAX = 5;
const STORIES = 400;

/**
 * Measures which films and people the matcher finds in 160 stories, which were marked by hand
 * before there was a matcher. Each film or person counts once a story. ‘Linked’ are those that it
 * is certain of: they must be marked `sure`. ‘Proposed’ are all that it finds: they must be marked.
 */
export const bench: Bench = {
  summary: 'films and people found in 160 marked stories: precision and recall, and the time with 60,000 names',
  needs: 'nothing',
  options: { missed: 'boolean' },
  run({ step, given }) {
    const index = createNameIndex(entities);
    const english = judge([...traps, ...plain], index);
    const inHindi = judge(hindi, index);
    if (given.missed === true) for (const line of [...english.lines, ...inHindi.lines]) step(line);
    return Promise.resolve([...figures('English', english, 0), ...figures('Hindi', inHindi, HINDI_ALLOWANCE), speed()]);
  },
};

const entities: readonly NamedEntity[] = [
  ...films.map(({ id, title, hindi: hindiTitle, aliases = [], year, credits }): NamedEntity => ({
    id,
    kind: 'film',
    names: [title, ...(hindiTitle === null ? [] : [hindiTitle]), ...aliases],
    year,
    personIds: credits,
    nameClass: null,
  })),
  ...people.map(({ id, name, hindi: hindiName, aliases = [] }): NamedEntity => ({
    id,
    kind: 'person',
    names: [name, ...(hindiName === null ? [] : [hindiName]), ...aliases],
    year: null,
    personIds: [],
    nameClass: null,
  })),
];

type Count = { found: number; right: number; marked: number };
type Judged = { linked: Count; proposed: Count; lines: string[] };

const inStory = ({ title, html, day = STORY_DAY }: MarkedStory) => ({ title, html, year: Number(day.slice(0, 4)) });

function judge(stories: readonly MarkedStory[], index: ReturnType<typeof createNameIndex>): Judged {
  const judged: Judged = { linked: none(), proposed: none(), lines: [] };
  for (const story of stories) {
    const found = findNames(inStory(story), index);
    const certain = found.filter(({ isCertain }) => isCertain).map(({ entity }) => entity.id);
    const all = found.map(({ entity }) => entity.id);
    const marked = [...story.sure, ...story.likely];
    add(judged.linked, certain, story.sure);
    add(judged.proposed, all, marked);
    const differences = [
      ...certain.filter((id) => !story.sure.includes(id)).map((id) => `linked ${id}`),
      ...all.filter((id) => !marked.includes(id)).map((id) => `proposed ${id}`),
      ...story.sure.filter((id) => !certain.includes(id)).map((id) => `not linked ${id}`),
      ...marked.filter((id) => !all.includes(id)).map((id) => `not proposed ${id}`),
    ];
    if (differences.length > 0) judged.lines.push(`${story.id}: ${differences.join(', ')}`);
  }
  return judged;
}

const none = (): Count => ({ found: 0, right: 0, marked: 0 });
function add(count: Count, found: readonly string[], marked: readonly string[]): void {
  count.found += found.length;
  count.right += found.filter((id) => marked.includes(id)).length;
  count.marked += marked.length;
}

const figures = (language: string, judged: Judged, allowance: number): Figure[] =>
  (['linked', 'proposed'] as const).flatMap((kind) => {
    const { found, right, marked } = judged[kind];
    const recallGoal = GOALS[kind].recall - allowance;
    return [
      figure(`${language}, ${kind}: precision`, { part: right, of: found, goal: GOALS[kind].precision }),
      figure(`${language}, ${kind}: recall`, { part: right, of: marked, goal: recallGoal }),
    ];
  });

const figure = (what: string, { part, of, goal }: { part: number; of: number; goal: number }): Figure => ({
  what,
  measured: `${(part / of).toFixed(3)} (${part} of ${of})`,
  goal: `at least ${goal.toFixed(2)}`,
  isMet: part / of >= goal,
});

/** The time of a story with the names of 5,000 films and 20,000 people. */
function speed(): Figure {
  const syllables = [
    'ka',
    'ri',
    'mo',
    'ta',
    'shu',
    'ne',
    'va',
    'li',
    'do',
    'pra',
    'gha',
    'si',
    'ju',
    'bel',
    'ran',
    'tho',
  ];
  const word = (number: number) => {
    const text = [0, 4, 8].map((shift) => syllables[(number >> shift) % syllables.length] ?? '').join('');
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
  const many = Array.from({ length: NAMES - 2 * entities.length }, (_, number): NamedEntity => ({
    id: `n${number}`,
    kind: number % 5 === 0 ? 'film' : 'person',
    names: [`${word(number * 7)} ${word(number * 13 + 5)}`],
    year: number % 5 === 0 ? 2000 + (number % 27) : null,
    personIds: [`n${number + 1}`],
    nameClass: null,
  }));
  const index = createNameIndex([...entities, ...many]);
  const stories = [...traps, ...plain, ...hindi];
  // A marked story is short, so ten of them are one of usual length.
  const html = (at: number) =>
    Array.from({ length: 10 }, (_, offset) => stories[(at + offset) % stories.length]?.html ?? '').join('');
  const before = process.cpuUsage();
  for (let at = 0; at < STORIES; at += 1)
    findNames({ title: stories[at % stories.length]?.title ?? '', html: html(at), year: 2026 }, index);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / STORIES;
  return {
    what: `a story of some 400 words, with ${NAMES} names`,
    measured: `${ms.toFixed(2)} ms`,
    goal: `at most ${MS_MAX} ms`,
    isMet: ms <= MS_MAX,
  };
}
