import { expect, it } from 'vitest';
import { madeUpBrand } from '../../test/made-up-brand.ts';
import { listedFiles } from '../open-data/listed-files.ts';
import { llmsTxt } from './llms-txt.ts';

const siteUrl = 'https://www.harbor.example';
const pathsIn = (text: string) =>
  [...text.matchAll(/^- \[(.+?)\]\((.+?)\)/gm)].map(([, path]) => path);

it('lists the public pages, the files and the feeds, with the license', () => {
  const text = llmsTxt({ brand: madeUpBrand, siteUrl });
  expect(text).toMatch(/^# Harbor Home\n\n> Harbor Credit Union shows/);
  expect(text).toContain('## Data (CC BY-SA 4.0)');
  expect(text).toContain(
    '- [/programs](https://www.harbor.example/programs): Down payment programs',
  );
  expect(pathsIn(text)).toEqual(
    expect.arrayContaining(['/', '/how-it-works', '/programs/oh', '/data', '/sitemap.xml']),
  );
  expect(pathsIn(text)).toEqual(expect.arrayContaining(listedFiles.map(([path]) => path)));
});

it('omits the files and feeds that a site can turn off', () => {
  const text = llmsTxt({ brand: { ...madeUpBrand, openData: null }, siteUrl });
  expect(text).not.toMatch(/\/data|\/changes|\/calendar|[{}]|line of credit/);
});
