import { ConfirmForm } from '../newsletter/confirm-form.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageHead } from '../../shared/ui/page/page-head.tsx';

/**
 * `/confirm-subscription?token=…`: the target of the link in the newsletter's confirmation mail.
 */
export function Component() {
  return (
    <Container>
      <PageHead title="Confirm your subscription" standfirst="The seat is yours. Just say so." art="empty" />
      <div style={{ maxWidth: 680, paddingBottom: 44 }}>
        <ConfirmForm />
      </div>
    </Container>
  );
}
