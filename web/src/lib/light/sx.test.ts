import styleFunctionSx from '@mui/system/styleFunctionSx';
import { expect, it } from 'vitest';
import { theme } from '../../app/theme.ts';
import { styleOfSx, type Sx } from './sx.ts';

/** MUI's answer. Its variables carry the dark scheme's value for browsers without variables; ours do not. */
function asMui(sx: Sx): unknown {
  const css: unknown = JSON.parse(JSON.stringify(styleFunctionSx({ sx: sx as never, theme })).replace(/var\((--[\w-]+),[^)]*\)/g, 'var($1)'));
  return Array.isArray(css) ? css.filter(Boolean) : [css];
}
/** Once a length is what MUI writes shorter. */
const short = (css: unknown): unknown => JSON.parse(JSON.stringify(css).replace(/calc\(1 \* (var\([\w-]+\))\)/g, '$1'));

const cases: Record<string, Sx> = {
  'colours of the palette': { color: 'text.secondary', bgcolor: 'primary.main', borderColor: 'edge', backgroundColor: 'board', outlineColor: 'focus' },
  'colours that are none of the palette': { color: 'inherit', bgcolor: '#fff', borderColor: 'transparent', borderTopColor: 'currentColor' },
  'spacing by number': { mt: 3, mx: 'auto', py: 0.5, p: -1, gap: 2, rowGap: 1, columnGap: 4, marginTop: 2, paddingInline: 1, m: 0 },
  'spacing by text': { mt: '20px', mb: 'auto', px: '4px', columnGap: '20px' },
  'typography, and what overrules it': { typography: 'body2', fontWeight: 700 },
  'a variant with a media query': { typography: 'lead' },
  sizes: { width: 0.5, height: 1, minHeight: 54, maxWidth: '100%', minWidth: 33 },
  'borders and corners': { border: 1, borderRadius: 2, borderBottom: '1px solid' },
  'a value for each breakpoint': { width: { xs: '100%', sm: 320 }, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, mt: { xs: 1, lg: '3px' }, minHeight: 54 },
  'nested selectors': { '&:hover': { bgcolor: 'raised', mt: 1, '& svg': { color: 'edge' } }, '&&': { color: 'error.main' } },
  'a media query': { '@media (scripting: none)': { display: 'none' } },
  'a list of styles': [{ mt: 1 }, null, false, { color: 'edge' }],
  'no values': { mt: undefined, color: null },
};

for (const [name, sx] of Object.entries(cases)) {
  it(`reads ${name} as MUI does`, () => {
    const ours = styleOfSx(sx);
    expect(short(ours)).toEqual(asMui(sx));
    expect(JSON.stringify(short(ours)), 'in the same order').toBe(JSON.stringify(asMui(sx)));
  });
}
it('knows nothing where there is nothing', () => expect(styleOfSx(undefined)).toEqual([]));
