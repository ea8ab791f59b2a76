import { expect, it } from 'vitest';
import { agentName, userAgent } from './user-agent.ts';

const supportEmail = 'help@brand.example';

it.each([
  ['Harbor Homes', 'HarborHomes'],
  ['Casa Llave & Niño', 'CasaLlaveNino'],
  ['家', 'Site'],
])('converts the name %s to the word %s', (name, word) => {
  expect(agentName({ name })).toBe(word);
  expect(agentName({ name }, 'Links')).toBe(`${word}Links`);
});

it('contains the brand and its support address in ASCII, in one comment', () => {
  expect(userAgent({ name: 'Casa Llave ñ (MI)', supportEmail }, 'Links')).toBe(
    'CasaLlavenMILinks/1.0 (Casa Llave ?  MI ; +mailto:help@brand.example)',
  );
  expect(userAgent({ name: 'A\r\nX: y', supportEmail })).not.toMatch(/[\r\n]/);
});
