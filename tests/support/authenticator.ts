import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The faults of an authenticator for tests. */
type Faults = {
  origin?: string;
  rpId?: string;
  /** False if the authenticator did not verify the user by finger, face or PIN. */
  verified?: boolean;
  userHandle?: string;
  counter?: number;
  challenge?: string;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");
const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const UP = 0x01;
const UV = 0x04;
const WITH_CREDENTIAL = 0x40;

/** A passkey in software, as a browser at `origin` uses it (WebAuthn, ES256, no attestation). */
export function softwareAuthenticator(origin = "http://localhost:3000", rpId = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let count = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
      }),
    );
  const authenticatorData = (faults: Faults, flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(faults.rpId ?? rpId),
      number(flags | UP | (faults.verified === false ? 0 : UV), 1),
      number(faults.counter ?? ++count, 4),
      more,
    ]);
  const credential = <Answer>(response: Answer) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Answers options to make a passkey. */
    create(options: { challenge: string; user: { id: string } }, faults: Faults = {}) {
      owner = options.user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"), // COSE: EC2, ES256, P-256, x
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"), // y
        Buffer.from(y, "base64url"),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), number(id.length, 2), id, key]);
      const data = authenticatorData(faults, WITH_CREDENTIAL, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x59]),
        number(data.length, 2),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, faults)),
        attestationObject: base64url(attestation),
        transports: ["internal" as const],
      });
    },
    /** Answers options to sign in. */
    get(options: { challenge: string }, faults: Faults = {}) {
      const client = clientData("webauthn.get", options.challenge, faults);
      const data = authenticatorData(faults, 0);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: faults.userHandle ?? owner,
      });
    },
  };
}
