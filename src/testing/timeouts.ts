import { vi } from 'vitest'

/** How long a test waits for what is to come, in ms: what comes late on a busy machine is no fault. */
export const TIMEOUT_MS = 20_000

const { waitFor } = vi
vi.waitFor = (isThere, options) =>
  waitFor(isThere, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })
