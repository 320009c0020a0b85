import type { BoxOfficeEntry } from '../box-office/box-office.schema.ts';
import { formatIndianDate } from '../core/dates.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { DIGEST_FILMS } from '../core/limits.ts';
import { formatChange, formatRupees } from '../core/money.ts';
import { paths } from '../core/paths.ts';
import { site } from '../core/site.ts';
import { cleanLine, isHindi, truncateAtWord } from '../core/text.ts';

export type DigestStory = { slug: string; title: string; summary: string };
export type DigestFilm = Pick<
  BoxOfficeEntry,
  'slug' | 'movieName' | 'rank' | 'totalCollection' | 'totalGrossRupees' | 'changePercent'
>;
export type DigestLetter = { subject: string; text: string; html: string };

const SUBJECT_MAX = 110;
const SUMMARY_MAX = 220;

/**
 * A film's figure: '₹12.3 Cr nett', or with 'gross' if only that is known; '' if neither is known.
 */
const figureOf = ({ totalCollection, totalGrossRupees }: DigestFilm): string => {
  if (totalCollection !== null) return `${formatRupees(totalCollection)} nett`;
  return totalGrossRupees === null ? '' : `${formatRupees(totalGrossRupees)} gross`;
};
const detailsOf = (film: DigestFilm): string =>
  [figureOf(film), formatChange(film.changePercent)].filter((part) => part !== '').join(', ');

/** The subject: 'First Show, 21 November 2026: Title of the first story'. */
export const digestSubject = (stories: readonly Pick<DigestStory, 'title'>[], now: Date): string =>
  truncateAtWord(
    cleanLine(`${site.name}, ${formatIndianDate(now.toISOString())}: ${stories[0]?.title ?? ''}`),
    SUBJECT_MAX,
  );

/**
 * The mail of a digest. It has no pictures and only links to the site's own pages, so nobody can
 * track who opens it. `origin` has no trailing slash; `unsubscribeUrl` is the recipient's own.
 */
export function digestMail(input: {
  stories: readonly DigestStory[];
  films: readonly DigestFilm[];
  origin: string;
  unsubscribeUrl: string;
  now: Date;
}): DigestLetter {
  const parts = {
    ...input,
    films: input.films.filter(({ rank }) => rank !== null).slice(0, DIGEST_FILMS),
    day: formatIndianDate(input.now.toISOString()),
  };
  return { subject: digestSubject(input.stories, input.now), text: textOf(parts), html: htmlOf(parts) };
}

type Parts = {
  stories: readonly DigestStory[];
  films: readonly DigestFilm[];
  origin: string;
  unsubscribeUrl: string;
  day: string;
};

const WHY = `You get this email every morning because you subscribed to ${site.name}.`;

function textOf({ stories, films, origin, unsubscribeUrl, day }: Parts): string {
  const story = ({ title, summary, slug }: DigestStory) =>
    [cleanLine(title), truncateAtWord(cleanLine(summary), SUMMARY_MAX), `${origin}${paths.article(slug)}`].join('\n');
  const film = (one: DigestFilm) => `${one.rank}. ${cleanLine(one.movieName)}: ${detailsOf(one)}`;
  const chart =
    films.length === 0 ? [] : [['Box office', ...films.map(film), `${origin}${paths.boxOffice}`].join('\n')];
  return `${[`${site.name}, ${day}`, ...stories.map(story), ...chart, `${WHY}\nUnsubscribe: ${unsubscribeUrl}`].join('\n\n')}\n`;
}

const langOf = (text: string): string => (isHindi(text) ? ' lang="hi"' : '');

// Colours of the light theme as inline styles, because mail clients support neither classes nor
// variables.
const INK = '#2a0a18';
const ACCENT = '#a3123f';
const RULE = '#e9cfc4';

function htmlOf({ stories, films, origin, unsubscribeUrl, day }: Parts): string {
  const link = (path: string, text: string, color = INK) =>
    `<a href="${escapeHtml(`${origin}${path}`)}" style="color:${color};text-decoration:none">${escapeHtml(text)}</a>`;
  const story = ({ title, summary, slug }: DigestStory, index: number) =>
    `<div style="padding:20px 0;border-bottom:1px solid ${RULE}">` +
    `<h2${langOf(title)} style="font-size:${index === 0 ? 24 : 18}px;line-height:1.3;margin:0 0 6px">${link(paths.article(slug), cleanLine(title))}</h2>` +
    `<p${langOf(summary)} style="margin:0">${escapeHtml(truncateAtWord(cleanLine(summary), SUMMARY_MAX))}</p></div>`;
  const film = (one: DigestFilm) =>
    `<li${langOf(one.movieName)} value="${one.rank ?? ''}" style="margin:6px 0">${link(paths.movie(one.slug), cleanLine(one.movieName), ACCENT)}: ${escapeHtml(detailsOf(one))}</li>`;
  const chart =
    films.length === 0
      ? ''
      : `<h2 style="font-size:18px;margin:24px 0 4px">${link(paths.boxOffice, 'Box office')}</h2><ol style="margin:0;padding-left:28px">${films.map(film).join('')}</ol>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>' +
    `<body style="margin:0;background:#fdf3ee;color:${INK};font-family:Georgia,serif;font-size:16px;line-height:1.5">` +
    '<div style="max-width:600px;margin:0 auto;background:#ffffff">' +
    `<div style="background:${INK};padding:20px;border-bottom:4px solid #ffb92e"><h1 style="font-size:28px;line-height:1.1;margin:0">${link('/', site.name, '#fdf3ee')}</h1>` +
    `<p style="margin:6px 0 0;font-size:14px;color:#f1d9cf">${day}</p></div>` +
    `<div style="padding:4px 20px 24px">${stories.map(story).join('')}${chart}` +
    `<p style="margin:32px 0 0;font-size:14px">${WHY} <a href="${escapeHtml(unsubscribeUrl)}" style="color:${ACCENT}">Unsubscribe</a></p>` +
    '</div></div></body></html>'
  );
}
