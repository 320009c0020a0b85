import {
  ACTIVE_READER_MS,
  ADDRESS_DAYS,
  BROWSER_ERROR_DAYS,
  FIELD_SPEED_DAYS,
  READER_COOKIE_DAYS,
  SEARCH_COUNTED,
  VISIT_IDLE_MS,
} from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { SAVED_PAGES_MAX, SAVED_PAGES_MAX_DAYS } from '../../shared/lib/saved-pages.ts';
import { type LegalSection, MailLink } from './legal-document.tsx';

const VISIT_IDLE_MINUTES = VISIT_IDLE_MS / 60_000;
const ACTIVE_READER_MINUTES = ACTIVE_READER_MS / 60_000;

/**
 * The privacy policy. It must describe what is really stored, so change it together with the code
 * that stores data.
 */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    content: (
      <ul>
        <li>You can read everything without telling us who you are. There are no accounts for readers.</li>
        <li>There is no advertising, no third-party script and no profile of you.</li>
        <li>
          What you send us (a comment, a vote, a message) we keep to show it or to answer it, and for nothing else.
        </li>
        <li>
          One letter to <MailLink address={site.email.privacy} /> removes it.
        </li>
      </ul>
    ),
  },
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    content: (
      <>
        <h3>When you read</h3>
        <p>
          We count page views, visits and readers, and how many people are here now. For that, your browser tells us
          which page it opened, together with a random reader id. A visit ends after {VISIT_IDLE_MINUTES} quiet minutes.
          We keep totals and, under your reader id, the time you were last here: no list of the pages you read and no
          profile.
        </p>
        <p>
          We count searches, so that our editors know what readers look for. We keep a search text only when at least{' '}
          {SEARCH_COUNTED.readersMin} readers searched for the same on one day, for {SEARCH_COUNTED.daysKept} days, and
          never together with who searched. To count each reader once, we store a code until the end of the day; it
          cannot be turned back into your reader id. Long texts, addresses and telephone numbers are not counted.
        </p>
        <p>
          To find slow and broken pages, your browser reports how fast a page loaded and which errors its scripts had,
          without your reader id. A speed report says the kind of page, of device and of connection; we add it to the
          day’s totals, which we keep for {FIELD_SPEED_DAYS} days. An error report says the error, the script and its
          version; email addresses, web addresses, quoted texts and numbers are taken out. We delete an error{' '}
          {BROWSER_ERROR_DAYS} days after its last report.
        </p>
        <h3>When you take part</h3>
        <ul>
          <li>
            <strong>Reactions, votes and predictions</strong> are stored under your random reader id, so that each of
            them counts once and you can see your own again. Other people see only the totals.
          </li>
          <li>
            <strong>Comments</strong>: the name you give and what you write, both public once approved; your email
            address and your IP address, which only our moderators can see. If you report a comment, we note that it was
            reported by your reader id.
          </li>
          <li>
            <strong>Newsletter</strong>: your email address, and the emails we sent you. The first email asks you to
            confirm. An address that does not confirm gets no newsletter, and we delete it after seven days.
          </li>
          <li>
            <strong>Contact</strong>: your name, email address, the category, the subject and the message.
          </li>
        </ul>
        <p>
          Comments and messages are kept together with your random reader id, so that we can recognise repeats and spam.
        </p>
        <h3>To keep the place in order</h3>
        <p>
          So that nobody can flood the site, we count requests for each reader id and network. The network’s address is
          turned into a code for this that cannot be turned back without our key, and the counts expire by themselves.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use information',
    content: (
      <>
        <p>We use what we have to:</p>
        <ul>
          <li>show your comment, count your vote, and show you your own choice when you come back;</li>
          <li>check comments before they appear, and keep spam and abuse out;</li>
          <li>send you the newsletter you asked for, and answer your message;</li>
          <li>know which stories are read and which are looked for, as totals.</li>
        </ul>
        <p>
          We do not sell it, rent it, or use it to decide anything about you. No reader’s data are used to train a
          model.
        </p>
      </>
    ),
  },
  {
    id: 'storage-and-security',
    title: 'Storage and security',
    content: (
      <>
        <p>
          Data is stored in Google’s Firebase in a data centre in India, and encrypted on its way. Only staff can read
          non-public data, and only what their work needs, after signing in.
        </p>
        <p>
          When we end a moderator’s access, their next request is refused and their open page closes itself. If they
          prevent the page from closing, it may receive new comments for some time, with name, text and IP address. It
          cannot receive email addresses, which are sent only in answer to a request.
        </p>
        <ul>
          <li>IP addresses beside comments are removed after {ADDRESS_DAYS} days.</li>
          <li>
            The time you were last here expires {ACTIVE_READER_MINUTES} minutes later, limits within minutes to days.
            Removing what has expired may take another day.
          </li>
          <li>
            You can unsubscribe from every email with one click. We then keep your address only to remember that you
            unsubscribed, so that nobody can subscribe you again and again. Write to us and we delete that too.
          </li>
          <li>
            Comments, messages, reactions and votes stay until you ask us to remove them, or until we do. Sent
            newsletters are deleted after 30 days, confirmation emails after seven, other emails when you ask us to. A
            comment that we delete is hidden at once; deleted comments and messages are removed for good the night
            after.
          </li>
        </ul>
        <p>
          No system is perfectly safe. If your data is affected by a breach, we tell you and the authorities without
          delay, as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    content: (
      <>
        <p>
          There is one cookie, <code>__session</code>. It holds the random reader id, when you got it, when you last
          opened a page and on how many days you took part, with our signature, so that nobody can make one up. It lasts{' '}
          {READER_COOKIE_DAYS} days, is renewed when you come back, cannot be read by scripts, and is sent only to this
          site’s own interface, never with the pages themselves. If you clear it, you are a new reader to us.
        </p>
        <p>Your browser also stores these, on your device only:</p>
        <ul>
          <li>your choice of the light or dark theme;</li>
          <li>drafts of comments and messages that you did not send yet;</li>
          <li>your own comments that wait for approval, until a moderator decides;</li>
          <li>
            up to {SAVED_PAGES_MAX} pages that you opened in the last {SAVED_PAGES_MAX_DAYS} days, so that you can read
            them offline;
          </li>
          <li>your place in a list of stories, until you close the tab;</li>
          <li>
            whether you ever commented, reacted, voted or predicted on this device, so that pages ask for your choices
            only then.
          </li>
        </ul>
        <p>You can clear all of it in your browser’s settings. The site works without it.</p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    content: (
      <>
        <p>
          You may ask what we have about you, get a copy, have it corrected or removed, and object to its use. Write to{' '}
          <MailLink address={site.email.privacy} /> from the address you used with us; that is how we know it is you. We
          answer within 30 days.
        </p>
        <p>
          When we erase your data, we delete your comments, messages and subscription with all that belongs to them,
          your email address and reader id wherever else they stand, and your name in search counts and error reports. A
          name alone in a text by somebody else stays, because it may mean another person. Votes and reactions move to a
          random id, so that totals stay correct and nobody can tell whose they were. Backups hold your data until they
          are deleted; if we restore one, we erase your data again.
        </p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    content: (
      <ul>
        <li>
          <strong>Google Firebase</strong> hosts the site and its database and sees, as any host does, the address your
          request comes from.
        </li>
        <li>
          <strong>An email service</strong> delivers the newsletter and nothing else.
        </li>
        <li>
          <strong>Share buttons</strong> are plain links. The network behind one learns of you only when you follow it.
        </li>
        <li>
          <strong>Pictures of other publications</strong>, beside stories we link to, come from their servers; your
          browser does not tell them which page you were reading.
        </li>
        <li>
          <strong>Language models</strong> help our editors with stories. They are given stories, never readers’ data.
        </li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    content: (
      <>
        <p>
          If we change this policy in a way that matters, we say so here at least 30 days before the change takes
          effect.
        </p>
        <p>
          Questions about privacy: <MailLink address={site.email.privacy} />. Everything else:{' '}
          <MailLink address={site.email.general} />.
        </p>
      </>
    ),
  },
];
