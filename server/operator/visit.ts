import type { LRUCache } from 'lru-cache'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Settings } from '#server/env.ts'
import type { Database } from '#server/db/database.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { ThrottleState } from '#server/lib/throttle.ts'
import type { SignedInOperator } from './session.ts'

/** How often pairs of name and password were tried, by address: of this process. */
export type TriedPairs = LRUCache<string, ThrottleState>

/** What a handler of the console is handed besides its input. */
export interface OperatorVisit {
  db: Database
  files: Files
  secrets: Secrets
  now: Date
  /** As the log has it. */
  address: string
  /** Null where nobody is signed in. */
  operator: SignedInOperator | null
  pairs: TriedPairs
  /** Where the product is found, and what is the server's own of host names. */
  settings: Pick<Settings, 'publicUrl' | 'contentUrl' | 'operatorHost' | 'port'>
  /** Whether mails reach people. */
  sendsMail: boolean
  /** Signs an operator in. */
  begin: (operatorId: string) => Promise<void>
  end: () => Promise<void>
}

/** A visit by an operator, or, where anyone may call, by anyone. */
export type OperatorVisitOf<E extends Endpoint> = OperatorVisit & {
  operator: E['who'] extends 'anyone' ? SignedInOperator | null : SignedInOperator
}
