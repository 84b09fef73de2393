import { vi } from 'vitest'

/** How long a test waits for what is to come, in ms: what comes late on a busy machine is no fault. */
export const PATIENCE_MS = 20_000

const { waitFor } = vi
vi.waitFor = (isThere, options) =>
  waitFor(isThere, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
