import { globSync, readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from '../../app/theme.ts';
import { freshStyleCache, keyframes, styled } from './styles.ts';

/** The markup, and what the class in it stands for. */
function draw(element: ReactElement): { html: string; css: string } {
  const cache = freshStyleCache();
  // Keeps the texts, as the renderer has it.
  cache.compat = true;
  const html = renderToString(element);
  const names = [...html.matchAll(/fs-(\w+)/g)].map(([, name]) => name ?? '');
  return { html, css: names.map((name) => cache.inserted[name]).join('') };
}

it('makes an element with a class for its style', () => {
  const Box = styled('div')({ color: 'red', '&:hover': { color: 'blue' } });
  const { html, css } = draw(<Box id="x">text</Box>);
  expect(html).toMatch(/^<div id="x" class="fs-\w+">text<\/div>$/);
  expect(css).toMatch(/^\.fs-\w+\{color:red;\}\.fs-\w+:hover\{color:blue;\}$/);
});

it('gives a style the theme that MUI makes', () => {
  const Title = styled('h2')(({ theme: known }) => ({ ...known.typography.h2, [known.breakpoints.up('md')]: { margin: 1 }, [known.breakpoints.down('sm')]: { margin: 2 } }));
  const { css } = draw(<Title />);
  expect(css).toContain(`font-size:${String(theme.typography.h2.fontSize)};`);
  expect(css).toContain(`${theme.breakpoints.up('md')}{`);
  expect(css).toContain(`${theme.breakpoints.down('sm')}{`);
});

it('puts the styles of a styled component of a styled one into one class, its own last', () => {
  const Inner = styled('a')({ color: 'red', margin: 1 });
  const Outer = styled(Inner)({ color: 'blue' });
  const { html, css } = draw(<Outer href="/" />);
  expect(html).toMatch(/class="fs-\w+"/);
  expect(css).toMatch(/\{color:red;margin:1px;color:blue;\}/);
});

it('puts a style from outside after its own, also through a component between them, and keeps names that are no styles', () => {
  const Base = styled('button')({ color: 'red' });
  const Named = (props: { className?: string }) => <Base {...props} className={`${props.className ?? ''} Mui-disabled`} />;
  const Look = styled(Named)({ color: 'blue' });
  for (const round of [1, 2]) {
    const { html, css } = draw(<Look />);
    expect(html, `round ${round}`).toMatch(/class="Mui-disabled fs-\w+"/);
    expect(css).toMatch(/\{color:red;color:blue;;?\}/);
  }
});

it('puts sx after its own style and before one from outside', () => {
  const Base = styled('div')({ color: 'red' });
  const Outer = styled((props: { className?: string }) => createElement(Base, { ...props, sx: { color: 'edge', mt: 1 } }))({ color: 'blue' });
  expect(draw(<Outer />).css).toMatch(/\{color:red;color:var\(--fs-palette-edge\);margin-top:calc\(1 \* var\(--fs-spacing\)\);color:blue;;?\}/);
  expect(draw(<Base sx={{ color: 'edge' }} />).html).not.toContain('sx');
});

it('draws another element where it is asked to', () => {
  const Box = styled('div')({ color: 'red' });
  expect(draw(<Box as="section" />).html).toMatch(/^<section class/);
});

it('writes an animation beside the style that names it', () => {
  const turn = keyframes({ to: { opacity: 0 } });
  const Box = styled('div')({ animation: `${turn} 1s` });
  const cache = freshStyleCache();
  cache.compat = true;
  renderToString(<Box />);
  const texts = Object.values(cache.inserted).join('');
  expect(texts).toMatch(/animation:animation-\w+ 1s;/);
  expect(texts).toMatch(/@keyframes animation-\w+\{to\{opacity:0;\}\}/);
});

it('gives each page its own styles, in the order it draws them', () => {
  const [One, Two] = [styled('i')({ color: 'red' }), styled('b')({ color: 'blue' })];
  freshStyleCache();
  renderToString(<One />);
  const cache = freshStyleCache();
  cache.compat = true;
  renderToString(<><Two /><One /></>);
  expect(Object.values(cache.inserted).join('')).toMatch(/blue.*red/);
});

it('knows all that the styles of readers’ pages ask for', () => {
  const sources = new URL('../../', import.meta.url).pathname;
  const files = globSync('{app,features,lib,ui}/**/*.{ts,tsx}', { cwd: sources, exclude: (name) => /desk|\.test\.|theme\.ts$/.test(name) });
  expect(files.length).toBeGreaterThan(100);
  const unknown = files.flatMap((file) => {
    const text = readFileSync(`${sources}${file}`, 'utf8');
    const parameters = [...text.matchAll(/= styled\([^)]*\)\((\([^)]*\)|\w+) =>/g)].map(([, one]) => one).filter((one) => one !== '({ theme })');
    const fields = [...text.matchAll(/\btheme\.(\w+)(?:\.(\w+))?/g)]
      .filter(([, field, name]) => field !== 'typography' && !(field === 'breakpoints' && /^(up|down)$/.test(name ?? '')) && field !== 'ts')
      .map(([whole]) => whole);
    const parts = [...text.matchAll(/from '@mui\/material\/(?!styles')[\w/]+'/g)].map(([whole]) => whole);
    return [...parameters, ...fields, ...parts].map((what) => `${file}: ${what}`);
  });
  expect(unknown).toEqual([]);
});
