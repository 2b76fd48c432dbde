import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, hostOf } from './address.ts';

describe('addressOf', () => {
  it('parts path and query', () => {
    expect(addressOf('/')?.path).toBe('/');
    expect(addressOf('/?belepo=a%62c')?.query.get('belepo')).toBe('abc');
    expect(addressOf('/a/b.js?x=1#?belepo=y')).toMatchObject({ path: '/a/b.js' });
    expect(addressOf('/a#?belepo=y')?.query.get('belepo')).toBeNull();
  });

  it.each(['//', '///', '/\\', '//[', '//:99999/', '/%', '/?%zz=%', '//user@host:0/x'])(
    'takes %s for a path',
    (target) => {
      expect(addressOf(target)?.path).toBe(target.split('?')[0]);
    },
  );

  it.each([undefined, '', '*', 'http://127.0.0.1:1/', 'example.org:443', '?belepo=x'])('refuses %s', (target) => {
    expect(addressOf(target)).toBeNull();
  });

  it('throws for nothing at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (rest) => addressOf(`/${rest}`) !== null));
  });
});

describe('hostOf', () => {
  it('knows no host where there are several or none', () => {
    expect(hostOf({ headersDistinct: { host: ['a'] } })).toBe('a');
    expect(hostOf({ headersDistinct: { host: ['a', 'b'] } })).toBeUndefined();
    expect(hostOf({ headersDistinct: {} })).toBeUndefined();
  });
});
