import { drafts } from '#src/lib/drafts.ts'
import { pageBuild } from '#src/lib/page-build.ts'
import { loadNewVersion } from '#src/lib/load-new-version.ts'
import { activateUpdate, buildOf, checkForUpdate, workerRegistration } from '#src/lib/worker.ts'
import { overlay, useOverlay } from '#src/overlay/overlay.ts'
import { mayReload } from './may-reload.ts'

/** So often a page that stays open looks for a new version, in ms. */
const LOOK_MS = 3_600_000

/**
 * Notices a new version (SW-3). It waits while anything is at stake, and comes by itself when the page is out of sight. Returns
 * how to stop.
 * @param isAllSaved whether all that was done in a task is with the server
 */
export function watchNewVersion(isAllSaved: () => boolean): () => void {
  const { serviceWorker } = navigator
  let isStopped = false
  const stops: (() => void)[] = []
  const hear = (target: EventTarget, name: string, heard: () => void): void => {
    target.addEventListener(name, heard)
    stops.push(() => target.removeEventListener(name, heard))
  }
  // the first worker of a page is no new version
  let hadWorker = serviceWorker.controller !== null
  hear(serviceWorker, 'controllerchange', () => {
    if (hadWorker && serviceWorker.controller) void notice(serviceWorker.controller)
    hadWorker = true
  })
  hear(document, 'visibilitychange', () => {
    if (document.hidden && isNoticed() && mayReload(nowOf(isAllSaved()))) void loadNewVersion()
  })
  const look = setInterval(() => void checkForUpdate().catch(() => false), LOOK_MS)
  stops.push(() => clearInterval(look))
  workerRegistration().then(
    (registration) => {
      if (isStopped) return
      if (registration.waiting) void notice(registration.waiting)
      const awaitComing = () => {
        const coming = registration.installing
        if (!coming) return
        hear(coming, 'statechange', () => {
          if (coming.state === 'installed' && serviceWorker.controller) void notice(coming)
        })
      }
      // one may have been found before anybody listened
      awaitComing()
      hear(registration, 'updatefound', awaitComing)
    },
    () => undefined,
  )
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/** One of this page's own build may take over at once: nothing changes on the screen. */
async function notice(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === pageBuild()) await activateUpdate().catch(() => false)
  else overlay.show({ kind: 'newVersion' })
}

/** Another build than this page's is there, to be shown by the next load. */
function isNoticed(): boolean {
  return useOverlay.getState().queue.some(({ kind }) => kind === 'newVersion')
}

function nowOf(isSaved: boolean) {
  return {
    path: location.hash.slice(1),
    isCovered: document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null,
    isTyping: drafts.size > 0 || hasTyped(),
    isSaved,
  }
}

function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  )
}
