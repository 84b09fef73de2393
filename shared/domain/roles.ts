/** What a person may be in a tenant. */
export const ROLES = ['player', 'leader', 'designer', 'admin'] as const

export type Role = (typeof ROLES)[number]
