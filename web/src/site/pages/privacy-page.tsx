import { site } from '@first-show/domain/core/site';
import { LegalDocument } from '../legal/legal-document.tsx';
import { privacySections } from '../legal/privacy-sections.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';

export function Component() {
  return (
    <Container>
      <PageHead
        title="Privacy Policy"
        standfirst="What we keep, why, for how long, and how to make us forget it."
        note={`Last updated: ${site.legalUpdated}`}
        art="privacy"
      />
      <LegalDocument sections={privacySections} />
    </Container>
  );
}
