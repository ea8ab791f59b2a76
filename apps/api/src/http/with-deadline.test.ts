import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { problemIn } from '../../test/test-app.ts';
import { answerFailure } from './answer-failure.ts';
import { withDeadline } from './with-deadline.ts';

const never = new Promise<string>(() => {});

describe('withDeadline', () => {
  it('returns the result or rethrows the error', async () => {
    expect(await withDeadline(Promise.resolve('here'), 1_000)).toBe('here');
    await expect(withDeadline(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow(
      'broken',
    );
  });

  it('fails with 503 and Retry-After when there is no result by the deadline', async () => {
    const app = fastify();
    app.setErrorHandler(answerFailure);
    app.get('/never', () => withDeadline(never, 5));
    const answer = await app.inject('/never');
    expect(problemIn(answer)).toMatchObject({ status: 503, code: 'overloaded' });
    expect(answer.headers['retry-after']).toBe('2');
  });
});
