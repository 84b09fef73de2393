import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Where the game itself is: what happens there is announced by one queue. */
const GAME = ['src/game', 'src/stage', 'src/overlay', 'src/shell']

/** What has a region of its own all the same, and why. */
const THEIR_OWN: Readonly<Record<string, string>> = {
  'src/game/hud/Bell.tsx': 'answers a press on itself, where it stands',
  'src/game/map/MapLoading.tsx': 'stands as long as something is awaited',
  'src/overlay/OverlayHost.tsx': 'the plate of a new version stands until it is pressed',
  'src/shell/offline/OfflinePlate.tsx': 'stands as long as there is no link',
  'src/shell/offline/OfflinePopup.tsx': 'stands as long as there is no link',
  'src/shell/popups/ApiErrorModal.tsx': 'an alert: it interrupts, whatever else is said',
  'src/shell/session-end/SessionWarning.tsx': 'counts down in its dialog',
  'src/stage/StageShell.tsx': 'stands as long as the picture is gone',
}

it('nothing of the game has a live region of its own but what is named here [ACCESS-2]', () => {
  const files = GAME.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
      .map((path) => join(folder, path)),
  )
  const live = files.filter((file) => /role="(status|alert|log)"|aria-live/.test(readFileSync(file, 'utf8')))
  expect(live.toSorted()).toEqual(Object.keys(THEIR_OWN).toSorted())
})
