import { describe, expect, it } from 'vitest';
import { openOutside, outsideLink } from './links.ts';

const REFUSED = [
  'http://example.org/',
  'file:///etc/passwd',
  'app://jovolato/index.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'ms-msdt:/id',
  'smb://host/share',
  'mailto:a@example.org',
  'ftp://example.org/',
  'https://user:secret@example.org/',
  'https://user@example.org/',
  'https:',
  '//example.org/',
  'example.org',
  '',
];

describe('outsideLink', () => {
  it('lets plain https through', () => {
    expect(outsideLink('https://example.org/a?b=c#d')).toBe('https://example.org/a?b=c#d');
    expect(outsideLink('HTTPS://EXAMPLE.ORG')).toBe('https://example.org/');
    expect(outsideLink(' https://example.org/ ')).toBe('https://example.org/');
  });

  it.each(REFUSED)('refuses „%s”', (address) => expect(outsideLink(address)).toBeNull());
});

describe('openOutside', () => {
  it('calls the opener for what may be opened, and only then', async () => {
    const opened: string[] = [];
    const open = async (url: string) => void opened.push(url);
    expect(openOutside('https://example.org/', open)).toBe(true);
    for (const address of REFUSED) expect(openOutside(address, open)).toBe(false);
    expect(opened).toEqual(['https://example.org/']);
  });
});
