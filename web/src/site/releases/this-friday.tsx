import { paths } from '@first-show/domain/core/paths';
import type { ReleaseEntry } from '@first-show/domain/films/release-sections';
import { SeeAllLink } from '../../shared/ui/controls/see-all-link.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { ReleaseList } from './release-list.tsx';

/** The films of this week on the home page. Renders nothing in a week without films. */
export function ThisFriday({ entries }: { entries: readonly ReleaseEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Container data-later="" style={{ marginTop: 64, '--fs-estimated-height': '460px' }}>
      <section aria-labelledby="this-friday">
        <SectionHeading title="This Friday" id="this-friday">
          <SeeAllLink to={paths.releases}>All releases</SeeAllLink>
        </SectionHeading>
        <ReleaseList entries={entries} />
      </section>
    </Container>
  );
}
