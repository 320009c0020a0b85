import { styled } from '../../shared/ui/styled.ts';
import { formatPartialDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import { nextRelease } from '@first-show/domain/people/career';
import type { Person } from '@first-show/domain/people/person.schema';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
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
}));
const About = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '20px 0 0',
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

/** Portrait, names, facts and text about a person, and the next release. */
export function PersonHead({ person }: { person: Person }) {
  const { name, hindiName, aliases, jobs, born, about, source } = person;
  const next = nextRelease(person.films);
  const facts = [
    { label: 'Work', value: jobs.length === 0 ? null : jobs.join(', ') },
    { label: 'Born', value: born === null ? null : formatPartialDate(born) },
    { label: 'Also written', value: aliases.length === 0 ? null : aliases.join(', ') },
    { label: 'Source', value: source },
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
      </div>
    </Head>
  );
}
