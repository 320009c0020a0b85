import { styled } from '../../shared/ui/styled.ts';
import { paths } from '@first-show/domain/core/paths';
import { careerOf } from '@first-show/domain/people/career';
import { Suspense } from 'react';
import { RelatedArticles } from '../article/related-articles.tsx';
import { CareerFigures } from '../people/career-figures.tsx';
import { Filmography } from '../people/filmography.tsx';
import { PersonHead } from '../people/person-head.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { useEnvelope, usePage } from './use-page.ts';

const Section = styled('section')({ marginTop: 64 });

/** `/people/{slug}`: who somebody is, the figures and films of the career, and stories. */
export function Component() {
  const { person, stories } = usePage('person');
  const { chrome } = useEnvelope();
  const career = careerOf(person.films);
  return (
    <Container>
      <Breadcrumb
        steps={[
          { label: 'Back to Home', to: paths.home },
          { label: 'People', to: paths.people },
          { label: person.name, lang: langOf(person.name) },
        ]}
      />
      <Suspense>
        <PersonHead person={person} />
      </Suspense>
      {career !== null && (
        <Suspense>
          <Section aria-labelledby="figures">
            <SectionHeading title="Box Office" id="figures" />
            <CareerFigures career={career} />
          </Section>
        </Suspense>
      )}
      {person.films.length > 0 && (
        <Suspense>
          <Section aria-labelledby="films">
            <SectionHeading title="Films" id="films" />
            <Filmography films={person.films} />
          </Section>
        </Suspense>
      )}
      {stories.length > 0 && (
        <Suspense>
          <Section aria-labelledby="stories">
            <SectionHeading title="Stories" id="stories" />
            <RelatedArticles articles={stories} categories={chrome.categories} />
          </Section>
        </Suspense>
      )}
      <Suspense>
        <Section aria-labelledby="share" data-print="none">
          <SectionHeading title="Share This Page" id="share" />
          <ShareButtons title={person.name} hashtags={[]} path={paths.person(person.slug)} variant="row" />
        </Section>
      </Suspense>
    </Container>
  );
}
