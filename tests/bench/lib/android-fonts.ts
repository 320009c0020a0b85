import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = ['roboto Roboto', 'noto-serif NotoSerif', 'noto-sans-devanagari NotoSansDevanagari'].flatMap((font) => {
  const [folder, name] = font.split(' ');
  return ['400Regular', '700Bold'].map((weight) => `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`);
});

/**
 * A configuration of Fontconfig that has Android's fonts alone. A browser that starts with `env`
 * draws the text of a page like a phone before our fonts arrive. Call `remove` at the end.
 */
export async function androidFonts(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'android-fonts-'));
  for (const file of FILES) await copyFile(fileURLToPath(import.meta.resolve(file)), join(folder, basename(file)));
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir>
<alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
<alias><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
</fontconfig>`,
  );
  return { env: { FONTCONFIG_FILE: config }, remove: () => rm(folder, { recursive: true }) };
}
