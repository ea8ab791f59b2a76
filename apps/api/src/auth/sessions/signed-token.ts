/**
 * A JSON Web Token in its compact form (RFC 7515, section 3.1). Node's own signature, on another
 * thread, costs half of what jose's by way of Web Crypto does.
 */
export async function signedToken(
  header: object,
  claims: object,
  sign: (input: Buffer) => Promise<Buffer>,
): Promise<string> {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${(await sign(Buffer.from(input))).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
