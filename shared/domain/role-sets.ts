import { ROLES, type Role } from './roles.ts'

/** Roles that somebody may have besides playing, which everybody does. */
export const GIVEN_ROLES = ['leader', 'designer', 'admin'] as const satisfies readonly Role[]

/** All that a person is: the widest of the roles, and the others. Nobody is a player besides. */
export interface RoleSet {
  role: Role
  moreRoles: readonly Role[]
}

/** In the order of `ROLES`. */
export function rolesOf({ role, moreRoles }: RoleSet): Role[] {
  return ROLES.filter((one) => one === role || moreRoles.includes(one))
}

/** Of roles in any order; of none, a player. */
export function roleSetOf(roles: readonly Role[]): { role: Role; moreRoles: Role[] } {
  const given = GIVEN_ROLES.filter((role) => roles.includes(role))
  return { role: given.at(-1) ?? 'player', moreRoles: given.slice(0, -1) }
}

export function hasRole(person: RoleSet, role: Role): boolean {
  return rolesOf(person).includes(role)
}
