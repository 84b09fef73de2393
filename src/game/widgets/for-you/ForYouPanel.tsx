import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ForYou } from '#src/features/recommendations/ForYou.tsx'
import { RECALL } from '#src/features/recall/recall-path.ts'
import { RecallEntry } from '#src/features/recall/RecallEntry.tsx'
import { TEAM } from '#src/features/together/team-path.ts'
import { TeamEntry } from '#src/features/together/TeamEntry.tsx'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { useOpenTask } from '#src/navigation/use-task-navigation.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import styles from './ForYouPanel.module.css'

/** What comes back today, and what is recommended, over the map: a panel, on a phone a sheet that Back closes. */
export function ForYouPanel({ isMobile }: { isMobile: boolean }) {
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { open, openSheet, closeSheet } = useSheet()
  const openTask = useOpenTask()
  const navigate = useNavigate()
  const isOpen = isMobile ? open === 'forYou' : isPanelOpen
  return (
    <div ref={keepLabelsOff} className={styles.row}>
      {!isOpen && <TeamEntry onOpen={() => void navigate(TEAM)} />}
      {!isOpen && <RecallEntry onOpen={() => void navigate(RECALL)} />}
      <ForYou
        isMobile={isMobile}
        isOpen={isOpen}
        onOpen={() => (isMobile ? openSheet('forYou') : setPanelOpen(true))}
        onClose={() => (isMobile ? closeSheet() : setPanelOpen(false))}
        onTask={(taskId) => openTask(taskId, open !== null)}
      />
    </div>
  )
}
