import { styled } from '../../shared/ui/styled.ts';
import { formatPartialDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import { nextRelease } from '@first-show/domain/people/career';
import { linkName } from '@first-show/domain/people/links';
import type { Person } from '@first-show/domain/people/person.schema';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Disclosure } from '../../shared/ui/page/disclosure.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Portrait } from '../../shared/ui/art/portrait.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  padding: '12px 0 0',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', gap: 44 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
}));
const Picture = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { maxWidth: 220 } }));
const Name = styled('h1')(({ theme }) => ({
  ...theme.typography.titleCard,
  fontSize: 'clamp(2.75rem, 6.2vw, 5rem)',
  lineHeight: 0.98,
  margin: 0,
  overflowWrap: 'anywhere',
}));
const HindiName = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '14px 0 0',
  color: 'var(--fs-palette-text-secondary)',
  overflowWrap: 'anywhere',
}));
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 18px',
  margin: '20px 0 0',
  '& > div': { display: 'contents' },
  '& dt': { color: 'var(--fs-palette-text-disabled)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd::first-letter': { textTransform: 'uppercase' },
}));
const About = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '20px 0 0',
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Links = styled('dd')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 18px',
  // A finger needs more room than the text has.
  '& a': { color: 'inherit', textUnderlineOffset: 4, padding: '4px 0', marginBlock: -4 },
});

const FACT_NAMES: Record<keyof Person['sources'], string> = {
  hindiName: 'Name in Devanagari',
  aliases: 'Other names',
  jobs: 'Work',
  born: 'Born',
  about: 'Text',
};

/** Where the facts come from. Nothing if no source is known. */
function Sources({ person: { source, sources } }: { person: Person }) {
  const own = Object.entries(FACT_NAMES).flatMap(([fact, label]) => {
    const of = sources[fact as keyof typeof sources];
    return of === undefined ? [] : [{ label, of }];
  });
  const rest = source === null ? [] : [{ label: own.length === 0 ? 'All facts' : 'Other facts', of: source }];
  if (own.length + rest.length === 0) return null;
  return (
    <Disclosure summary="Sources">
      <ul style={{ overflowWrap: 'anywhere' }}>
        {[...own, ...rest].map(({ label, of }) => (
          <li key={label}>
            <span>{`${label}: `}</span>
            {/^https:\/\/\S+$/.test(of) ? (
              <a href={of} rel="noopener nofollow" style={{ color: 'inherit' }}>
                {linkName(of)}
              </a>
            ) : (
              <span lang={langOf(of)}>{of}</span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Portrait, names, facts and text about a person, and the next release. */
export function PersonHead({ person }: { person: Person }) {
  const { name, hindiName, aliases, jobs, born, about, links } = person;
  const next = nextRelease(person.films);
  const facts = [
    { label: 'Work', value: jobs.length === 0 ? null : jobs.join(', ') },
    { label: 'Born', value: born === null ? null : formatPartialDate(born) },
    { label: 'Also written', value: aliases.length === 0 ? null : aliases.join(', ') },
  ];
  return (
    <Head>
      <Picture>
        <Portrait person={person} alt={`Portrait of ${name}`} sizes="(min-width: 800px) 340px, 260px" eager />
      </Picture>
      <div style={{ minWidth: 0 }}>
        <Name lang={langOf(name)}>{name}</Name>
        {hindiName !== null && hindiName !== name && <HindiName lang="hi">{hindiName}</HindiName>}
        <Facts>
          {facts.map(({ label, value }) =>
            value === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={langOf(value)}>{value}</dd>
              </div>
            ),
          )}
          {links.length > 0 && (
            <div>
              <dt>Links</dt>
              <Links>
                {links.map((url) => (
                  <a key={url} href={url} rel="noopener nofollow">
                    {linkName(url)}
                  </a>
                ))}
              </Links>
            </div>
          )}
          {next !== null && (
            <div>
              <dt>Next release</dt>
              <dd>
                <TextLink to={paths.movie(next.slug)} lang={langOf(next.title)}>
                  {next.title}
                </TextLink>
                <span>{`, ${formatPartialDate(next.firstRelease)}`}</span>
              </dd>
            </div>
          )}
        </Facts>
        {about !== null && <About lang={langOf(about)}>{about}</About>}
        <Sources person={person} />
      </div>
    </Head>
  );
}
