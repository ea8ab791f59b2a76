import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';
import type { Sealer } from '../sessions/sealer.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { User } from '../users/repository.ts';

/** How long a device is remembered after a sign-in, in seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** Maximum number of users per device. */
const MAX_USERS = 8;

/**
 * The purpose of the encryption. A cookie encrypted for one purpose cannot be decrypted for another
 * one.
 */
const PLACE = 'known device';

const Device = z.strictObject({
  id: z.string(),
  users: z.array(
    z.strictObject({
      key: z.string(),
      /** When the server stops treating the device as known, in seconds since 1970. */
      until: z.number(),
    }),
  ),
});
type Device = z.infer<typeof Device>;

/** The fields that the cookie is bound to. A new password or owner invalidates the cookie. */
type DeviceUser = Pick<User, 'id' | 'passwordHash' | 'ownerSince'>;

/**
 * Tracks browsers where users have signed in. Wrong passwords from other devices do not count
 * against these browsers, so an attacker cannot lock out the owner
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface KnownDevices {
  /**
   * Whether the server can recognize devices. False if the web app is on another host, because
   * requests from there do not include this server's cookies.
   */
  readonly canBeKnown: boolean;
  /** Returns the device's ID if this user has signed in on it with the current password. */
  find(request: FastifyRequest, user: DeviceUser): string | undefined;
  /**
   * Remembers the device for a user. Pass the stored user, which must have the new hash after a
   * password change.
   */
  remember(request: FastifyRequest, reply: FastifyReply, user: DeviceUser): void;
}

interface Dependencies {
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly settings: Pick<AuthSettings, 'siteUrl'>;
  /** Other origins whose pages call this server. */
  readonly corsOrigins: readonly string[];
}

export function knownDevices({ sealer, clock, settings, corsOrigins }: Dependencies): KnownDevices {
  const site = new URL(settings.siteUrl);
  const isSecure = site.protocol === 'https:';
  const name = isSecure ? '__Host-latchkey-device' : 'latchkey-device';
  const nowInSeconds = () => Math.floor(clock().getTime() / 1_000);

  /** Returns the device from the cookie, with its users whose sign-ins have not expired. */
  function deviceOf({ cookies }: FastifyRequest): Device | undefined {
    const value = cookies[name];
    if (value === undefined) return undefined;
    try {
      const opened = sealer.open(Buffer.from(value, 'base64url'), PLACE);
      if (!opened) return undefined;
      const { id, users } = Device.parse(JSON.parse(opened.toString()));
      const now = nowInSeconds();
      return { id, users: users.filter(({ until }) => until > now) };
    } catch {
      // The cookie is malformed or from an earlier version.
      return undefined;
    }
  }

  return {
    canBeKnown: !corsOrigins.includes(site.origin),

    find(request, user) {
      const device = deviceOf(request);
      return device?.users.some(({ key }) => key === keyOf(user)) ? device.id : undefined;
    },

    remember(request, reply, user) {
      const current = deviceOf(request) ?? { id: randomBytes(16).toString('base64url'), users: [] };
      const users = [
        { key: keyOf(user), until: nowInSeconds() + LIFETIME },
        ...current.users.filter(({ key }) => key !== keyOf(user)),
      ];
      const device: Device = { id: current.id, users: users.slice(0, MAX_USERS) };
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

/**
 * Returns a 128-bit hash of the user ID, the password hash, and the time when the owner verified
 * the address.
 */
function keyOf({ id, passwordHash, ownerSince }: DeviceUser): string {
  return createHash('sha256')
    .update(JSON.stringify([id, passwordHash, ownerSince]))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
