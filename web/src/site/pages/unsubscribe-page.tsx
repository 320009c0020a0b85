import { UnsubscribeForm } from '../newsletter/unsubscribe-form.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';

/** `/unsubscribe?token=…`: the target of the unsubscribe link in the newsletter's mails. */
export function Component() {
  return (
    <Container>
      <PageHead title="Unsubscribe" standfirst="No hard feelings. Your seat stays free." art="empty" />
      <div style={{ maxWidth: 680, paddingBottom: 44 }}>
        <UnsubscribeForm />
      </div>
    </Container>
  );
}
