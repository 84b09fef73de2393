import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { people } from './people.ts'

/** The secret of an authenticator app, one a person. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** base32. The server must know it to check a code (decision 0138). */
    secret: text().notNull(),
    /** Step of 30 s since 1970 whose code was accepted last. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Null while it is being set up: it is asked for by no login. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    /** As the authenticator named it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator has signed; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Host name that it belongs to. */
    rpId: text('rp_id').notNull(),
    /** As its person calls it. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('passkeys_credential').on(table.tenantId, table.credentialId),
    index('passkeys_person').on(table.tenantId, table.personId),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** What gets in where the app and the passkeys are lost: once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** SHA-256: a code has 80 bits at random, so nobody finds it by trying. */
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.codeHash] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** `login`, `add`: a challenge that a passkey signs. `pass`: a set-up at the login was just done. */
export type StepKind = 'login' | 'add' | 'pass'

/** What is good once, for some minutes. */
export const secondSteps = pgTable(
  'second_steps',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    kind: text().$type<StepKind>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('second_steps_expires').on(table.expiresAt),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)
