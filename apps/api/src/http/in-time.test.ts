import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { problemIn } from '../test-app.ts';
import { answerFailure } from './answer-failure.ts';
import { inTime } from './in-time.ts';

const never = new Promise<string>(() => {});

describe('inTime', () => {
  it('gives the answer, or the fault', async () => {
    expect(await inTime(Promise.resolve('here'), 1_000)).toBe('here');
    await expect(inTime(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
  });

  it('answers 503 in the place of one that does not come, and says when to ask again', async () => {
    const app = fastify();
    app.setErrorHandler(answerFailure);
    app.get('/never', () => inTime(never, 5));
    const answer = await app.inject('/never');
    expect(problemIn(answer)).toMatchObject({ status: 503, code: 'overloaded' });
    expect(answer.headers['retry-after']).toBe('2');
  });
});
