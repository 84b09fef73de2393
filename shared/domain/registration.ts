/** Who may open an account: invited people only, also owners of an address at a listed domain, or everybody. */
export const REGISTRATION_MODES = ['invitation', 'domains', 'open'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

/** The most domains that a tenant lists. */
export const MOST_DOMAINS = 50
