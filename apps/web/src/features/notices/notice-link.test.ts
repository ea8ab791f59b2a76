import { expect, it } from 'vitest';
import { noticeLinkIn } from './notice-link.ts';

const token = `${'A-_9'.repeat(10)}abc`;

it.each(['confirm', 'stop'] as const)('parses the action of the link: %s', (does) => {
  expect(noticeLinkIn(`#${does}=${token}`)).toEqual({ does, token });
});

it.each(['', '#', `#${token}`, `#resume=${token}`, '#stop=short', `#stop=${token}x`])(
  'returns null for any other link: %j',
  (hash) => {
    expect(noticeLinkIn(hash)).toBeNull();
  },
);
