import { styled } from '@mui/material/styles';
import { site } from '@first-show/domain/core/site';
import { Container } from '../../ui/container.tsx';

const Layout = styled(Container)({ paddingBlock: '48px 88px' });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, marginBottom: 16 }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.standfirst, color: 'var(--fs-palette-text-secondary)' }));

/** The door of a desk: nothing of what lies behind it is in the public site. */
export function DeskDoor() {
  return (
    <Layout>
      <Title>Sign in</Title>
      <Sentence>This desk is for the people who make {site.name}.</Sentence>
    </Layout>
  );
}
