import type { NewMessage } from '@first-show/domain/contact/contact.schema';

export type DemoMessage = NewMessage & { id: string; hoursAgo: number; status: 'new' | 'read' | 'done' };

/**
 * Messages to the newsroom, as sent from the contact page. All addresses use domains that are
 * reserved for examples.
 */
export const messages: DemoMessage[] = [
  {
    id: 'message-rain-song',
    name: 'Farida Contractor',
    email: 'farida.contractor@example.org',
    category: 'feedback',
    subject: 'You named the wrong arranger',
    message:
      'In your piece on the rain song you credit the strings to the composer. My father sat second violin that day: the arrangement was by Mr Gomes, who is still with us and still reads you.\n\nCould you correct it? He would never ask himself.',
    hoursAgo: 2,
    status: 'new',
  },
  {
    id: 'message-hindi',
    name: 'सुनीता वर्मा',
    email: 'sunita.verma@example.com',
    category: 'general',
    subject: 'हिंदी समीक्षाएँ हर शुक्रवार कितने बजे आती हैं, और क्या पुरानी समीक्षाएँ कहीं एक साथ पढ़ी जा सकती हैं?',
    message:
      'नमस्ते,\n\nमैं हर शुक्रवार आपकी समीक्षा पढ़कर ही टिकट लेती हूँ। क्या आप बता सकते हैं कि हिंदी समीक्षा किस समय तक आ जाती है? पहले शो से पहले मिल जाए तो बहुत अच्छा हो।\n\nधन्यवाद',
    hoursAgo: 5,
    status: 'new',
  },
  {
    id: 'message-press-screening',
    name: 'Lantern Lane Pictures',
    email: 'press@example.com',
    category: 'press',
    subject: 'Press screening on Wednesday, 18:30',
    message:
      'Two seats are held for you at the preview theatre in Andheri. Please tell us by Monday whether somebody comes. The embargo ends on Friday at nine.',
    hoursAgo: 20,
    status: 'new',
  },
  {
    id: 'message-poll-count',
    name: 'Dev',
    email: 'dev.k@example.org',
    category: 'technical',
    subject: 'The poll does not count on my old phone',
    message:
      'I tap, it says casting, then nothing. Android 9, the browser that came with it. On my wife’s phone it works. Happy to try something if that helps.',
    hoursAgo: 31,
    status: 'read',
  },
  {
    id: 'message-exhibitor',
    name: 'Harpreet Bhullar',
    email: 'harpreet@example.com',
    category: 'partnership',
    subject: 'Single screens of Punjab: our figures for your chart',
    message:
      'We are eleven single screens between Bathinda and Pathankot and share our day-wise figures every night. If you would like them for the chart we can send a sheet in whatever form suits you. We ask for nothing but the line “with figures of the exhibitors”.',
    hoursAgo: 52,
    status: 'read',
  },
  {
    id: 'message-thanks',
    name: 'Meenal Joshi',
    email: 'meenal@example.org',
    category: 'feedback',
    subject: 'The piece on the last projectionist',
    message:
      'I read it aloud to my grandmother, who sold tickets at that cinema until it closed. She corrected two dates and then wanted to hear it again.',
    hoursAgo: 75,
    status: 'done',
  },
  {
    id: 'message-newsletter',
    name: 'Rohit S',
    email: 'rohit.s@example.com',
    category: 'general',
    subject: 'Newsletter arrives twice',
    message:
      'I seem to be subscribed with two addresses. Please keep the one I write from and drop the other, which is my office’s.',
    hoursAgo: 120,
    status: 'done',
  },
  {
    id: 'message-photo',
    name: 'Anil Deshpande',
    email: 'anil.d@example.org',
    category: 'press',
    subject: 'Photograph from the 1974 premiere',
    message:
      'I have a print of the crowd outside the Regal on the opening night. You may use it, with my father’s name under it. Where do I send the scan?',
    hoursAgo: 168,
    status: 'done',
  },
];
