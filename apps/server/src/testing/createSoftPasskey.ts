import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator tells of itself beside its answer. */
type Told = { challenge: string; origin: string; rpID: string; isVerified?: boolean; counter?: number };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey in memory that answers as WebAuthn asks: ES256, without an attestation. */
export function createSoftPasskey() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A map of five in CBOR: EC2, ES256, P-256, and the two coordinates.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const clientDataOf = (type: string, { challenge, origin }: Told) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const headOf = ({ rpID, isVerified = true, counter = 0 }: Told, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(Buffer.from(rpID)), Buffer.from([all]), count]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });
  return {
    id: id.toString('base64url'),
    /** The answer to what a new passkey is asked with. */
    register(told: Told) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = Buffer.concat([headOf(told, HAS_KEY), key]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return answer({ clientDataJSON: clientDataOf('webauthn.create', told), attestationObject });
    },
    /** The answer to what a sign-in is asked with. */
    signIn(told: Told) {
      const authenticatorData = headOf(told, 0);
      const clientDataJSON = clientDataOf('webauthn.get', told);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) });
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
