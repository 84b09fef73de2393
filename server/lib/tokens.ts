import { createHash, randomBytes } from 'node:crypto'

/** 256 bits at random, as base64url: 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
