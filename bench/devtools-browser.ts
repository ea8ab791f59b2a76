import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { browser } from '../e2e/browser.ts';

/**
 * Turns off Chromium's background activity, which would skew measurements, and accepts the
 * certificate of the benchmark's proxy.
 */
const args = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  '--remote-debugging-port=0',
];

/** Starts Chromium with an empty profile, passes its DevTools port to `use`, then stops it. */
export async function withBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'latchkey-browser-'));
  const { executablePath = chromium.executablePath(), env = process.env } = await browser();
  const child = spawn(executablePath, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    return await use(await portOf(createInterface(child.stderr)));
  } finally {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function portOf(lines: AsyncIterable<string>): Promise<number> {
  const said: string[] = [];
  for await (const line of lines) {
    const [, port] = /listening on ws:\/\/[\w.]+:(\d+)/.exec(line) ?? [];
    if (port) return Number(port);
    said.push(line);
  }
  throw new Error(`Chromium did not start:\n${said.join('\n')}`);
}

/** Stores a draft in the browser's storage for an origin, before any page loads. */
export async function keepDraft(port: number, origin: string, draft: object): Promise<void> {
  const open = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await open.contexts()[0]?.newPage();
    await page?.goto(`${origin}/healthz`);
    await page?.evaluate(
      (value) => localStorage.setItem('latchkey.draft', value),
      JSON.stringify(draft),
    );
    await page?.close();
  } finally {
    await open.close();
  }
}
