import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { SceneReport, SCENES_ASKED, SCENES_CHECKED, SCENES_RENEWED } from '#shared/scene/live.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { showFindings } from './findings-store.ts'
import { FindingsPanel } from './FindingsPanel.tsx'
import { closeCardOfGonePlace, leaveWhatIsGone } from './leave-gone.ts'
import { refreshScenes } from './refresh-scenes.ts'

/**
 * Only while `npm run dev` runs: a saved scene shows where the designer stands, and what is wrong is told over the page
 * (DESIGN-2).
 */
export function followScenes(hot: NonNullable<ImportMeta['hot']>): void {
  let refreshing = new AbortController()
  hot.on(SCENES_RENEWED, () => {
    refreshing.abort()
    refreshing = new AbortController()
    void refreshScenes(queryClient, refreshing.signal).then(leaveWhatIsGone)
  })
  hot.on(SCENES_CHECKED, (report: unknown) => showFindings(SceneReport.parse(report).findings))
  stageStore.subscribe(({ shown }) => closeCardOfGonePlace(shown))
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(FindingsPanel))
  hot.send(SCENES_ASKED)
}
