import { activateUpdate } from './worker.ts'

/** A worker that does not take over holds up no reload. */
const TAKE_OVER_MS = 3000

/** Lets the new version take over and loads the page anew; without it, too, the server has the new one. */
export async function loadNewVersion(): Promise<void> {
  // absent on pages that came unencrypted
  if (!('serviceWorker' in navigator)) {
    location.reload()
    return
  }
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKE_OVER_MS)
  })
  if (await activateUpdate().catch(() => false)) await taken
  location.reload()
}
