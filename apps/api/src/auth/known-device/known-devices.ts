import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthSettings } from '../auth-settings.ts';
import type { Sealer } from '../server-secret/sealer.ts';

/** The longest that browsers keep a cookie, in seconds: 400 days (RFC 6265bis). */
const LIFETIME = 400 * 24 * 60 * 60;

/** The most people who are known on one device. */
const MOST_PEOPLE = 8;

/** Where the sealed value opens, and nowhere else. */
const PLACE = 'known device';

const Device = z.strictObject({ id: z.string(), people: z.array(z.string()) });
type Device = z.infer<typeof Device>;

/**
 * Browsers on which people have signed in. Wrong passwords from anywhere else do not count against
 * whoever uses a known one, so nobody is kept out of their account by an attacker
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface KnownDevices {
  /** False where the web app is served by another host: this one's cookies do not go there. */
  readonly canBeKnown: boolean;
  /** What the device is counted by, where that person has signed in on it. */
  find(request: FastifyRequest, email: string): string | undefined;
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

interface Dependencies {
  readonly sealer: Sealer;
  readonly settings: Pick<AuthSettings, 'siteUrl'>;
  /** Other origins whose pages call this server. */
  readonly corsOrigins: readonly string[];
}

export function knownDevices({ sealer, settings, corsOrigins }: Dependencies): KnownDevices {
  const site = new URL(settings.siteUrl);
  const isSecure = site.protocol === 'https:';
  const name = isSecure ? '__Host-latchkey-device' : 'latchkey-device';

  function deviceOf({ cookies }: FastifyRequest): Device | undefined {
    const value = cookies[name];
    if (value === undefined) return undefined;
    try {
      const opened = sealer.open(Buffer.from(value, 'base64url'), PLACE);
      return opened && Device.parse(JSON.parse(opened.toString()));
    } catch {
      // Too short to have been sealed.
      return undefined;
    }
  }

  return {
    canBeKnown: !corsOrigins.includes(site.origin),

    find(request, email) {
      const device = deviceOf(request);
      return device?.people.includes(personOf(email)) ? device.id : undefined;
    },

    remember(request, reply, email) {
      const known = deviceOf(request) ?? { id: randomBytes(16).toString('base64url'), people: [] };
      const people = [personOf(email), ...known.people.filter((one) => one !== personOf(email))];
      const device: Device = { id: known.id, people: people.slice(0, MOST_PEOPLE) };
      const value = sealer.seal(Buffer.from(JSON.stringify(device)), PLACE).toString('base64url');
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: LIFETIME,
      });
    },
  };
}

/** 128 bits of a hash: the cookie names nobody, even to whoever could open it. */
function personOf(email: string): string {
  return createHash('sha256').update(email).digest().subarray(0, 16).toString('base64url');
}
