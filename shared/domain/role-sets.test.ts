import { expect, it } from 'vitest'
import { hasRole, rolesOf, roleSetOf } from './role-sets.ts'
import { ROLES } from './roles.ts'

it.each([
  [[], 'player', []],
  [['player'], 'player', []],
  [['leader', 'player'], 'leader', []],
  [['admin', 'leader'], 'admin', ['leader']],
  [['leader', 'designer', 'leader'], 'designer', ['leader']],
  [['admin', 'designer', 'leader'], 'admin', ['leader', 'designer']],
] as const)('%j are %s and besides %j, and give the same set back [SERVE-2]', (roles, role, moreRoles) => {
  const set = roleSetOf(roles)
  expect(set).toEqual({ role, moreRoles })
  expect(roleSetOf(rolesOf(set))).toEqual(set)
})

it('each role of a set is had, and no other [SERVE-2]', () => {
  const set = roleSetOf(['leader', 'admin'])
  expect(ROLES.filter((role) => hasRole(set, role))).toEqual(['leader', 'admin'])
})
