import { describe, expect, it } from 'vitest';
import { digestMail, type DigestFilm } from './digest-mail.ts';

const film = (changes: Partial<DigestFilm> = {}): DigestFilm => ({
  slug: 'dadar-ka-raja',
  movieName: 'Dadar Ka Raja',
  rank: 1,
  totalCollection: 123_400_000,
  totalGrossRupees: null,
  changePercent: -8.6,
  ...changes,
});
const letter = (changes: object = {}) =>
  digestMail({
    stories: [{ slug: 'a-story', title: 'A premiere at nine', summary: 'Doors open at half past eight.' }],
    films: [film()],
    origin: 'https://site.test',
    unsubscribeUrl: 'https://site.test/unsubscribe?token=a.b',
    now: new Date('2026-11-14T02:00:00.000Z'),
    ...changes,
  });

describe('the digest', () => {
  it('has a short subject of one line with the day and the first story', () => {
    expect(letter().subject).toBe('First Show, 14 November 2026: A premiere at nine');
    const long = letter({
      stories: [{ slug: 's', title: `One\nBcc: x@example.com ${'word '.repeat(60)}`, summary: '' }],
    }).subject;
    expect(long.length).toBeLessThanOrEqual(110);
    expect(long).not.toContain('\n');
  });
  it('has the same content as text and as HTML', () => {
    const { text, html } = letter();
    for (const part of [
      'A premiere at nine',
      'Doors open at half past eight.',
      'https://site.test/article/a-story',
      'Dadar Ka Raja',
      '₹12.3 Cr nett, -8.6%',
      'https://site.test/unsubscribe?token=a.b',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });
  it('escapes typed text', () => {
    const { html } = letter({
      stories: [{ slug: 'x"><script>', title: '<script>alert(1)</script>', summary: `"'&<img src=x onerror=y>` }],
      films: [film({ movieName: '<b>Bold</b>', slug: "a'b" })],
    });
    expect(html).not.toMatch(/<(script|img|b>)/);
    expect(html).not.toContain('"\'&<');
  });
  it('never shows gross as nett, shows no figure if none is known, and lists at most five films', () => {
    expect(letter({ films: [film({ totalCollection: null, totalGrossRupees: 20_000_000 })] }).text).toContain(
      '₹2.0 Cr gross',
    );
    expect(letter({ films: [film({ totalCollection: null })] }).text).toContain('1. Dadar Ka Raja: -8.6%');
    expect(letter({ films: [] }).text).not.toContain('Box office');
    expect(letter({ films: [1, 2, 3, 4, 5, 6].map((rank) => film({ rank })) }).text).not.toContain('6. ');
  });
  it('marks Hindi text, and loads nothing from the network', () => {
    const { html } = letter({ stories: [{ slug: 's', title: 'दादर का राजा', summary: 'A summary.' }] });
    expect(html).toContain('<h2 lang="hi"');
    expect(html).toContain('<p style');
    expect(html).not.toMatch(/<(img|link|style|iframe)|url\(|src=/);
  });
});
