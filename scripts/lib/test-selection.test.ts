import { describe, expect, it } from 'vitest';
import { readSelection } from './test-selection.ts';

const selected = (line: string, isCi = false) => {
  const { parts, isEverything, patterns } = readSelection(line.split(' ').filter(Boolean), { isCi });
  return { parts: [...parts].join(' '), isEverything, patterns: patterns.join(' ') };
};
const everyday = 'types lint unit rules emulator e2e size';

describe('the arguments of npm test', () => {
  it.each([
    ['', { parts: everyday, isEverything: false, patterns: '' }],
    ['all', { parts: `${everyday} browsers`, isEverything: true, patterns: '' }],
    ['emulator', { parts: 'emulator', isEverything: false, patterns: '' }],
    ['all emulator', { parts: 'emulator', isEverything: true, patterns: '' }],
    ['types lint unit', { parts: 'types lint unit', isEverything: false, patterns: '' }],
  ])("'%s' selects parts", (line, expected) => expect(selected(line)).toEqual(expected));

  it('select everything in CI, whatever they name', () => {
    expect(selected('', true)).toEqual(selected('all'));
    expect(selected('e2e --shard=1/2', true)).toEqual({
      parts: 'e2e',
      isEverything: true,
      patterns: '--shard=1/2',
    });
  });

  it('select every test that matches a pattern, slow or not', () =>
    expect(selected('emulator comments/ abuse/')).toEqual({
      parts: 'emulator',
      isEverything: true,
      patterns: 'comments/ abuse/',
    }));

  it('are refused with an unknown part, or a pattern without a part', () => {
    expect(() => selected('emulators')).toThrow("There is no part 'emulators'");
    expect(() => selected('all comments/')).toThrow("There is no part 'comments/'");
  });
});
