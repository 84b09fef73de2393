/** What operators do, as their log names it. */
export const OPERATOR_ACTIONS = [
  'tenant-created',
  'tenant-admin-invited',
  'tenant-suspended',
  'tenant-resumed',
  'tenant-hosts',
  'tenant-default',
  'tenant-default-lost',
  'tenant-quotas',
  'tenant-exported',
  'tenant-imported',
  'tenant-deleted',
  'operator-created',
  'operator-reset',
  'operator-removed',
  'operator-joined',
  'operator-signed-in',
] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

/** What their log says of before and after; each has words in the console. */
export const OPERATOR_FIELDS = ['email', 'hosts', 'people', 'storageMb', 'mailsPerDay'] as const
export type OperatorField = (typeof OPERATOR_FIELDS)[number]

/** Without secrets. A limit that is missing or null is none. */
export type OperatorValues = Readonly<Partial<Record<OperatorField, unknown>>>

/** How long the operators' log goes back: it outlives tenants. */
export const OPERATOR_LOG_DAYS = { usual: 3650, least: 90, most: 36_500 } as const
