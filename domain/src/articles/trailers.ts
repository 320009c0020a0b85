/**
 * Parses the URLs of an article's trailers. Only three sites are allowed; their players run in a
 * frame. Every other URL is refused.
 */

export type TrailerSite = 'youtube' | 'vimeo' | 'dailymotion';

export const trailerSiteNames: Record<TrailerSite, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};

const playerOrigins: Record<TrailerSite, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  dailymotion: 'https://geo.dailymotion.com',
};
/** Origins of the players. The Content-Security-Policy allows pages to show them in frames. */
export const TRAILER_FRAME_ORIGINS = Object.values(playerOrigins);

export type ParsedTrailer = {
  site: TrailerSite;
  id: string;
  /**
   * The player's URL. The video starts automatically, because the player is loaded after a click.
   * The URLs for YouTube and Vimeo also ask the site not to track the reader.
   */
  embedUrl: string;
  /**
   * The URL of the trailer's page. It is stored, and readers without JavaScript get it as a link.
   */
  watchUrl: string;
};

const ADDRESS_MAX = 500;
/** Matches a path segment without encoded or special characters such as `%2F` or `..`. */
const PLAIN_SEGMENT = /^[\w-]+$/;

/**
 * Parses the URL of a trailer; `null` unless it is a video page or player of one of the three
 * sites.
 */
export function parseTrailer(url: string): ParsedTrailer | null {
  const address = readAddress(url);
  if (address === null) return null;
  const site = siteOf(address.hostname);
  return site === null ? null : parsers[site](address);
}

type Address = { hostname: string; segments: string[]; query: URLSearchParams };

function readAddress(text: string): Address | null {
  const trimmed = text.trim();
  // Refuse white space and backslashes: `URL` would drop tabs and line breaks and read a backslash
  // as a slash, and a URL copied from an address bar contains none.
  if (trimmed.length > ADDRESS_MAX || /[\s\\]/.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (!segments.every((segment) => PLAIN_SEGMENT.test(segment) || segment === 'player.html')) return null;
  return { hostname: url.hostname, segments, query: url.searchParams };
}

const hosts: Record<TrailerSite, readonly string[]> = {
  youtube: [
    'youtube.com',
    'www.youtube.com',
    'm.youtube.com',
    'youtu.be',
    'www.youtube-nocookie.com',
    'youtube-nocookie.com',
  ],
  vimeo: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
  dailymotion: ['dailymotion.com', 'www.dailymotion.com', 'geo.dailymotion.com', 'dai.ly'],
};

const siteOf = (hostname: string): TrailerSite | null =>
  (Object.keys(hosts) as TrailerSite[]).find((site) => hosts[site].includes(hostname)) ?? null;

/** The URL of a YouTube video's page. */
export const youTubeUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

const parsers: Record<TrailerSite, (address: Address) => ParsedTrailer | null> = {
  youtube: ({ hostname, segments: [first, second], query }) => {
    const id =
      hostname === 'youtu.be'
        ? first
        : first === 'watch'
          ? query.get('v')
          : isOneOf(first, ['embed', 'shorts', 'live', 'v'])
            ? second
            : null;
    if (!id || !/^[\w-]{11}$/.test(id)) return null;
    return {
      site: 'youtube',
      id,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      watchUrl: youTubeUrl(id),
    };
  },
  vimeo: ({ hostname, segments, query }) => {
    const at = segments.findIndex((segment) => /^\d{6,12}$/.test(segment));
    const id = segments[at];
    const before = segments.slice(0, Math.max(0, at));
    const isVideoPath = before.length === 0 || isOneOf(before[0], ['channels', 'groups', 'video', 'ondemand']);
    if (id === undefined || !isVideoPath || (hostname === 'player.vimeo.com' && before[0] !== 'video')) return null;
    // An unlisted video also has a secret: the path segment after the id, or the parameter `h`.
    const secret = [segments[at + 1], query.get('h')].find((part) => part && /^[0-9a-f]{6,20}$/.test(part));
    return {
      site: 'vimeo',
      id,
      embedUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}`,
      watchUrl: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
    };
  },
  dailymotion: ({ hostname, segments, query }) => {
    const isPlayer = segments.at(-1) === 'player.html';
    const [first, second, third] = segments;
    const named =
      hostname === 'dai.ly'
        ? first
        : isPlayer
          ? query.get('video')
          : first === 'embed' && second === 'video'
            ? third
            : first === 'video'
              ? second
              : null;
    // Remove the title that the site appends to the id, as in x8abc_the-title.
    const id = named?.split('_')[0];
    if (!id || !/^[a-zA-Z0-9]{5,12}$/.test(id)) return null;
    return {
      site: 'dailymotion',
      id,
      embedUrl: `https://geo.dailymotion.com/player.html?video=${id}&autoplay=1`,
      watchUrl: `https://www.dailymotion.com/video/${id}`,
    };
  },
};

const isOneOf = (segment: string | undefined, words: readonly string[]): boolean =>
  segment !== undefined && words.includes(segment);
