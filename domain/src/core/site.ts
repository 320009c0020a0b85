/** The site's identity. Pages and mails take the site's name, addresses and profiles from here. */
export const site = {
  name: 'First Show',
  tagline: 'Bollywood news, box office and the talk in between.',
  /** Appended to a page's title: "Title | First Show". */
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
  /** The domain of staff accounts whose user name has no "@". */
  staffEmailDomain: 'example.com',
  /** Profiles on a video site, a photo site and two social networks. */
  profiles: [
    { id: 'videos', label: 'Videos', url: 'https://www.youtube.com/@firstshow.example' },
    { id: 'photos', label: 'Photos', url: 'https://www.instagram.com/firstshow.example' },
    { id: 'posts', label: 'Posts', url: 'https://x.com/firstshow_example' },
    { id: 'community', label: 'Community', url: 'https://www.facebook.com/firstshow.example' },
  ],
  /** Hashtags for sharing an article without hashtags. */
  defaultHashtags: ['#Bollywood', '#Entertainment'],
  legalUpdated: 'August 12, 2025',
  timeZone: 'Asia/Kolkata',
  /** The default language of pages. The interface and headings are English. */
  language: 'en',
} as const;
