import { site } from '@first-show/domain/core/site';
import { LegalDocument } from '../legal/legal-document.tsx';
import { termsSections } from '../legal/terms-sections.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';

export function Component() {
  return (
    <Container>
      <PageHead
        title="Terms of Service"
        standfirst="The house rules, in words that a person can read before the lights go down."
        note={`Last updated: ${site.legalUpdated}`}
        art="terms"
      />
      <LegalDocument sections={termsSections} />
    </Container>
  );
}
