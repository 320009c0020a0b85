import { ConfirmForm } from '../../features/newsletter/confirm-form.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** `/confirm-subscription?token=…`: where the link of the newsletter's first letter leads. */
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
