import { main } from './lib/console.ts';
import { types } from './lib/suites.ts';

await main(async () => ((await types()).failed > 0 ? 1 : 0));
