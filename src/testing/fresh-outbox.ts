import { afterEach } from 'vitest'
import { endOutboxSession } from '#src/outbox/session.ts'

/** What one test left in the outbox's memory is not sent in the next. */
afterEach(endOutboxSession)
