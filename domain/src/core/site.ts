/** Who we are. The only place that spells the name, the addresses and the profiles. */
export const site = {
  name: 'First Show',
  tagline: 'Bollywood news, box office and the talk in between.',
  /** Appended to a page's own title: "Title | First Show". */
  titleSuffix: ' | First Show',
  defaultTitle: 'First Show: Bollywood news, box office and the talk in between',
  defaultDescription:
    'Bollywood news, reviews, music and honest box office figures, with live numbers, polls and readers’ talk, from a seat in row H.',
  website: 'firstshow.example',
  email: {
    general: 'hello@firstshow.example',
    privacy: 'privacy@firstshow.example',
    legal: 'legal@firstshow.example',
    copyright: 'copyright@firstshow.example',
  },
  /** Accounts without "@" in their user name belong to this domain. */
  staffEmailDomain: 'example.com',
  /** Profiles on a video site, a photo site and two social networks. */
  profiles: [
    { id: 'videos', label: 'Videos', url: 'https://www.youtube.com/@firstshow.example' },
    { id: 'photos', label: 'Photos', url: 'https://www.instagram.com/firstshow.example' },
    { id: 'posts', label: 'Posts', url: 'https://x.com/firstshow_example' },
    { id: 'community', label: 'Community', url: 'https://www.facebook.com/firstshow.example' },
  ],
  /** Hashtags of a share text when the article has none. */
  defaultHashtags: ['#Bollywood', '#Entertainment'],
  legalUpdated: 'August 12, 2025',
  timeZone: 'Asia/Kolkata',
  /** Same name as `Accept-Language` of most readers; headings are English. */
  language: 'en',
} as const;
