import type { ReactNode } from 'react'
import { MOBILE } from '#shared/domain/mobile.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { classes } from '#src/ui/class-names.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import { useHudPanel } from '../hud/hud-store.ts'
import { PhoneList } from './PhoneList.tsx'
import styles from './ScenePanel.module.css'
import { useListSheet } from './use-list-sheet.ts'

interface ScenePanelProps {
  missionId: string
  children: ReactNode
  /** The main button: in reach however long the list is. */
  next?: ReactNode
}

/** The same as the scene in words, beside it, or from below on a phone. The stage's own list stands in for both. */
export function ScenePanel({ missionId, children, next }: ScenePanelProps) {
  const isMobile = useMedia(MOBILE)
  const hasPicture = useStage(isDrawn)
  const isOnPhone = isMobile && hasPicture
  const sheet = useListSheet(missionId, isOnPhone)
  const hasCard = useHudPanel(({ open }) => open !== null)
  if (!hasPicture) return null
  if (isOnPhone) {
    return (
      <PhoneList footer={next} isOpen={sheet.isOpen} onClose={sheet.close}>
        {children}
      </PhoneList>
    )
  }
  return (
    <aside className={classes(styles.panel, hasCard && styles.aside)} ref={keepLabelsOff}>
      <div className={styles.list} ref={hintAtMore}>
        {children}
      </div>
      {next && <div className={styles.next}>{next}</div>}
    </aside>
  )
}
