/**
 * Two invented feeds with the size and the errors of real newspapers' feeds. Their content is
 * always the same.
 */

const DEEDS = [
  'opens to full houses in {place}',
  'moves its release to the week of the kite fair in {place}',
  'is cut by six minutes after the first day in {place}',
  'finds its lost reel in a tin trunk in {place}',
  'returns to the halls of {place} after twenty years',
  'loses its night shows in {place} to a wedding season',
  'gets a second trailer, and {place} a traffic jam',
  'will be shot again from the interval on, in {place}',
  'pays the whole town band of {place} for one song',
  'has its first poster painted by hand in {place}',
];
const FILMS = (
  'Chandni Express|Barish Junction|Sona Ka Ghar|Patang Wali Gali|Jugnu Returns|Nadi Bazaar|Kaagaz Ki Raat|Mela Colony|' +
  'Saawan Diaries|Dhoop Circus|Rangoli Ka Safar|Bansi Nagar|Tara Talkies|Mirch Sangam|Pardesi Express'
).split('|');
const PLACES = ['Nashik', 'Lucknow', 'Nagpur', 'Pune', 'Lalbaug', 'Dadar', 'Surat', 'Bhopal', 'Indore', 'Jaipur'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The headline of a story. 15 films with 10 events each give 150 headlines before one repeats. */
const headlineOf = (story: number): string =>
  `‘${pick(FILMS, story)}’ ${pick(DEEDS, Math.floor(story / FILMS.length)).replace('{place}', pick(PLACES, story * 3))}`;

const summaryOf = (story: number): string =>
  `The distributor counted ${40 + story} seats that nobody had sold before, and the usher of the oldest hall in ` +
  `${pick(PLACES, story * 3)} counted them again.`;

/** A date such as 'Fri, 04 Apr 2025 10:43:00 +0530': a story every 40 minutes, newest first. */
function dateOf(story: number): string {
  const date = new Date(Date.UTC(2025, 3, 4, 10, 43) - story * 40 * 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    `${pick(WEEKDAYS, date.getUTCDay())}, ${two(date.getUTCDate())} ${pick(MONTHS, date.getUTCMonth())} ` +
    `${date.getUTCFullYear()} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:00 +0530`
  );
}

/**
 * Replacements that remove one space from a date, as in the feed of a real newspaper: after the
 * comma, before the month, or after the year.
 */
const SLIPS: readonly [RegExp, string][] = [
  [/, /, ','],
  [/ (?=Mar|Apr)/, ''],
  [/(?<=2025) /, ''],
];

export const FILM_PAPER_STORIES = 100;
export const TOP_STORIES = 48;

/**
 * The feed of a film section: all text in CDATA, a picture and a category for each story, guids in
 * a format of its own.
 */
export function filmPaperFeed(): string {
  const items = Array.from({ length: FILM_PAPER_STORIES }, (_, story) => {
    const id = 69_400_000 + story * 137;
    return `        <item>
            <title><![CDATA[${headlineOf(story)}]]></title>
            <description><![CDATA[${story === 40 ? '' : summaryOf(story)}]]></description>
            <link><![CDATA[https://www.filmpaper.example/entertainment/movies/story-${story}/article${id}.ece]]></link>
            <guid isPermaLink="false">article-${id}</guid>
            <category><![CDATA[Movies]]></category>
            <pubDate><![CDATA[${dateOf(story)}]]></pubDate>
            <media:content height="675" medium="image"
                url="https://img.filmpaper.example/public/${id}.ece/alternates/LANDSCAPE_1200/A%20still%20${story}.jpg"
                width="1200" />
        </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" version="2.0">
    <channel>
        <atom:link href="https://www.filmpaper.example/movies/feeder/default.rss" rel="self" type="application/rss+xml" />
        <title>Movies | Latest News, Reviews, and Updates | The Film Paper</title>
        <link>https://www.filmpaper.example/entertainment/movies/</link>
        <category><![CDATA[Movies]]></category>
        <ttl>60</ttl>
${items.join('\n')}
    </channel>
</rss>
`;
}

/**
 * The feed of a newspaper's top stories: line breaks inside titles and URLs, ampersands, empty
 * descriptions, no category, and dates without some spaces.
 */
export function topStoriesFeed(): string {
  const items = Array.from({ length: TOP_STORIES }, (_, index) => {
    const story = FILM_PAPER_STORIES + index;
    const address = `https://daily.example/india/story-${story}/articleshow/${119_700_000 + story}.cms`;
    const title = headlineOf(story).replace(' and ', ' &amp; ');
    const shownTitle = index % 9 === 0 ? title.replace(/ (\S+)$/, '\n                $1') : title;
    const slip = SLIPS[index % 12];
    const date = slip ? dateOf(story).replace(...slip) : dateOf(story);
    return `        <item>
            <title>${shownTitle}</title>
            <description><![CDATA[${index % 12 === 1 ? '' : summaryOf(story)}]]></description>
            <link>
                ${address}</link>
            <guid>
                ${address}</guid>
            <pubDate>${date}</pubDate>
            <dc:creator>DAILY NEWS DESK</dc:creator>
            <enclosure type="image/jpeg" length="893244"
                url="https://img.daily.example/photo/msid-${story},imgsize-893244.cms" />
        </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
    version="2.0">
    <channel>
        <title>The Daily</title>
        <link>https://daily.example</link>
        <language>en-gb</language>
${items.join('\n')}
    </channel>
</rss>
`;
}
