import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import {
  SceneReport,
  SCENES_ASKED,
  SCENES_CHECKED,
  SCENES_RENEWED,
  SCENES_SAVED,
} from '#shared/scene/live.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { showFindings } from './findings-store.ts'
import { FindingsPanel } from './FindingsPanel.tsx'
import { noteChecked, noteKnown, noteSaved } from './follow-work.ts'
import { closeCardOfGonePlace, leaveWhatIsGone } from './leave-gone.ts'
import { refreshScenes } from './refresh-scenes.ts'
import { WorkNote } from './WorkNote.tsx'

/** What is used of Vite's. */
interface Hot {
  on: (event: string, listener: (said: unknown) => void) => void
  off: (event: string, listener: (said: unknown) => void) => void
  send: (event: string) => void
}

/**
 * Only while `npm run dev` runs: a saved scene shows where the designer stands, and what is wrong is told over the page
 * (DESIGN-2).
 * @returns how to stop
 */
export function followScenes(hot: Hot): () => void {
  let refreshing = new AbortController()
  const renew = () => {
    refreshing.abort()
    refreshing = new AbortController()
    const { signal } = refreshing
    void refreshScenes(queryClient, signal)
      .then(leaveWhatIsGone)
      .then(() => noteKnown(signal))
  }
  const check = (said: unknown) => {
    const { findings, hasNewer } = SceneReport.parse(said)
    showFindings(findings)
    noteChecked(hasNewer)
  }
  hot.on(SCENES_RENEWED, renew)
  hot.on(SCENES_SAVED, noteSaved)
  hot.on(SCENES_CHECKED, check)
  const stopWatching = stageStore.subscribe(({ shown }) => closeCardOfGonePlace(shown))
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement(Fragment, null, createElement(FindingsPanel), createElement(WorkNote)))
  hot.send(SCENES_ASKED)
  return () => {
    refreshing.abort()
    hot.off(SCENES_RENEWED, renew)
    hot.off(SCENES_SAVED, noteSaved)
    hot.off(SCENES_CHECKED, check)
    stopWatching()
    root.unmount()
    place.remove()
  }
}
