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
    ['domain/src/core/sample.ts', "import '../../../functions/src/lib/clock.ts';", directions],
    ['functions/src/features/polls/sample.ts', "export { x } from '../comments/comments.repo.ts';", directions],
    ['functions/src/features/polls/sample.ts', "import '../../http/endpoint.ts';", directions],
    ['functions/src/features/polls/sample.ts', "import '../../api/polls/polls.ts';", directions],
    ['functions/src/http/sample.ts', "import '../api/router.ts';", directions],
    ['functions/src/render/sample.ts', "import '../api/router.ts';", directions],
    ['functions/src/features/polls/sample.ts', "await import('../../jobs/scrape.job.ts');", directions],
    ['functions/src/lib/sample.ts', "import '../features/polls/polls.repo.ts';", directions],
    ['functions/src/http/sample.ts', "import '../../../web/src/app/theme.ts';", directions],
    ['functions/src/http/sample.ts', "import '@first-show/web/app/theme';", directions],
    ['functions/src/http/sample.ts', "console.log('x');", 'no-console'],
    ['web/src/ui/sample.tsx', "import '../features/polls/poll-card.tsx';", directions],
    ['web/src/features/polls/sample.tsx', "import '../comments/comment-list.tsx';", directions],
    ['web/src/features/polls/sample.tsx', "import '../../app/theme.ts';", directions],
    ['web/src/features/polls/sample.tsx', "import { doc } from 'firebase/firestore';", modules],
    ['web/src/features/polls/sample.tsx', "import { useObservable } from 'reactfire';", modules],
    ['web/src/features/polls/sample.tsx', "import { Button } from '@mui/material';", modules],
    ['web/src/features/polls/live.client.tsx', "import { Button } from '@mui/material';", modules],
    ['web/src/app/sample.tsx', "import { Link } from 'react-router';", modules],
    ['web/src/ui/sample.ts', 'export default 1;', 'no-restricted-exports'],
  ])('refuses in %s: %s', async (file, code, rule) => {
    expect(await complaints(file, code)).toContain(rule);
  });

  it.each([
    ['domain/src/core/sample.ts', "import 'zod'; import 'date-fns/format'; import './money.ts';"],
    ['domain/src/core/sample.test.ts', "import 'vitest';"],
    ['functions/src/index.ts', "import './api/app.ts'; import './jobs/scrape.job.ts';"],
    [
      'functions/src/api/polls/sample.ts',
      "import '../comments/comments.ts'; import '../../features/polls/polls.repo.ts'; import '../../http/endpoint.ts';",
    ],
    ['functions/src/render/sample.ts', "import '../http/origin.ts'; import '../features/polls/polls.repo.ts';"],
    ['functions/src/features/polls/sample.ts', "import '../../lib/clock.ts'; import 'firebase-admin/firestore';"],
    ['functions/src/platform/logger.ts', "console.log('x');"],
    ['web/src/app/pages/sample.tsx', "import '../../features/polls/poll-card.tsx'; import '../../ui/icon.tsx';"],
    [
      'web/src/features/polls/live-polls.client.tsx',
      "import 'firebase/firestore'; import '../../lib/firebase.client.ts';",
    ],
    ['web/src/features/polls/use-live-polls.ts', "import 'reactfire';"],
    ['web/src/features/polls/sample.tsx', "import '@mui/material/Button'; import '@mui/material/styles';"],
  ])('accepts in %s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
