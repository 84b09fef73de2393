/** What a person may be in a tenant, the widest last. */
export const ROLES = ['player', 'leader', 'designer', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Who makes what others play. */
export const MAKERS = ['designer', 'admin'] as const satisfies readonly Role[]
