import { styled } from '@mui/material/styles';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { site } from '@first-show/domain/core/site';
import type { RouteObject } from 'react-router-dom';
import { Logo } from '../../shared/ui/art/logo.tsx';

const Layout = styled('div')({ padding: '48px 16px 88px', maxWidth: 480, margin: '0 auto' });
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, margin: '44px 0 12px' }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)' }));

/** The placeholder until the desk's scripts have loaded. It contains no desk code. */
export function DeskDoor() {
  return (
    <Layout>
      <a href="/" style={{ color: 'inherit', textDecoration: 'none' }}>
        <Logo />
      </a>
      <main>
        <Title>Log in</Title>
        <Sentence>{site.name}: staff only</Sentence>
        <noscript>
          <Sentence style={{ marginTop: 12 }}>JavaScript is required. Please enable it.</Sentence>
        </noscript>
      </main>
    </Layout>
  );
}

/** The desks' routes on the server, which renders only the placeholder. */
export const deskDoorRoutes: RouteObject[] = [
  { id: 'moderation-desk', path: `${deskPaths.moderation}/*`, Component: DeskDoor },
  { id: 'content-desk', path: `${deskPaths.content}/*`, Component: DeskDoor },
];
