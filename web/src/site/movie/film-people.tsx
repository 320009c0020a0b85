import { paths } from '@first-show/domain/core/paths';
import { JOBS } from '@first-show/domain/films/jobs';
import type { FilmCredit } from '@first-show/domain/pages/page-data';
import { Portrait } from '../../shared/ui/art/portrait.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

/** The cast that is shown with faces; the others are named below. */
const FACES_MAX = 6;

const Faces = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 28px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 14px',
  '& > li': { position: 'relative', minWidth: 0 },
  '& p': {
    ...theme.typography.meta,
    margin: '2px 0 0',
    color: 'var(--fs-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 24 },
}));
const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.0625rem',
  margin: '10px 0 0',
  overflowWrap: 'anywhere',
  // The whole entry is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));
const Crew = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 18px',
  margin: 0,
  maxWidth: 760,
  '& dt': { color: 'var(--fs-palette-text-disabled)' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  // Not everybody has a page, so links differ from plain names. Each is a target of at least 24 px.
  '& dd a': { textDecoration: 'underline', textUnderlineOffset: 4, paddingBlock: 4 },
  '& dd > span + span::before': { content: '", "' },
}));

function PersonName({ credit: { name, personSlug } }: { credit: FilmCredit }) {
  return personSlug === null ? name : <TextLink to={paths.person(personSlug)}>{name}</TextLink>;
}

/** The credits of each job, in the order of the film. Cast with faces are left out. */
function restByJob(credits: readonly FilmCredit[], faces: readonly FilmCredit[]): [job: string, FilmCredit[]][] {
  const jobs = new Map<string, FilmCredit[]>();
  for (const credit of credits)
    if (!faces.includes(credit)) jobs.set(credit.job, [...(jobs.get(credit.job) ?? []), credit]);
  return [...jobs];
}

/** Who is in the film: the first of the cast with faces, then everybody else by job. */
export function FilmPeople({ credits }: { credits: readonly FilmCredit[] }) {
  const cast = credits.filter(({ job }) => job === JOBS.cast);
  const faces = cast.slice(0, FACES_MAX);
  return (
    <>
      {faces.length > 0 && (
        <Faces>
          {faces.map((credit) => (
            <li key={`${credit.name} ${credit.character ?? ''}`}>
              <Portrait
                person={{ slug: credit.personSlug ?? credit.name, name: credit.name, pictureUrl: credit.pictureUrl }}
                sizes="(min-width: 800px) 180px, 30vw"
              />
              <Name lang={langOf(credit.name)}>
                <PersonName credit={credit} />
              </Name>
              {credit.character !== null && <p>{credit.character}</p>}
            </li>
          ))}
        </Faces>
      )}
      <Crew>
        {restByJob(credits, faces).map(([job, people]) => (
          <div key={job} style={{ display: 'contents' }}>
            <dt>{job === JOBS.cast ? 'Also' : job}</dt>
            <dd>
              {people.map((credit) => (
                <span key={`${credit.name} ${credit.character ?? ''}`}>
                  <PersonName credit={credit} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </Crew>
    </>
  );
}
