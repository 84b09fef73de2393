import { answerWith } from '#src/testing/fake-server.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { requestedInfos } from '#src/testing/overlays.tsx'
import { pathOfTask } from '#src/navigation/paths.ts'
import { announceFinish } from './announce-finish.ts'

beforeEach(() => speakIn('en'))
afterEach(() => {
  overlay.clear()
  queryClient.clear()
  location.hash = ''
})

/** The server, with the task as it stands after it has refused an end, or without it. */
function serve(task: ReturnType<typeof aTask> | null): void {
  answerWith((url) => (task && url.includes(`/${task.id}`) ? { status: 200, body: task } : { status: 404 }))
}

describe('what was finished without a link and is refused', () => {
  it.each(['', pathOfTask('another')])(
    'is told of once, with its name, also at "%s" [SW-3]',
    async (path) => {
      location.hash = `#${path}`
      serve(aTask({ name: 'Storm reef' }))
      await announceFinish('ola', 'long-passphrases', null)
      expect(requestedInfos()).toEqual([{ vietType: 'uncounted', name: 'Storm reef' }])
    },
  )

  it('is no news where the task is done, is with its leader, or is not there any more [SW-3]', async () => {
    for (const task of [
      aTask({ is_completed: true }),
      aTask({ review: { stars: null, mayRepeat: false } }),
      null,
    ]) {
      serve(task)
      await announceFinish('ola', 'long-passphrases', null)
      expect(requestedInfos()).toEqual([])
      queryClient.clear()
    }
  })
})
