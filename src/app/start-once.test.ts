import { expect, it, vi } from 'vitest'
import { useOverlay } from '#src/overlay/overlay.ts'
import { answerWith } from '#src/testing/fake-server.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { speakIn } from '#src/testing/words.ts'
import { startOnce } from './start-once.ts'

it('reports a call that failed before anything was rendered, and starts all the same [BOOT-5] [ERR-1]', async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerWith((url) => {
    if (url.includes('/app-params')) return { status: 500 }
    if (url.includes('/platform/settings')) return { status: 200, body: PLAIN_SETTINGS }
    if (url.includes('/login-status')) return { status: 200, body: { status: false, agreement: 1 } }
    return { status: 404 }
  })
  await startOnce()
  expect(useOverlay.getState().queue.map(({ kind }) => kind)).toEqual(['apiError'])
})
