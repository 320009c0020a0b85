import { describe, expect, it } from 'vitest';
import { parseOptions, countOf } from './options.ts';

const read = (...args: string[]) =>
  parseOptions({ name: 'scale', args, known: { running: 'boolean', only: 'string' } });

describe('the parser of the arguments after the name of a measurement', () => {
  it('returns the values by option', () => {
    expect(read()).toEqual({});
    expect(read('--running', '--only', 'desk: log')).toEqual({ running: true, only: 'desk: log' });
    expect(read('--only=home')).toEqual({ only: 'home' });
  });
  it('refuses a second name and an unknown option, and says why', () => {
    expect(() => read('search')).toThrow("One measurement at a time: 'search' is a second name beside 'scale'.");
    expect(() => read('--runing')).toThrow("'scale' has no option '--runing': it knows --running, --only.");
    expect(() => read('--constructor')).toThrow("no option '--constructor'");
    expect(() => parseOptions({ name: 'all', args: ['--running'], known: {} })).toThrow(
      "'all' has no option '--running'.",
    );
  });
  it('refuses an option without its value, and a value for a flag', () => {
    expect(() => read('--only')).toThrow('--only takes a value.');
    expect(() => read('--running=yes')).toThrow('--running takes no value.');
  });
});

it('reads a whole number above 0, and refuses other values', () => {
  expect(countOf({}, 'articles', 7)).toBe(7);
  expect(countOf({ articles: '2000' }, 'articles', 7)).toBe(2000);
  for (const given of ['0', '-1', 'many', '1.5'])
    expect(() => countOf({ articles: given }, 'articles', 7)).toThrow(`not '${given}'`);
});
