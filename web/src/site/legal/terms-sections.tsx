import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { Link } from 'react-router-dom';
import { type LegalSection, MailLink } from './legal-document.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of terms',
    content: (
      <p>
        By reading or using {site.name} you accept these terms. If you do not agree with them, please do not use the
        site. If you are under 18, a parent or guardian should agree for you before you send us anything.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    content: (
      <>
        <p>
          {site.name} publishes news, reviews, box office figures and opinions about Hindi cinema and its neighbours,
          free of charge. Some stories are found by reading other publications every two hours and prepared with the
          help of AI; an editor decides what is published. You can react, comment, vote, predict and subscribe to a
          newsletter without an account.
        </p>
        <p>
          We may change, pause or end any part of the service. Predictions are a game among readers: nothing is staked
          and nothing is paid.
        </p>
      </>
    ),
  },
  {
    id: 'responsibilities',
    title: 'Your responsibilities',
    content: (
      <>
        <p>You are responsible for what you send us. Please:</p>
        <ul>
          <li>write what you believe to be true, in your own words;</li>
          <li>be decent to the people in the next seat, and to the people on the screen;</li>
          <li>give an email address that is yours;</li>
          <li>vote once. The count knows you by a cookie and trusts you with the rest.</li>
        </ul>
        <p>
          Comments appear only after approval. As a rule a moderator reads them first; those of readers whose earlier
          ones were approved may be approved automatically. We may decline or remove any of them.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    content: (
      <>
        <p>
          Texts, illustrations and the design of {site.name} belong to us or to those who licensed them to us. Quote
          with a link as you like; ask before you republish. Film titles, posters and names belong to their owners.
        </p>
        <p>
          Your comment stays yours. By sending it, you allow us to show it on the site for as long as you leave it
          there, free of charge. If you think that something here infringes your rights, write to{' '}
          <MailLink address={site.email.copyright} /> with the address of the page, and what is yours on it.
        </p>
      </>
    ),
  },
  {
    id: 'data-protection',
    title: 'Data protection',
    content: (
      <p>
        What we store about you, why and for how long is explained in the <Link to={paths.privacy}>privacy policy</Link>
        , which is part of these terms.
      </p>
    ),
  },
  {
    id: 'prohibited-uses',
    title: 'Prohibited uses',
    content: (
      <>
        <p>You may not use the site to:</p>
        <ul>
          <li>break a law, or incite others to;</li>
          <li>harass, threaten or defame anyone, or publish what is private to them;</li>
          <li>post advertising, spam, malware, or links that lead to them;</li>
          <li>stuff votes, fake identities, or automate what is meant for people;</li>
          <li>
            get at data or parts of the service that are not open to you, or burden the service so that others cannot
            use it;
          </li>
          <li>
            copy the site as a whole, or its figures in bulk, without our consent. The feed at{' '}
            <a href={paths.rss}>{paths.rss}</a> is there to be used.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers',
    content: (
      <>
        <p>
          Box office figures are collected with care from the trade and are often estimates. They are India nett unless
          we say gross. Do not base a purchase, a bet or an investment on them, nor on predictions or odds, which are
          the opinion of readers.
        </p>
        <p>
          The service is provided as it is, without warranty that it is complete, correct or always reachable. As far as
          the law allows, we are not liable for damage that comes from its use. Sites we link to answer for themselves.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    content: (
      <p>
        You may stop using the site at any time, and ask us to remove what you sent. We may refuse further comments,
        votes or messages from whoever breaks these terms. What is said here about intellectual property and liability
        stays in effect after that.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        We may revise these terms. We give at least 30 days notice of material changes on this page. After that, the
        change takes effect. Continued use means acceptance.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <ul>
        <li>
          About these terms: <MailLink address={site.email.legal} />
        </li>
        <li>
          About copyright: <MailLink address={site.email.copyright} />
        </li>
        <li>
          About your data: <MailLink address={site.email.privacy} />
        </li>
        <li>
          Everything else: <MailLink address={site.email.general} />, or the{' '}
          <Link to={paths.contact}>contact page</Link>
        </li>
      </ul>
    ),
  },
];
