import { expect, it } from 'vitest';
import { newArticle } from './article.schema.ts';
import { parseTrailer, TRAILER_FRAME_ORIGINS } from './trailers.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12',
    'youtube',
    'aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'youtube', 'aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['http://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'youtube',
    'aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  [
    ' HTTPS://WWW.YOUTUBE.COM/live/aqz-KE-bpKQ ',
    'youtube',
    'aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['https://vimeo.com/76979871', 'vimeo', '76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871', 'https://vimeo.com/76979871/8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'vimeo',
    '76979871',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'https://www.dailymotion.com/video/x8m3fwd_the-title',
    'dailymotion',
    'x8m3fwd',
    'https://www.dailymotion.com/video/x8m3fwd',
  ],
  ['https://dai.ly/x8m3fwd', 'dailymotion', 'x8m3fwd', 'https://www.dailymotion.com/video/x8m3fwd'],
  [
    'https://geo.dailymotion.com/player.html?video=x8m3fwd',
    'dailymotion',
    'x8m3fwd',
    'https://www.dailymotion.com/video/x8m3fwd',
  ],
])('parses the trailer URL %s', (url, site, id, watchUrl) => {
  const parsed = parseTrailer(url);
  expect(parsed).toMatchObject({ site, id, watchUrl });
  expect(TRAILER_FRAME_ORIGINS).toContain(new URL(parsed?.embedUrl ?? '').origin);
  // The stored URL parses to the same trailer.
  expect(parseTrailer(watchUrl)).toEqual(parsed);
});
it.each([
  '',
  'nonsense',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  '//youtu.be/aqz-KE-bpKQ',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'data:text/html,https://youtu.be/aqz-KE-bpKQ',
  'ftp://youtu.be/aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
  'https://xyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil@youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/..%2Fredirect',
  'https://www.youtube.com/embed/a%2Fb%2Fc%2Fd%2F',
  'https:\\\\youtu.be\\aqz-KE-bpKQ',
  'https://youtu.be/aqz-\nKE-bpKQ',
  'https://vimeo.com/',
  'https://vimeo.com/user123456',
  'https://vimeo.com/someone/76979871',
  'https://vimeo.com/76979871%22onload',
  'https://player.vimeo.com/76979871',
  'https://www.dailymotion.com/user/x8m3fwd',
  'https://www.dailymotion.com/video/x8',
  'https://geo.dailymotion.com/player.html?video=x8m3fwd%26x',
  'https://dai.ly/<x>',
  `https://youtu.be/aqz-KE-bpKQ?x=${'y'.repeat(600)}`,
])('refuses the trailer URL %j', (url) => {
  expect(parseTrailer(url)).toBeNull();
});
it('drops an invalid secret from the URL of an unlisted Vimeo video', () => {
  expect(parseTrailer('https://player.vimeo.com/video/76979871?h=%22%3E')?.embedUrl).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  );
});

const form = {
  title: 'A title of some length',
  summary: 's'.repeat(60),
  content: 'c'.repeat(220),
  categoryId: 'music',
};
const issuesOf = (extra: object): string[] =>
  newArticle
    .safeParse({ ...form, ...extra })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('stores the canonical URL of a trailer and names an invalid trailer by its index', () => {
  const parsed = newArticle.parse({
    ...form,
    trailers: [{ url: 'https://youtu.be/aqz-KE-bpKQ', title: ' The  trailer ' }],
  });
  expect(parsed.trailers).toEqual([{ url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'The trailer' }]);
  expect(
    issuesOf({
      trailers: [
        { url: 'https://youtu.be/aqz-KE-bpKQ', title: 'x' },
        { url: 'https://evil.example', title: 'x' },
      ],
    }),
  ).toEqual(['trailers.1.url: Please enter a valid trailer URL']);
  expect(issuesOf({ trailers: [{ url: 'https://youtu.be/aqz-KE-bpKQ', title: ' ' }] })).toEqual([
    'trailers.0.title: Trailer title is required',
  ]);
  expect(
    issuesOf({ trailers: Array.from({ length: 6 }, () => ({ url: 'https://youtu.be/aqz-KE-bpKQ', title: 'x' })) }),
  ).toEqual(['trailers: At most 5 trailers']);
});
it('converts a scheduled time to UTC and an empty one to null, and refuses other values', () => {
  expect(newArticle.parse({ ...form, scheduledFor: '2026-06-01T18:30:00+05:30' }).scheduledFor).toBe(
    '2026-06-01T13:00:00.000Z',
  );
  for (const none of [undefined, null, ''])
    expect(newArticle.parse({ ...form, scheduledFor: none }).scheduledFor).toBeNull();
  for (const bad of ['tomorrow', '2026-06-01', '2026-06-01T18:30:00', 5])
    expect(issuesOf({ scheduledFor: bad })).toEqual(['scheduledFor: Please choose a date and time']);
});
it('keeps the line breaks of a correction', () => {
  expect(newArticle.parse({ ...form, correction: ' One.\r\nTwo. ' }).correction).toBe('One.\nTwo.');
  expect(newArticle.parse({ ...form, correction: '  ' }).correction).toBeNull();
});
