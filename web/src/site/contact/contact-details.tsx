import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { profileIcon } from '../../shared/ui/art/social-icon.ts';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { TicketPanel } from '../../shared/ui/page/ticket-panel.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Facts = styled('dl')({ margin: 0, display: 'grid', gap: 18 });
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 14,
  '& > svg': { color: 'var(--fs-palette-primary-main)', marginTop: 2, gridRow: 'span 2' },
});
const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  color: 'var(--fs-palette-text-disabled)',
}));
const Value = styled('dd')({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '& a': {
    color: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    marginBlock: -10,
    textUnderlineOffset: 4,
  },
});
const Links = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    fontSize: '1rem',
    fontWeight: 600,
    color: 'inherit',
  },
  '& li + li': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& svg': { color: 'var(--fs-palette-primary-main)' },
});

const quickLinks = [
  { to: paths.about, label: 'About Us' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.terms, label: 'Terms of Service' },
];

/**
 * Three tickets: email address, response time and website; profiles on other sites; links to other
 * pages.
 */
export function ContactDetails() {
  return (
    <>
      <TicketPanel title="Contact" id="contact-details">
        <Facts>
          <Fact>
            <Icon name="mail" size={24} />
            <Term>Email</Term>
            <Value>
              <a href={`mailto:${site.email.general}`}>{site.email.general}</a>
            </Value>
          </Fact>
          <Fact>
            <Icon name="clock" size={24} />
            <Term>Response time</Term>
            <Value>Within 24 hours</Value>
          </Fact>
          <Fact>
            <Icon name="screen" size={24} />
            <Term>Website</Term>
            <Value>{site.website}</Value>
          </Fact>
        </Facts>
      </TicketPanel>
      <TicketPanel title="Follow Us" id="contact-profiles">
        <Links role="list">
          {site.profiles.map(({ id, label, url }) => (
            <li key={id}>
              <TextLink to={url} target="_blank" rel="noopener noreferrer">
                <Icon name={profileIcon(id)} />
                {label}
              </TextLink>
            </li>
          ))}
        </Links>
      </TicketPanel>
      <TicketPanel title="Quick Links" id="contact-links">
        <Links role="list">
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to}>
                <Icon name="right" />
                {label}
              </TextLink>
            </li>
          ))}
        </Links>
      </TicketPanel>
    </>
  );
}
