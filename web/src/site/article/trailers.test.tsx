import { ThemeProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from '../../shared/theme/theme.ts';
import { Trailers } from './trailers.tsx';

const render = (trailers: { url: string; title: string }[]) =>
  renderToString(
    <ThemeProvider theme={theme}>
      <Trailers trailers={trailers} />
    </ThemeProvider>,
  );

it('loads nothing from the other site, and works as a link without script', () => {
  const html = render([{ url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'The "official" one' }]);
  expect(html).not.toMatch(/<iframe|<img|<script|src=|youtube-nocookie/);
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).toContain('aria-label="Play the trailer: The &quot;official&quot; one"');
});
it('shows no player for an address that is not a trailer', () => {
  expect(render([])).toBe('');
  expect(
    render([
      { url: 'javascript:alert(1)', title: 'x' },
      { url: 'https://evil.example/embed/aqz-KE-bpKQ', title: 'x' },
    ]),
  ).toBe('');
});
