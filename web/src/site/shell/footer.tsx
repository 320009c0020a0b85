import type { Category } from '@first-show/domain/categories/category.schema';
import { FOOTER_CATEGORIES } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { ReactNode } from 'react';
import { Board } from '../../shared/ui/page/board.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Logo } from '../../shared/ui/art/logo.tsx';
import { NEWSLETTER_PROMISE } from '../../shared/ui/newsletter-promise.ts';
import { profileIcon } from '../../shared/ui/art/social-icon.ts';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Skyline } from './skyline.tsx';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { styled } from '../../shared/ui/styled.ts';

const Root = styled('footer')(({ theme }) => ({
  marginTop: 64,
  '--fs-estimated-height': '1180px',
  [theme.breakpoints.up('md')]: { '--fs-estimated-height': '590px' },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 16px',
  marginBlock: 44,
  '& > div, & > section': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, .9fr) minmax(0, .9fr) minmax(0, 1.4fr)',
    gap: 24,
    '& > div, & > section': { gridColumn: 'auto' },
  },
}));
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.25rem', margin: '0 0 8px' }));
const About = styled('p')({
  fontFamily: ECZAR,
  fontWeight: 400,
  fontSize: '1.0625rem',
  color: 'var(--fs-palette-text-secondary)',
  maxWidth: 216,
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const FooterLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'var(--fs-palette-text-secondary)',
  '@media (min-width:800px)': { minHeight: 36 },
});
const External = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: 'inherit',
  borderRadius: 4,
  '&:hover': { backgroundColor: 'var(--fs-palette-raised)' },
});
const Legal = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  alignItems: 'center',
  paddingBlock: '20px 32px',
  borderTop: '1px solid var(--fs-palette-divider)',
  fontSize: '.875rem',
  color: 'var(--fs-palette-text-disabled)',
  '& > span': { marginRight: 'auto' },
  '& a': {
    color: 'var(--fs-palette-text-secondary)',
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
  },
  '& a:hover': { textDecoration: 'underline' },
  '@media (max-width:599.95px)': { '& > span': { width: '100%' } },
  // Room below for the round button of `back-to-top.tsx`, which would cover the last link at the
  // end of the page.
  '@media (max-width:1439.95px)': { paddingBottom: 88 },
});

const quickLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.boxOffice, label: 'Box Office' },
  { to: paths.releases, label: 'Releases' },
  { to: paths.people, label: 'People' },
  { to: paths.polls, label: 'Polls' },
  { to: paths.about, label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

/**
 * The footer: skyline, live figures (`statistics`), links and the newsletter form (`newsletter`).
 * `year`: the year of the copyright.
 */
export function Footer({
  categories,
  statistics,
  newsletter,
  year,
}: {
  categories: readonly Category[];
  statistics: ReactNode;
  newsletter: ReactNode;
  year: number;
}) {
  return (
    <Root data-later="">
      <Skyline />
      <Board as="div" bulbs={false}>
        {/* As soon as a page has loaded, browsers inspect its forms and lay out everything
            around them. `data-later` defers all boxes of the footer except the newsletter form. */}
        <div data-later="" style={{ paddingTop: 32 }}>
          {statistics}
        </div>
        <div style={{ borderTop: '1px solid var(--fs-palette-divider)', marginTop: 32 }} />
        <Columns>
          <div data-later="">
            <Logo />
            <About style={{ marginTop: 16 }}>{site.tagline}</About>
            <List style={{ display: 'flex', gap: 8, margin: '20px 0 0 -11px' }} aria-label="Follow us">
              {site.profiles.map(({ id, label, url }) => (
                <li key={id}>
                  <External
                    href={url}
                    rel="noopener me"
                    target="_blank"
                    aria-label={`${label} (opens in a new tab)`}
                    data-tip={label}
                  >
                    <Icon name={profileIcon(id)} size={22} />
                  </External>
                </li>
              ))}
            </List>
          </div>
          <nav data-later="" aria-labelledby="footer-links">
            <Heading id="footer-links">Quick Links</Heading>
            <List>
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </nav>
          <nav data-later="" aria-labelledby="footer-categories">
            <Heading id="footer-categories">Categories</Heading>
            <List>
              {categories.slice(0, FOOTER_CATEGORIES).map(({ slug, name }) => (
                <li key={slug}>
                  <FooterLink to={paths.category(slug)}>{name}</FooterLink>
                </li>
              ))}
            </List>
          </nav>
          <section aria-labelledby="footer-newsletter">
            <Heading id="footer-newsletter">Newsletter</Heading>
            <About style={{ maxWidth: 280, marginBottom: 14 }}>{NEWSLETTER_PROMISE}</About>
            {newsletter}
          </section>
        </Columns>
        <Legal data-later="">
          <span>
            © {year} {site.name}
          </span>
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>
          <TextLink to={paths.terms}>Terms of Service</TextLink>
          <a href={paths.rss}>RSS</a>
          <a href={paths.sitemap}>Sitemap</a>
        </Legal>
      </Board>
    </Root>
  );
}
