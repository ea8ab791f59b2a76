import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const secret = 'a secret for receivers of leads';
const webhook = { LEAD_WEBHOOKS: 'https://crm.example.com/leads', LEAD_WEBHOOK_SECRET: secret };

describe('the lead configuration', () => {
  it('has default values for the lead settings', () => {
    expect(readConfig({}).leads).toMatchObject({
      mailTo: undefined,
      webhooks: [],
      allowPrivateWebhooks: false,
      retentionDays: 790,
    });
  });

  it('accepts several team addresses and webhooks', () => {
    const { leads } = readConfig({
      ...webhook,
      LEAD_MAIL_TO: 'a@example.com, b@example.com',
      LEAD_WEBHOOKS: 'https://a.example/x, https://b.example/y?key=z',
    });
    expect(leads.mailTo).toEqual(['a@example.com', 'b@example.com']);
    expect(leads.webhooks).toHaveLength(2);
  });

  it.each([
    [{ LEAD_MAIL_TO: 'team' }, 'LEAD_MAIL_TO must list email addresses'],
    [{ LEAD_WEBHOOKS: 'ftp://a.example' }, 'LEAD_WEBHOOKS must list addresses'],
    [{ LEAD_WEBHOOKS: 'https://a.example' }, 'LEAD_WEBHOOK_SECRET must be set'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: 'short' }, 'LEAD_WEBHOOK_SECRET must have at least 24'],
    [{ ...webhook, LEAD_WEBHOOKS: 'http://a.example' }, 'must start with https:'],
    [{ LEAD_RETENTION_DAYS: '0' }, 'LEAD_RETENTION_DAYS must be a number from 1'],
  ])('rejects %j', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });

  it('accepts http only if private addresses are allowed', () => {
    const local = { ...webhook, LEAD_WEBHOOKS: 'http://localhost:9' };
    const { leads } = readConfig({ ...local, LEAD_WEBHOOK_ALLOW_PRIVATE: 'true' });
    expect(leads.webhooks).toEqual(['http://localhost:9']);
  });

  it('reports an invalid webhook URL without repeating it, because it may contain a secret', () => {
    const environment = { LEAD_WEBHOOKS: 'hidden-key', LEAD_WEBHOOK_SECRET: 'hidden' };
    expect(() => readConfig(environment)).not.toThrow('hidden-key');
    expect(() => readConfig(environment)).toThrow('LEAD_WEBHOOKS must list');
  });
});
