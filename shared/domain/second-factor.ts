import type { Role } from './roles.ts'

/** How many recovery codes a person has, each good for one login. */
export const RECOVERY_CODES = 10

/** Most passkeys of one person. */
export const MOST_PASSKEYS = 10

/** In characters. */
export const PASSKEY_NAME_LENGTH = 40

/** Whether people of this role are asked to set up a second factor, where their tenant wants one. */
export function isSecondFactorFor(role: Role): boolean {
  return role !== 'player'
}
