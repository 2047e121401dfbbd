import { describe, expect, it } from 'vitest';
import { readAddress } from './router.ts';

describe('an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/new', 'new', {}],
    ['/same-device', 'same-device', {}],
    ['/join', 'join', {}],
    ['/t/k3v9', 'table', { id: 'k3v9' }],
    ['/g/d72e', 'game', { id: 'd72e' }],
    ['/rules', 'rules', {}],
    ['/rules/temple', 'topic', { topic: 'temple' }],
    ['/settings', 'settings', {}],
    ['/about', 'about', {}],
    ['/journeys', 'journeys', {}],
  ])('%s leads to the page %s', (address, page, params) => {
    expect(readAddress(address)).toMatchObject({ page, params, path: address });
  });

  it.each(['/nowhere', '/t', '/t/', '/t/a/b', '/rules/a/b', '/New', '//'])('%s leads nowhere', (address) => {
    expect(readAddress(address).page).toBe('unknown');
  });

  it('may end with a stroke', () => {
    expect(readAddress('/rules/')).toMatchObject({ page: 'rules', path: '/rules' });
  });

  it('carries wishes behind it', () => {
    expect(readAddress('/g/a1?view=narrator&lang=es').query).toEqual({ view: 'narrator', lang: 'es' });
  });

  it('holds any sign in its parts, and forgives half a percent sign', () => {
    expect(readAddress('/t/caf%C3%A9').params).toEqual({ id: 'café' });
    expect(readAddress('/t/50%25').params).toEqual({ id: '50%' });
    expect(readAddress('/t/50%').params).toEqual({ id: '50%' });
  });
});
