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
  it('refuses a second name and an unknown option, and lists the known ones', () => {
    expect(() => read('search')).toThrow("Unexpected argument 'search'");
    expect(() => read('--runing')).toThrow(/Unknown option '--runing'.*\n\nOptions of 'scale': --running, --only$/s);
    expect(() => read('--constructor')).toThrow("Unknown option '--constructor'");
    expect(() => parseOptions({ name: 'all', args: ['--running'], known: {} })).toThrow("Options of 'all': none");
  });
  it('refuses an option without its value, and a value for a flag', () => {
    expect(() => read('--only')).toThrow("Option '--only <value>' argument missing");
    expect(() => read('--running=yes')).toThrow("Option '--running' does not take an argument");
  });
});

it('reads a whole number above 0, and refuses other values', () => {
  expect(countOf({}, 'articles', 7)).toBe(7);
  expect(countOf({ articles: '2000' }, 'articles', 7)).toBe(2000);
  for (const given of ['0', '-1', 'many', '1.5'])
    expect(() => countOf({ articles: given }, 'articles', 7)).toThrow(`not '${given}'`);
});
