import { site } from '@first-show/domain/core/site';
import { Container } from '../../shared/ui/page/container.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { TitleStrips } from '../../shared/ui/page/title-strips.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Picture = styled('div')({
  height: 'clamp(260px, 34vw, 480px)',
  '& > span': { height: '100%', aspectRatio: 'auto !important' },
});
const Text = styled(Container)(({ theme }) => ({
  position: 'relative',
  marginTop: -64,
  paddingBottom: 32,
  [theme.breakpoints.up('md')]: { marginTop: -110 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.hero, marginInline: '-.24em', maxWidth: 800 }));
const Line = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  color: 'var(--fs-palette-text-secondary)',
  marginTop: 16,
}));

/** The banner that is shown in place of the hero if no story is featured. */
export function WelcomeBanner() {
  return (
    <section aria-label="Welcome">
      <Picture>
        <PageArt name="welcome" ratio={2.4} sizes="100vw" cut={false} eager />
      </Picture>
      <Text>
        <Title>
          <TitleStrips>Welcome to {site.name}</TitleStrips>
        </Title>
        <Line>{site.tagline}</Line>
      </Text>
    </section>
  );
}
