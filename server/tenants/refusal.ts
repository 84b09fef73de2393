/** Why something cannot be done to a tenant, for programs. */
export type TenantRefusalCode =
  | 'no-such-tenant'
  | 'no-such-operator'
  | 'name-taken'
  | 'hosts-taken'
  | 'host-wrong'
  | 'is-default'
  | 'being-deleted'
  | 'already-here'
  | 'wrong-archive'
  | 'other-version'

/** What an operator asked for cannot be done; the message says why, in a sentence. */
export class TenantRefusal extends Error {
  readonly code: TenantRefusalCode
  /** Host names that are taken. */
  readonly hosts: readonly string[]

  constructor(code: TenantRefusalCode, message: string, hosts: readonly string[] = []) {
    super(message)
    this.code = code
    this.hosts = hosts
  }
}
