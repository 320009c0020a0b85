import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photo } from '../../../functions/src/testing/pictures.ts';

/** `make-photos.ts <folder> <count>` creates `count` different photos of 12 megapixels. */
const [folder = '', count = '0'] = process.argv.slice(2);
for (let seed = 1; seed <= Number(count); seed += 1)
  await writeFile(join(folder, `${seed}.jpg`), await photo(4000, 3000, seed));
