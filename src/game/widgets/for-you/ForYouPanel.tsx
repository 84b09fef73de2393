import { useState } from 'react'
import { ForYou } from '#src/features/recommendations/ForYou.tsx'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { useOpenTask } from '#src/navigation/use-task-navigation.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** What is recommended, over the map: a panel, on a phone a sheet that Back closes. */
export function ForYouPanel({ isMobile }: { isMobile: boolean }) {
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { open, openSheet, closeSheet } = useSheet()
  const openTask = useOpenTask()
  return (
    <div ref={keepLabelsOff}>
      <ForYou
        isMobile={isMobile}
        isOpen={isMobile ? open === 'forYou' : isPanelOpen}
        onOpen={() => (isMobile ? openSheet('forYou') : setPanelOpen(true))}
        onClose={() => (isMobile ? closeSheet() : setPanelOpen(false))}
        onTask={(taskId) => openTask(taskId, open !== null)}
      />
    </div>
  )
}
