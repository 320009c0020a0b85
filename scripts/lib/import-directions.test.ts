import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from './paths.ts';

// Rules that need types are off, because the linted samples are not files on disk.
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked as never] });

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}/${filePath}` });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax').filter((rule) => !rule.includes('unused'));
}

const directions = 'house/import-directions';
const modules = '@typescript-eslint/no-restricted-imports';

describe('the linter', { timeout: 60_000 }, () => {
  it.each([
    ['domain/src/core/sample.ts', "import 'react';", directions],
    ['domain/src/core/sample.ts', "import '../../../functions/src/platform/clock.ts';", directions],
    ['functions/src/features/polls/sample.ts', "export { x } from '../comments/routes.ts';", directions],
    ['functions/src/features/polls/sample.ts', "import '../../api/router.ts';", directions],
    ['functions/src/features/polls/store/sample.ts', "import '../../../pages/page.ts';", directions],
    ['functions/src/features/polls/sample.ts', "await import('../../jobs/recount.ts');", directions],
    ['functions/src/lists/sample.ts', "import '../features/polls/routes.ts';", directions],
    ['functions/src/platform/http/sample.ts', "import '../../api/router.ts';", directions],
    ['functions/src/platform/sample.ts', "import '../features/polls/store/polls.ts';", directions],
    ['functions/src/platform/http/sample.ts', "import '../../../../web/src/shared/theme/theme.ts';", directions],
    ['functions/src/platform/http/sample.ts', "import '@first-show/web/shared/theme/theme';", directions],
    ['functions/src/platform/http/sample.ts', "console.log('x');", 'no-console'],
    ['web/src/shared/ui/sample.tsx', "import '../../site/polls/poll-card.tsx';", directions],
    ['web/src/site/polls/sample.tsx', "import '../comments/comment-list.tsx';", directions],
    ['web/src/site/polls/sample.tsx', "import '../../app/routes.tsx';", directions],
    ['web/src/site/polls/sample.tsx', "import '../../desk/ui/panel.tsx';", directions],
    ['web/src/desk/polls/sample.tsx', "import '../articles/article-editor.tsx';", directions],
    ['web/src/site/polls/sample.tsx', "import { doc } from 'firebase/firestore';", modules],
    ['web/src/site/polls/sample.tsx', "import { useObservable } from 'reactfire';", modules],
    ['web/src/site/polls/sample.tsx', "import { Button } from '@mui/material';", modules],
    ['web/src/site/polls/live.client.tsx', "import { Button } from '@mui/material';", modules],
    ['web/src/app/sample.tsx', "import { Link } from 'react-router';", modules],
    ['web/src/shared/ui/sample.ts', 'export default 1;', 'no-restricted-exports'],
  ])('refuses in %s: %s', async (file, code, rule) => {
    expect(await complaints(file, code)).toContain(rule);
  });

  it.each([
    ['domain/src/core/sample.ts', "import 'zod'; import 'date-fns/format'; import './money.ts';"],
    ['domain/src/core/sample.test.ts', "import 'vitest';"],
    ['functions/src/index.ts', "import './api/app.ts'; import './features/scraping/triggers.ts';"],
    ['functions/src/api/sample.ts', "import '../features/comments/routes.ts'; import '../platform/http/origin.ts';"],
    [
      'functions/src/pages/sample.ts',
      "import '../platform/http/origin.ts'; import '../features/polls/store/polls.ts';",
    ],
    [
      'functions/src/features/polls/sample.ts',
      "import '../../platform/clock.ts'; import '../comments/store/comments.ts'; import 'firebase-admin/firestore';",
    ],
    ['functions/src/platform/logger.ts', "console.log('x');"],
    ['web/src/site/pages/sample.tsx', "import '../polls/poll-card.tsx'; import '../../shared/ui/icon.tsx';"],
    ['web/src/desk/polls/sample.tsx', "import '../ui/panel.tsx'; import '../../site/polls/poll-card.tsx';"],
    [
      'web/src/site/polls/live-polls.client.tsx',
      "import 'firebase/firestore'; import '../../shared/lib/firebase.client.ts';",
    ],
    ['web/src/site/polls/use-live-polls.ts', "import 'reactfire';"],
    ['web/src/site/polls/sample.tsx', "import '@mui/material/Button'; import '@mui/material/styles';"],
  ])('accepts in %s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
