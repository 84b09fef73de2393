import { loadNewVersion } from './load-new-version.ts'
import { checkForUpdate, workerRegistration } from './worker.ts'

/** A version that is not there by then comes with a later load. */
const INSTALL_MS = 20_000

/** Asks the server for the newest version, waits until it is there, and loads the page anew with it. */
export async function fetchNewVersion(): Promise<void> {
  if (await checkForUpdate().catch(() => false)) await installed()
  await loadNewVersion()
}

/** Resolves when no worker is on its way any more. */
async function installed(): Promise<void> {
  const { installing } = await workerRegistration()
  if (!installing) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, INSTALL_MS)
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve()
    })
  })
}
