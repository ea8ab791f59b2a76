import { describe, expect, it } from 'vitest';
import { signedHeaders } from './signature.ts';

describe('signedHeaders', () => {
  it('matches the example from Standard Webhooks', () => {
    // The key, message and signature are from
    // https://github.com/standard-webhooks/standard-webhooks.
    const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      now: new Date(1_614_265_330_000),
    });
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('uses a plain secret without decoding it, and signs every part of the message', () => {
    const now = new Date(0);
    const sign = (secret: string, id: string, body: string, moment = now) =>
      signedHeaders(secret, { id, body, now: moment })['webhook-signature'];
    const first = sign('secret', 'a', 'b');
    const others = [
      sign('Secret', 'a', 'b'),
      sign('secret', 'c', 'b'),
      sign('secret', 'a', 'c'),
      sign('secret', 'a', 'b', new Date(1_000)),
    ];
    expect(sign('secret', 'a', 'b')).toBe(first);
    expect(others).not.toContain(first);
  });
});
